import { clubLetters } from "./club-crest.rules.ts";

/** Crests of clubs and competitions without one, drawn from the seed in their address: `/crests/team-hai-phong.svg`. */

/** Kinds with crests; the first segment of their addresses. */
const CREST_KINDS = ["team", "competition"] as const;
type CrestKind = (typeof CREST_KINDS)[number];

const SEED = /^[a-z0-9]+(?:-[a-z0-9]+){0,11}$/;
const LONGEST_SEED = 60;

/** Address of a crest on this site. The seed is a slug: `hai-phong`. */
export function crestPath(kind: CrestKind, seed: string): string {
  return `/crests/${kind}-${seed}.svg`;
}

/** The crest that an address requests; null for any other address. */
export function crestAt(path: string): { readonly kind: CrestKind; readonly seed: string } | null {
  const [, kind, seed] = /^\/crests\/(team|competition)-([^/]+)\.svg$/.exec(path) ?? [];
  if (kind === undefined || seed === undefined || seed.length > LONGEST_SEED || !SEED.test(seed)) return null;
  return { kind: kind === "team" ? "team" : "competition", seed };
}

/** Numbers that follow from a seed; neighbouring seeds have nothing in common (FNV-1a with an avalanche). */
function createDraws(seed: string): (places: number) => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return (places) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) % places;
  };
}

/** Pairs that stand apart from each other, from white paper and from a dark page. */
const COLOURS = [
  ["#c8102e", "#ffffff"],
  ["#1d4ed8", "#ffffff"],
  ["#0f766e", "#fef3c7"],
  ["#15803d", "#ffffff"],
  ["#7c2d12", "#fde68a"],
  ["#6d28d9", "#ede9fe"],
  ["#be185d", "#fce7f3"],
  ["#0369a1", "#fef08a"],
  ["#b45309", "#fff7ed"],
  ["#1e3a8a", "#fca5a5"],
  ["#991b1b", "#facc15"],
  ["#166534", "#facc15"],
  ["#0e7490", "#ffedd5"],
  ["#374151", "#f97316"],
  ["#4338ca", "#fbbf24"],
  ["#9f1239", "#bae6fd"],
] as const;

/** Outlines in a square of 64. */
const SHIELDS = [
  "M8 6h48v26c0 14-12 22-24 27C20 54 8 46 8 32z",
  "M32 4 58 12v18c0 15-11 24-26 30C17 54 6 45 6 30V12z",
  "M10 8q22-6 44 0v28q0 14-22 22Q10 50 10 36z",
  "M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58z",
  "M14 5h36l8 12v22L44 59H20L6 39V17z",
] as const;

/** The shape that covers a part of the shield in the second colour. */
const FIELDS = [
  '<path d="M32 0h32v64H32z"/>',
  '<path d="M14 0h9v64h-9zm18 0h9v64h-9zm18 0h9v64h-9z"/>',
  '<path d="M0 12h64v9H0zm0 20h64v9H0z"/>',
  '<path d="M0 52 52 0h16L0 68z"/>',
  '<path d="M0 0h32v30H0zm32 30h32v34H32z"/>',
  '<path d="M0 18 32 44 64 18v14L32 58 0 32z"/>',
  '<path d="M26 0h12v64H26z"/><path d="M0 22h64v12H0z"/>',
  '<path d="M0 0h64v20H0z"/>',
] as const;

const CUP =
  '<path d="M20 14h24v6h8c0 10-4 15-10 16-2 5-5 7-7 8v6h7v5H22v-5h7v-6c-2-1-5-3-7-8-6-1-10-6-10-16h8z" fill="#facc15"/>';

const ROUND = "M6 0c4 0 6 4 6 8s-2 8-6 8-6-4-6-8 2-8 6-8z";
const OPEN = "M11.5 3A6 6.5 0 0 0 6 0C2 0 0 4 0 8s2 8 6 8a6 6.5 0 0 0 5.5-3";
/** Letters and digits as strokes, 12 by 16: as text, browsers would look for fonts in each crest of a list. */
const STROKES: Readonly<Record<string, string>> = {
  a: "M0 16 6 0l6 16M2 11h8",
  b: "M1 7h5a3.5 3.5 0 0 0 0-7H1v16h6a4.5 4.5 0 0 0 0-9",
  c: OPEN,
  d: "M1 0v16h3c5 0 8-3 8-8s-3-8-8-8z",
  e: "M11 0H1v16h10M1 8h8",
  f: "M11 0H1v16M1 8h8",
  g: `${OPEN}V9H7`,
  h: "M1 0v16M11 0v16M1 8h10",
  i: "M6 0v16",
  j: "M10 0v11a4.5 4.5 0 0 1-9 0",
  k: "M1 0v16M11 0 1 9m4-3 6 10",
  l: "M1 0v16h10",
  m: "M0 16V0l6 9 6-9v16",
  n: "M1 16V0l10 16V0",
  o: ROUND,
  p: "M1 16V0h6a4.5 4.5 0 0 1 0 9H1",
  q: `${ROUND}M8 11l4 5`,
  r: "M1 16V0h6a4.5 4.5 0 0 1 0 9H1m5 0 5 7",
  s: "M11 3C10 1 8 0 6 0 3 0 1 1.5 1 4c0 5 10 3 10 8 0 2.5-2 4-5 4-2 0-4-1-5-3",
  t: "M0 0h12M6 0v16",
  u: "M1 0v10c0 4 2 6 5 6s5-2 5-6V0",
  v: "M0 0l6 16L12 0",
  w: "M-1 0 3 16 6 4l3 12L13 0",
  x: "M0 0l12 16M12 0 0 16",
  y: "M0 0l6 8 6-8M6 8v8",
  z: "M1 0h10L0 16h12",
  0: ROUND,
  1: "M2 3l5-3v16",
  2: "M1 4c0-5 10-5 10 0 0 4-7 6-10 12h11",
  3: "M1 0h10L6 6c8 0 7 10 0 10-3 0-4-1-5-3",
  4: "M9 16V0L0 11h12",
  5: "M11 0H2L1 7c10-3 13 9 5 9-3 0-4-1-5-3",
  6: "M10 0C4 2 1 6 1 11c0 7 10 7 10 0 0-6-8-6-10-1",
  7: "M0 0h12L4 16",
  8: "M6 7C0 7 0 0 6 0s6 7 0 7c-7 0-7 9 0 9s7-9 0-9z",
  9: "M2 16c6-2 9-6 9-11 0-7-10-7-10 0 0 6 8 6 10 1",
};

/** Width of a letter with the space before the next one. */
const LETTER_STEP = 16;

/** Letters, or digits, in a row around a point. */
function lettersAt(
  letters: string,
  colour: string,
  [x, y]: readonly [number, number],
  scale: number,
): string {
  const strokes = [...letters].flatMap((letter) => STROKES[letter] ?? []);
  const width = strokes.length * LETTER_STEP - 4;
  return strokes
    .map((path, at) => {
      const left = x + (at * LETTER_STEP - width / 2) * scale;
      const place = `translate(${left} ${y - 8 * scale})${scale === 1 ? "" : ` scale(${scale})`}`;
      return `<path transform="${place}" d="${path}" fill="none" stroke="${colour}" stroke-width="3.2"/>`;
    })
    .join("");
}

/** The letter that a seed begins with, or its digit. */
const initialOf = (seed: string): string => seed.replace(/^\d+-?/, "")[0] ?? seed[0] ?? "";

/** Up to three letters of the club that a seed names; the strokes have no accents. */
const lettersOf = (seed: string): string => {
  const letters = clubLetters(seed.replaceAll("-", " ")).toLowerCase();
  return /^[a-z0-9]+$/.test(letters) ? letters : initialOf(seed);
};

function teamCrest(seed: string): string {
  const draw = createDraws(seed);
  const [first, second] = COLOURS[draw(COLOURS.length)] ?? COLOURS[0];
  const shield = SHIELDS[draw(SHIELDS.length)] ?? SHIELDS[0];
  const field = FIELDS[draw(FIELDS.length)] ?? FIELDS[0];
  return `<clipPath id="s"><path d="${shield}"/></clipPath><g clip-path="url(#s)"><path fill="${first}" d="M0 0h64v64H0z"/><g fill="${second}">${field}</g><path fill="${first}" d="M0 19h64v24H0z"/></g>${lettersAt(lettersOf(seed), second, [32, 31], 1)}<path d="${shield}" fill="none" stroke="${first}" stroke-width="3"/>`;
}

function competitionCrest(seed: string): string {
  const draw = createDraws(seed);
  const [first] = COLOURS[draw(COLOURS.length)] ?? COLOURS[0];
  return `<rect x="3" y="3" width="58" height="58" rx="${10 + draw(3) * 9}" fill="${first}"/>${CUP}${lettersAt(initialOf(seed), first, [32, 27], 0.75)}`;
}

/** The crest as SVG text, 64 by 64; the same for the same kind and seed. */
export function drawCrest(kind: CrestKind, seed: string): string {
  const drawing = kind === "team" ? teamCrest(seed) : competitionCrest(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing}</svg>`;
}
