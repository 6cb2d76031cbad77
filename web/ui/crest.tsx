interface CrestProps {
  readonly name: string;
  readonly logo: string | null;
  /** Pixels of the square: 20 in rows, 40 or 64 in headers. */
  readonly size: number;
  readonly className?: string;
}

/** Generic words of club names, which do not identify a club. */
const LEGAL_WORDS = new Set([
  "fc",
  "afc",
  "cf",
  "ac",
  "as",
  "sc",
  "sv",
  "ssc",
  "us",
  "rc",
  "cd",
  "ud",
  "vfb",
  "vfl",
  "tsg",
  "fk",
]);

/** Up to three letters for a team: `MU` for Manchester United, `ARG` for Argentina. */
function crestLetters(name: string): string {
  const words = name
    .split(/[\s\-.&/]+/)
    .filter((word) => /^\p{L}/u.test(word) && !LEGAL_WORDS.has(word.toLowerCase()));
  const [first = name] = words;
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join("") : first;
  return letters.slice(0, 3).toUpperCase();
}

/** The largest font size at which the letters fit into the shield: an M or a W is half as wide again as others. */
function fontSizeOf(letters: string): number {
  if (letters.length < 3) return 8.8;
  const wide = letters.match(/[MW]/g)?.length ?? 0;
  return wide > 1 ? 5.8 : 6.8;
}

/** A hash of a name that is the same on every machine: FNV-1a, with the final mix of MurmurHash3. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const SHIELD = "M12 1.5 21 4v8c0 5.5-4 9-9 10.8C7 21 3 17.5 3 12V4Z";

/** Second-colour fields, each inside the shield: halves, chief, pale, base, bend. */
const FIELDS = [
  "M12 1.5 21 4v8c0 5.5-4 9-9 10.8Z",
  "M3 4 12 1.5 21 4v4.2H3Z",
  "M8.4 2.5 12 1.5l3.6 1v18.6A22 22 0 0 1 12 22.8a22 22 0 0 1-3.6-1.7Z",
  "M3.5 14.5h17c-1.1 4-4.4 6.9-8.5 8.3-4.1-1.4-7.4-4.3-8.5-8.3Z",
  "M3 4l3.4-.95L20.9 13.6c-.4 2-1.3 3.7-2.6 5.1L3 8.2Z",
] as const;

/** A hue, with a lightness that gives white letters enough contrast. */
function coloursOf(hash: number): { first: string; second: string } {
  const hue = (hash % 24) * 15;
  const light = hue > 35 && hue < 195 ? 30 : 40;
  const turn = [0, 0, 28, 160][(hash >>> 9) % 4] ?? 0;
  return {
    first: `hsl(${hue} 58% ${light}%)`,
    second: `hsl(${(hue + turn) % 360} 62% ${light - 12}%)`,
  };
}

/** A team's crest: its logo, or a shield drawn from its name. Decoration: the name is always beside it. */
export function Crest({ name, logo, size, className }: CrestProps) {
  if (logo !== null) {
    return <img src={logo} alt="" width={size} height={size} loading="lazy" className={className} />;
  }
  const hash = hashOf(name);
  const { first, second } = coloursOf(hash);
  const letters = crestLetters(name);
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={SHIELD} fill={first} />
      <path d={FIELDS[(hash >>> 5) % FIELDS.length]} fill={second} />
      <text
        x="12"
        y={letters.length > 2 ? 14.2 : 14.8}
        textAnchor="middle"
        fontSize={fontSizeOf(letters)}
        fontWeight="600"
        fill="#fff"
      >
        {letters}
      </text>
    </svg>
  );
}
