#!/bin/sh
# Makes fonts/*.ttf and icons.txt again from their packages. Needs npm, and Python 3 with venv.
# The packages are kept outside the repository, in the user's cache folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/duelhall-assets
mkdir -p "$cache"

package() { # name version: unpacks an npm package once
    folder=$cache/$(echo "$1" | tr -d @ | tr / -)-$2
    if [ ! -e "$folder/package.json" ]; then
        archive=$(cd "$cache" && npm pack --silent "$1@$2")
        mkdir -p "$folder"
        tar -xzf "$cache/$archive" -C "$folder" --strip-components=1
    fi
}

package @iconify-json/game-icons 1.2.4
package @iconify-json/ph 1.2.2
package @expo-google-fonts/fira-sans-condensed 0.4.1
package @expo-google-fonts/alegreya-sans 0.4.2

if [ ! -x "$cache/venv/bin/pyftsubset" ]; then
    python3 -m venv "$cache/venv"
    "$cache/venv/bin/pip" install --quiet fonttools==4.68.0
fi

# Latin, Cyrillic, punctuation and the few signs that our words use; no hinting, lining figures kept.
subset() { # package file target
    "$cache/venv/bin/pyftsubset" "$cache/$1/$2" --output-file="$here/fonts/$3" --no-hinting --desubroutinize \
        --unicodes=U+0020-007E,U+00A0-017F,U+018F,U+0192,U+0218-021B,U+0400-045F,U+0490-0493,U+0496-0497,U+049A-049B,U+04A2-04A3,U+04AE-04B1,U+04B6-04B7,U+04BA-04BB,U+04D8-04D9,U+04E8-04E9,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2039-203A,U+20AC,U+20BD,U+2116,U+2122,U+2212,U+2260,U+2264-2265,U+25A1 \
        --layout-features=kern,mark,mkmk,ccmp,locl,lnum,tnum --name-IDs='*' --notdef-outline
}
fira=expo-google-fonts-fira-sans-condensed-0.4.1
alegreya=expo-google-fonts-alegreya-sans-0.4.2
mkdir -p "$here/fonts"
subset $fira 500Medium/FiraSansCondensed_500Medium.ttf FiraSansCondensed-Medium.ttf
subset $fira 800ExtraBold/FiraSansCondensed_800ExtraBold.ttf FiraSansCondensed-ExtraBold.ttf
subset $alegreya 900Black/AlegreyaSans_900Black.ttf AlegreyaSans-Black.ttf
cp "$cache/$fira/LICENSE_FONT" "$here/fonts/OFL-FiraSansCondensed.txt"
cp "$cache/$alegreya/LICENSE_FONT" "$here/fonts/OFL-AlegreyaSans.txt"

python3 "$here/icons.py" "$cache"
ls -l "$here/fonts" "$here/icons.txt"
