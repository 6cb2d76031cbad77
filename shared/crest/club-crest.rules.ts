/** Crests that are drawn from a club's name, where no picture of it is stored. */

/** What a drawn crest shows. */
export interface ClubCrest {
  /** Up to three capitals, such as `MCI`. */
  readonly letters: string;
  /** Colour of the letters; its contrast with the shield is 4.5 or more. */
  readonly ink: string;
  /** CSS colours of the shield and of the pattern on it. */
  readonly colours: readonly [shield: string, pattern: string];
  /** Path of the pattern in a square of 24, which the shield clips. */
  readonly pattern: string;
}

/** A team, player or coach to draw a crest for. */
export interface CrestSubject {
  readonly name: string;
  /** Letters in place of those of the name, if they are a code such as `GER`. */
  readonly short_name?: string | null;
  /** Of a known club: main and second colour of its shirts, and the number of a pattern. Others follow from the name. */
  readonly crest?: { readonly colours: readonly [string, string]; readonly pattern: number } | undefined;
}

/** The shield of a crest, in a square of 24; the style sheet (match-badges.css) clips with the same path. */
export const CREST_SHIELD = "M12 1 21.5 4v8c0 5.5-4 9.3-9.5 11.2C6.5 21.3 2.5 17.5 2.5 12V4Z";

/** The band across the shield that the letters stand on, in its main colour. */
export const CREST_BAND = "M0 7.2h24v9.4H0z";

/** Abbreviations (`FC`, `SSC`, `VfB`) and words that many clubs have: they identify none. */
const GENERIC = /^(\p{Lu}{2,4}|Vf.|d[aeo]s?|del|[ey]|of|and|[Aa]l|Club|Stade|Olympique|fc|[as]c|cf|afc)$/u;

/** First words that several clubs of a league share: there the second word counts more. */
const SHARED_FIRST =
  /^(man(ch.*)?$|bayer$|real|west|sheff|sport|at[hl]|dep|racing|uni|san|boru|d[iy]na|lok|spart|hap|mac|eint|roy|bris|shang|aust)/i;

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

/** Colours of shields that white letters are readable on, and of shields with dark letters: clear, and far apart. */
const DARK = "c12 14b 073 126 712 529 067 c40 111 b16".split(" ");
const LIGHT = "fff fd2 8ce".split(" ");

/** Ink of letters on a colour (`#c12`): dark on white, yellow and the like. */
const inkOn = (colour: string): string => {
  const [red = 0, green = 0, blue = 0] = [...colour.slice(1)].map((digit) => Number.parseInt(digit, 16));
  return red * 3 + green * 6 + blue > 66 ? "#111" : "#fff";
};

/** What is seen around the band: half, chief, sides, base, bend, two pales, all, quarters, pale, pile. */
const PATTERNS =
  "12 0h12v24H12,0 0h24v9H0,0 0h7v24H0m17-24h7v24h-7,0 15h24v9H0,0 0h9l15 15v9h-9L0 9,6 0h4v24H6m8-24h4v24h-4,0 0h24v24H0,12 0h12v12H0v12h12,9 0h6v24H9,0 0h24L12 12".split(
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

/** A dark colour and a light one; one shield in four is the light one. */
function coloursOf(hash: number): readonly [string, string] {
  const dark = `#${DARK[hash % DARK.length]}`;
  const light = `#${LIGHT[(hash >>> 8) % LIGHT.length]}`;
  return (hash >>> 12) % 4 === 0 ? [light, dark] : [dark, light];
}

/**
 * The crest of a club, from its own facts alone: it never changes when other clubs come and go. Abbreviations in the
 * name do not count (`Arsenal`, `Arsenal FC`).
 */
export function clubCrest({ name, short_name, crest }: CrestSubject): ClubCrest {
  const words = wordsOf(name);
  const hash = hashOf(words.join());
  const [shield, second] = crest?.colours ?? coloursOf(hash);
  return {
    letters: short_name && /^[A-Z]{3}$/.test(short_name) ? short_name : lettersOf(words),
    ink: inkOn(shield),
    colours: [shield, second],
    pattern: `M${PATTERNS[(crest?.pattern ?? hash >>> 17) % PATTERNS.length]}z`,
  };
}
