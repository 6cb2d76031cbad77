/**
 * Crests of clubs and competitions that have none of their own: drawn from a seed, so the same club looks the same
 * everywhere and nothing has to be stored. The address carries the seed: `/crests/team-hai-phong.svg`.
 */

/** What has crests; the first word of their addresses. */
export const CREST_KINDS = ["team", "competition"] as const;
export type CrestKind = (typeof CREST_KINDS)[number];

const SEED = /^[a-z0-9]+(?:-[a-z0-9]+){0,11}$/;
const LONGEST_SEED = 60;

/** Address of a crest on this site. The seed is a slug: `hai-phong`. */
export function crestPath(kind: CrestKind, seed: string): string {
  return `/crests/${kind}-${seed}.svg`;
}

/** What an address asks for; null when it is no crest. */
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

/** What covers a part of the shield in the second colour. */
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

const letterOf = (seed: string): string => (seed.replace(/^\d+-?/, "")[0] ?? seed[0] ?? "").toUpperCase();

function teamCrest(seed: string): string {
  const draw = createDraws(seed);
  const [first, second] = COLOURS[draw(COLOURS.length)] ?? COLOURS[0];
  const shield = SHIELDS[draw(SHIELDS.length)] ?? SHIELDS[0];
  const field = FIELDS[draw(FIELDS.length)] ?? FIELDS[0];
  return `<clipPath id="s"><path d="${shield}"/></clipPath><g clip-path="url(#s)"><path fill="${first}" d="M0 0h64v64H0z"/><g fill="${second}">${field}</g></g><circle cx="32" cy="31" r="15" fill="${first}" stroke="${second}" stroke-width="2.5"/><text x="32" y="39" fill="${second}" font-family="sans-serif" font-size="22" font-weight="700" text-anchor="middle">${letterOf(seed)}</text><path d="${shield}" fill="none" stroke="${first}" stroke-width="3"/>`;
}

function competitionCrest(seed: string): string {
  const draw = createDraws(seed);
  const [first] = COLOURS[draw(COLOURS.length)] ?? COLOURS[0];
  return `<rect x="3" y="3" width="58" height="58" rx="${10 + draw(3) * 9}" fill="${first}"/>${CUP}<text x="32" y="33" fill="${first}" font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle">${letterOf(seed)}</text>`;
}

/** The crest as SVG text, 64 by 64; the same for the same kind and seed. */
export function drawCrest(kind: CrestKind, seed: string): string {
  const drawing = kind === "team" ? teamCrest(seed) : competitionCrest(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing}</svg>`;
}
