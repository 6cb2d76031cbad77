"""Makes the digits of one width: python3 make-digits.py SOURCE.woff2 WEIGHT OUT.woff2 (pip install fonttools brotli)."""
import sys
from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

ADVANCE, CONDENSED = 580, 0.88
source, weight, out = sys.argv[1], int(sys.argv[2]), sys.argv[3]
font = TTFont(source)
options = subset.Options(layout_features=[], hinting=False, glyph_names=False, notdef_outline=False, name_IDs=[0, 1, 2, 13, 14], flavor="woff2")
cutter = subset.Subsetter(options)
cutter.populate(text="0123456789")
cutter.subset(font)
glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
made = {}
for char in "0123456789":
    name = cmap[ord(char)]
    bounds = BoundsPen(glyphs)
    glyphs[name].draw(bounds)
    low, _, high, _ = bounds.bounds
    shift = ADVANCE / 2 - (low + high) / 2 * CONDENSED
    pen = TTGlyphPen(glyphs)
    glyphs[name].draw(TransformPen(pen, (CONDENSED, 0, 0, 1, shift, 0)))
    made[name] = (pen.glyph(), shift, low)
for name, (glyph, shift, low) in made.items():
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (ADVANCE, glyph.xMin)
font["OS/2"].usWeightClass = weight
font.flavor = "woff2"
font.save(out)
