/** A colour as `#rgb` or `#rrggbb`. */
export const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

type Rgb = readonly [number, number, number];

/** Surfaces behind text (web/styles/tokens.css), of which these leave the least contrast. */
const LIGHT_SURFACE: Rgb = [241, 244, 239];
const DARK_SURFACE: Rgb = [32, 42, 34];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** Minimum contrast of text (WCAG 2.2, success criterion 1.4.3). */
const TEXT_CONTRAST = 4.5;

function rgbOf(hex: string): Rgb {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.match(/\w\w/g);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

const hexOf = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance (WCAG 2.2, its glossary). */
function luminanceOf(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, its glossary). */
function contrastOf(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const mixed = (colour: Rgb, other: Rgb, share: number): Rgb => [
  colour[0] + (other[0] - colour[0]) * share,
  colour[1] + (other[1] - colour[1]) * share,
  colour[2] + (other[2] - colour[2]) * share,
];

/** The colour, as much nearer to another one as it takes to be read on a surface. */
function readableOn(surface: Rgb, colour: Rgb, towards: Rgb): Rgb {
  for (let percent = 0; percent < 100; percent += 2) {
    const nearer = mixed(colour, towards, percent / 100);
    if (contrastOf(nearer, surface) >= TEXT_CONTRAST) return nearer;
  }
  return towards;
}

const inkOn = (fill: Rgb): Rgb => (contrastOf(WHITE, fill) >= contrastOf(BLACK, fill) ? WHITE : BLACK);

const lightDark = (light: Rgb, dark: Rgb): string => `light-dark(${hexOf(light)},${hexOf(dark)})`;

/** The accent of both themes as custom properties: one colour, shifted until text has a contrast of 4.5. */
export function accentStyle(hex: string): string {
  const colour = rgbOf(hex);
  const [light, dark] = [readableOn(LIGHT_SURFACE, colour, BLACK), readableOn(DARK_SURFACE, colour, WHITE)];
  const soft = lightDark(mixed(light, WHITE, 0.88), mixed(dark, [21, 27, 22], 0.8));
  return [
    `--accent:${lightDark(light, dark)}`,
    `--accent-fill:${lightDark(light, dark)}`,
    `--on-accent:${lightDark(inkOn(light), inkOn(dark))}`,
    `--accent-soft:${soft}`,
    `--loading:${hexOf(dark)}`,
  ].join(";");
}
