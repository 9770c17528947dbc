"""Draws scenes with Pillow and encodes them as PNG, in its default use.

`pip install pillow`, then `python pillow_peer.py SCENES ASSETS ROUNDS`; see run.sh. Pillow has no curves and no smooth
edges: it gets corners and hard edges, which is less work than the others do.
"""

import io
import json
import pathlib
import statistics
import sys
import time

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

scenes, assets, rounds = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), int(sys.argv[3])
FILES = {"Body": "FiraSansCondensed-Medium", "Strong": "FiraSansCondensed-ExtraBold", "Title": "AlegreyaSans-Black"}
fonts = {}


def font(face, size):
    key = (face, round(size))
    if key not in fonts:
        fonts[key] = ImageFont.truetype(str(assets / "fonts" / (FILES[face] + ".ttf")), key[1])
    return fonts[key]


def box_of(polygons, size):
    xs = [x for polygon in polygons for x, _ in polygon]
    ys = [y for polygon in polygons for _, y in polygon]
    left, top = max(0, int(min(xs))), max(0, int(min(ys)))
    return left, top, min(size[0], int(max(xs)) + 2), min(size[1], int(max(ys)) + 2)


def mask_of(polygons, box):
    size = (max(1, box[2] - box[0]), max(1, box[3] - box[1]))
    mask = Image.new("1", size)
    for polygon in polygons:
        if len(polygon) > 2:
            part = Image.new("1", size)
            ImageDraw.Draw(part).polygon([(x - box[0], y - box[1]) for x, y in polygon], fill=1)
            mask = ImageChops.logical_xor(mask, part)
    return mask.convert("L")


def ramp(size, box, paint):
    """The colours of a gradient over a box, from a lookup on Pillow's own grey ramps."""
    if "linear" in paint:
        x0, y0, x1, y1 = paint["linear"]
        down = abs(y1 - y0) >= abs(x1 - x0)
        grey = Image.linear_gradient("L")
        grey = grey if down else grey.rotate(90)
        start, end = ((y0, y1) if down else (x0, x1))
        offset = box[1] if down else box[0]
        length = size[1] if down else size[0]
        at = lambda v: (offset + v / 255 * length - start) / ((end - start) or 1)
    else:
        x, y, radius = paint["radial"]
        wide = Image.radial_gradient("L").resize((int(radius * 2) or 1, int(radius * 2) or 1))
        grey = Image.new("L", size, 255)
        grey.paste(wide, (int(x - radius) - box[0], int(y - radius) - box[1]))
        at = lambda v: v / 181
    grey = grey.resize(size) if "linear" in paint else grey
    tables = [[] for _ in range(4)]
    for value in range(256):
        share = min(1, max(0, at(value)))
        before = max((s for s in paint["stops"] if s[0] <= share), key=lambda s: s[0], default=paint["stops"][0])
        after = min((s for s in paint["stops"] if s[0] >= share), key=lambda s: s[0], default=paint["stops"][-1])
        mix = 0 if after[0] == before[0] else (share - before[0]) / (after[0] - before[0])
        for channel in range(4):
            tables[channel].append(round(before[1][channel] * (1 - mix) + after[1][channel] * mix))
    return Image.merge("RGBA", [grey.point(table) for table in tables])


def lay(image, layer, mask, box):
    alpha = ImageChops.multiply(layer.getchannel("A"), mask)
    image.paste(layer.convert("RGB"), box[:2], alpha)


def paint_in(image, mask, box, paint):
    size = mask.size
    layer = Image.new("RGBA", size, tuple(paint["flat"])) if "flat" in paint else ramp(size, box, paint)
    lay(image, layer, mask, box)


def draw(image, items):
    for item in items:
        kind = item["kind"]
        if kind in ("fill", "clip"):
            box = box_of(item["path"]["polygons"], image.size)
            mask = mask_of(item["path"]["polygons"], box)
        if kind == "fill":
            paint_in(image, mask, box, item["paint"])
        elif kind == "clip":
            inner = image.copy()
            draw(inner, item["items"])
            image.paste(inner.crop((box[0], box[1], box[0] + mask.width, box[1] + mask.height)), box[:2], mask)
        elif kind == "stroke":
            paint = item["paint"]
            color = tuple(paint["flat"] if "flat" in paint else paint["stops"][0][1])
            for polygon in item["path"]["polygons"]:
                points = [tuple(point) for point in polygon]
                ImageDraw.Draw(image, "RGBA").line(points + points[:1], fill=color, width=round(item["width"]), joint="curve")
        elif kind == "shadow":
            x, y, w, h = item["area"]
            margin = int(item["blur"] * 2.5)
            mask = Image.new("L", (int(w) + 2 * margin, int(h) + 2 * margin))
            ImageDraw.Draw(mask).rounded_rectangle((margin, margin, margin + w, margin + h), item["radius"], fill=item["color"][3])
            mask = mask.filter(ImageFilter.GaussianBlur(item["blur"]))
            image.paste(tuple(item["color"][:3]), (int(x) - margin, int(y) - margin), mask)
        elif kind == "text":
            pen = ImageDraw.Draw(image, "RGBA")
            edge = item["outline"]
            for words, x, base in item["lines"]:
                extra = {"stroke_width": round(edge["width"] / 2), "stroke_fill": tuple(edge["color"])} if edge else {}
                pen.text((x, base), words, font=font(item["face"], item["size"]), fill=tuple(item["color"]), anchor="ls", **extra)
        # Signs are left out, because Pillow cannot read their paths. The time of the other programs includes them.


for name in ("board", "hand"):
    scene = json.loads((scenes / f"{name}.json").read_text())
    times = []
    for _ in range(rounds):
        start = time.process_time()
        image = Image.new("RGB", (scene["width"], scene["height"]))
        draw(image, scene["items"])
        out = io.BytesIO()
        image.save(out, "PNG")
        times.append((time.process_time() - start) * 1000)
    (scenes / f"{name}-pillow.png").write_bytes(out.getvalue())
    print(f"Pillow {name}: {statistics.median(times):.1f} ms, {len(out.getvalue())} bytes (no signs, hard edges)")
