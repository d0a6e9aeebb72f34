"""Makes the fonts of mf-shared/src/ui/fonts from the whole fonts in sources/. Run it by hand after a change here:
    python3 scripts/fonts/make_fonts.py
It needs fontTools with brotli (Debian: python3-fonttools, python3-brotli). With `--fallback FILE`, a regular font file
that is as wide as Arial, it prints the measures of the fallback faces in fonts.css instead.
"""
import io
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib import instancer

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
OUT = ROOT / "mf-shared/src/ui/fonts"
# The server draws pictures with these; the drawing library reads only whole weights in this format.
DRAWN = ROOT / "api/src/domains/links/fonts"
DRAWN_WEIGHTS = {"topla-text": 600, "topla-score": 800}
# What Turkish pages show. The ranges in fonts.css say the same.
CORE = set(range(0x20, 0x7F)) | set(map(ord, "\u00a0\u2009\u202fçÇğĞıİöÖşŞüÜâÂîÎûÛéÉ©°½·×–—‘’“”•…₺€←↑→↓−"))
# Names of people from elsewhere; this file loads when one is on the page.
EXT = (set(range(0xA1, 0x250)) | set(range(0x2B0, 0x370)) | set(range(0x1E00, 0x1F00))
       | set(range(0x2010, 0x2070)) | set(range(0x20A0, 0x20D0)) | {0x2113, 0x2122}) - CORE
FEATURES = ["ccmp", "kern", "locl", "mark", "mkmk", "tnum"]
# File, name of the results, the weights that the design uses.
FONTS = [
    ("AtkinsonHyperlegibleNext.ttf", "topla-text", (400, 700)),
    ("SofiaSansExtraCondensed.ttf", "topla-score", (600, 900)),
]
# How often Turkish text has each letter, of a thousand.
FREQUENT = dict(zip("aeinrlıkdmuytsboüşzgçhğvcöpfj ", [
    100, 77, 74, 62, 58, 52, 44, 40, 40, 33, 28, 28, 29, 26, 25, 22, 16, 15, 13, 11, 10, 10, 9, 8, 8, 7, 7, 4, 1, 140]))


def unslash_zero(font):
    """The slash of a zero reads as an eight in prices and phones: its two counters become one oval. Tabular zeros are
    made of this one."""
    glyph = font["glyf"]["zero"]
    default, ends = list(glyph.coordinates), list(glyph.endPtsOfContours)
    outer = ends[0] + 1
    for variation in font["gvar"].variations["zero"]:
        # The last four points stand for the advance.
        variation.calcInferredDeltas(GlyphCoordinates(default + [(0, 0)] * 4), ends)
        master = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(default, variation.coordinates)]
        inner = [(x - a, y - b) for (x, y), (a, b) in zip(oval(master, outer), oval(default, outer))]
        variation.coordinates = variation.coordinates[:outer] + inner + variation.coordinates[-4:]
    glyph.coordinates = GlyphCoordinates(default[:outer] + oval(default, outer))
    glyph.flags = glyph.flags[:outer] + glyph.flags[:outer][::-1]
    glyph.endPtsOfContours = [outer - 1, 2 * outer - 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(font["glyf"])


def oval(points, outer):
    """The outline, turned around and fitted into the box of the counters."""
    def box(part):
        xs, ys = [x for x, _ in part], [y for _, y in part]
        return min(xs), min(ys), max(xs), max(ys)
    x0, y0, x1, y1 = box(points[:outer])
    a0, b0, a1, b1 = box(points[outer:])
    fit = [(round(a0 + (x - x0) * (a1 - a0) / (x1 - x0)), round(b0 + (y - y0) * (b1 - b0) / (y1 - y0)))
           for x, y in points[:outer]]
    return fit[::-1]


def part(source, codes, weights):
    font = TTFont(source, recalcTimestamp=False)
    if "Atkinson" in source.name:
        unslash_zero(font)
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    whole = io.BytesIO()
    font.save(whole)
    font = instancer.instantiateVariableFont(TTFont(io.BytesIO(whole.getvalue()), recalcTimestamp=False), {"wght": weights})
    return font


def mean_width(font):
    cmap, widths = font.getBestCmap(), font["hmtx"].metrics
    total = sum(FREQUENT.values())
    return sum(n * widths[cmap[ord(c)]][0] for c, n in FREQUENT.items()) / total / font["head"].unitsPerEm


def print_fallback(path):
    fallback = TTFont(path)
    for file, name, (lightest, heaviest) in FONTS:
        for weight in (lightest, min(800, heaviest)):
            font = instancer.instantiateVariableFont(TTFont(HERE / "sources" / file), {"wght": weight})
            adjust = mean_width(font) / mean_width(fallback)
            em, hhea = font["head"].unitsPerEm, font["hhea"]
            print(f"{name} {weight}: size-adjust {adjust:.1%}, ascent {hhea.ascent / em / adjust:.1%}, "
                  f"descent {-hhea.descent / em / adjust:.1%}, line gap {hhea.lineGap / em / adjust:.1%}")


if "--fallback" in sys.argv:
    print_fallback(sys.argv[-1])
else:
    for file, name, weights in FONTS:
        for suffix, codes in (("", CORE), ("-ext", EXT)):
            target = OUT / f"{name}{suffix}.woff2"
            font = part(HERE / "sources" / file, codes, weights)
            font.flavor = "woff2"
            font.save(target)
            print(target.name, target.stat().st_size)
        part(HERE / "sources" / file, CORE | EXT, DRAWN_WEIGHTS[name]).save(DRAWN / f"{name}.ttf")
