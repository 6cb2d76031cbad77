/** Crests that are drawn from a club's name, where no picture of it is stored. */

/** What a drawn crest shows. */
export interface ClubCrest {
  /** Up to three capitals, such as `MCI`. */
  readonly letters: string;
  /** CSS colours of the shield and of the pattern on it; white letters have a contrast of 4.5 or more on both. */
  readonly colours: readonly [shield: string, pattern: string];
  /** Path of the pattern in a square of 24, which the shield clips. */
  readonly pattern: string;
}

/** Abbreviations (`FC`, `SSC`, `VfB`) and words that many clubs have: they identify none. */
const GENERIC = /^(\p{Lu}{2,4}|Vf.|d[aeo]s?|del|[ey]|of|and|[Aa]l|Club|Stade|Olympique|fc|[as]c|cf|afc)$/u;

/** First words that several clubs of a league share: there the second word counts more. */
const SHARED_FIRST =
  /^(man(ch.*)?$|real|west|sheff|sport|at[hl]|dep|racing|uni|san|boru|d[iy]na|lok|spart|hap|mac|eint|roy|bris|shang|aust)/i;

/** Words of a name that identify the club; all of them where none does. */
function wordsOf(name: string): string[] {
  const all = name.normalize().match(/\p{L}[\p{L}\p{N}'’]*/gu) ?? [name];
  const words = all.filter((word) => !GENERIC.test(word));
  return words.length > 0 ? words : all;
}

const lettersOf = (words: readonly string[]): string => {
  const [first = "", second = "", third] = words;
  const initials = words.map((word) => word[0]).join("");
  const text = third ? initials : second && SHARED_FIRST.test(first) ? first[0] + second : first + second;
  return text.slice(0, 3).toUpperCase();
};

/**
 * Up to three letters of a club: the first of its name (`ARS`), one and two where clubs share the first word (`MCI`,
 * `MUN`), initials of three words or more (`PSG`).
 */
export const clubLetters = (name: string): string => lettersOf(wordsOf(name));

/** As far apart as colours can be that white letters are readable on. */
const COLOURS = "b12 a50 660 173 077 06a 23b 71b a17 612 235 555 855".split(" ");

/** Half, chief, pale, base, bend, two pales, two bars, quarters, chevron, diagonal half. */
const PATTERNS =
  "12 0h12v24H12,0 0h24v9H0,8 0h8v24H8,0 15h24v9H0,0 0h9l15 15v9,5 0h4v24H5m10-24h4v24h-4,0 4h24v4H0m0 8h24v4H0,12 0h12v12H0v12h12,0 24 12 8l12 16,0 0h24L0 24".split(
    ",",
  );

/** A hash of a text that is the same on every machine: FNV-1a, with the final mix of MurmurHash3. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The crest of a club, from its name alone: it never changes when other clubs come and go. Abbreviations in the name do
 * not count (`Arsenal`, `Arsenal FC`). `code` is an official code of three letters (`GER`), shown in place of letters
 * of the name.
 */
export function clubCrest(name: string, code?: string | null): ClubCrest {
  const words = wordsOf(name);
  const hash = hashOf(words.join());
  const shield = hash % COLOURS.length;
  const pattern = (shield + 1 + ((hash >>> 8) % (COLOURS.length - 1))) % COLOURS.length;
  return {
    letters: code && /^[A-Z]{3}$/.test(code) ? code : lettersOf(words),
    colours: [`#${COLOURS[shield]}`, `#${COLOURS[pattern]}`],
    pattern: `M${PATTERNS[(hash >>> 16) % PATTERNS.length]}z`,
  };
}
