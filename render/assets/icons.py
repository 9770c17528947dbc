"""Collects the icons that cards and pictures name into icons.txt: a line each, `name size path`.

Cards name theirs in `engine/cards/*/*.ron` (`icon: "castle"`, a name of game-icons); pictures name theirs in
`ui-icons.txt` (`our-name package:name`); places name theirs in `art-icons.txt`; `own-icons.txt`
holds those that we drew. An unknown name is told and ends the run with 1.
"""

import json
import pathlib
import re
import sys

here = pathlib.Path(__file__).parent
cache = pathlib.Path(sys.argv[1])
folders = {"game-icons": "iconify-json-game-icons-1.2.4", "ph": "iconify-json-ph-1.2.2"}
packages = {name: json.loads((cache / folder / "icons.json").read_text()) for name, folder in folders.items()}


def path_of(package, name):
    """The side of the square that an icon is drawn in, and its one path; None for an unknown icon."""
    source = packages[package]
    name = source.get("aliases", {}).get(name, {}).get("parent", name)
    body = source["icons"].get(name, {}).get("body")
    paths = re.findall(r' d="([^"]+)"', body or "")
    if len(paths) != 1:
        return None
    return source.get("width", 16), re.sub(r"\s+", " ", paths[0])


wanted = {}
for line in (here / "ui-icons.txt").read_text().splitlines():
    if line and not line.startswith("#"):
        ours, theirs = line.split()
        wanted[ours] = tuple(theirs.split(":"))
for file in sorted((here / "../../engine/cards").glob("*/*.ron")):
    for name in re.findall(r'\bicon:\s*"([^"]+)"', file.read_text()):
        # `war/sherman` is a model, which the program builds of parts.
        if "/" not in name:
            wanted.setdefault(name, ("game-icons", name))

for line in (here / "art-icons.txt").read_text().splitlines():
    if line and not line.startswith("#"):
        wanted.setdefault(line, ("game-icons", line))

own = (here / "own-icons.txt").read_text().splitlines(keepends=True)
for line in own:
    wanted.pop(line.split()[0], None)

unknown = []
rows = []
for ours, (package, name) in sorted(wanted.items()):
    found = path_of(package, name)
    if found:
        rows.append(f"{ours} {found[0]} {found[1]}\n")
    else:
        unknown.append(f"{package}:{name}")
rows += own
(here / "icons.txt").write_text("".join(sorted(rows)))
print(f"{len(rows)} icons, {sum(map(len, rows)) // 1024} KB")
if unknown:
    sys.exit("no single-path icon: " + ", ".join(unknown))
