import { isRecord } from "../json/is-record.ts";
import {
  FAVOURITE_KINDS,
  type FavouriteKind,
  type FavouriteLists,
  type Followable,
  isFollowed,
  isMoment,
  isThingId,
  MOST_FAVOURITES,
  NAME_LENGTH,
} from "./favourite.rules.ts";

/** The file's format name. */
const FORMAT = "favourites";
/** Of the file, raised when an older site could no longer read it. */
const FILE_VERSION = 1;
/** Longest text that is read at all, characters: three full lists are some 300 KB. */
export const FILE_LENGTH = 1_000_000;

/** Followed items in a file: without times, because a reader who imports a file follows its items from then on. */
export type FavouritesFile = Readonly<Record<FavouriteKind, readonly Followable[]>>;

/** Why a file cannot be read; `at` names the entry that is none, `leagues[3]`. */
export type FileProblem =
  | { readonly kind: "too_long" | "not_json" | "not_favourites" | "newer" | "too_many" }
  | { readonly kind: "bad_entry"; readonly at: string };

/** Result of reading a file: its content, or why there is none. */
export type FileReading =
  | { readonly ok: true; readonly file: FavouritesFile }
  | { readonly ok: false; readonly problem: FileProblem };

const FIELDS = { match: "matches", league: "leagues", team: "teams" } as const satisfies Record<
  FavouriteKind,
  string
>;

const toThing = ({ id, name, match_time }: Followable): Followable => ({
  id,
  ...(name ? { name: name.slice(0, NAME_LENGTH) } : {}),
  ...(match_time === null ? {} : { match_time }),
});

/** The text of a file with the followed items: JSON, readable by people. `now` in seconds UTC. */
export function writeFavouritesFile(lists: FavouriteLists, now: number): string {
  const things = FAVOURITE_KINDS.map((kind) => [FIELDS[kind], lists[kind].filter(isFollowed).map(toThing)]);
  const file = { format: FORMAT, version: FILE_VERSION, exported_at: now, ...Object.fromEntries(things) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const refused = (kind: Exclude<FileProblem["kind"], "bad_entry">): FileReading => ({
  ok: false,
  problem: { kind },
});

/** Parses the followed items of an untrusted text, or returns its error. By hand: a page loads no schemas. */
export function readFavouritesFile(text: string): FileReading {
  if (text.length > FILE_LENGTH) return refused("too_long");
  let file: unknown;
  try {
    // Some systems' editors put a byte order mark before the text.
    file = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return refused("not_json");
  }
  if (!isRecord(file) || file.format !== FORMAT || !Number.isSafeInteger(file.version))
    return refused("not_favourites");
  if (Number(file.version) > FILE_VERSION) return refused("newer");
  const things: Record<FavouriteKind, Followable[]> = { match: [], league: [], team: [] };
  for (const kind of FAVOURITE_KINDS) {
    const list = file[FIELDS[kind]] ?? [];
    if (!Array.isArray(list)) return refused("not_favourites");
    if (list.length > MOST_FAVOURITES) return refused("too_many");
    for (const [place, value] of list.entries()) {
      const thing = readThing(value);
      if (thing === null)
        return { ok: false, problem: { kind: "bad_entry", at: `${FIELDS[kind]}[${place}]` } };
      things[kind].push(thing);
    }
  }
  return { ok: true, file: things };
}

function readThing(value: unknown): Followable | null {
  if (!isRecord(value)) return null;
  const { id, name, match_time } = value;
  if (!isThingId(id)) return null;
  if (name !== undefined && (typeof name !== "string" || name.length > NAME_LENGTH)) return null;
  if (match_time !== undefined && !isMoment(match_time)) return null;
  return { id, ...(name === undefined ? {} : { name }), ...(match_time === undefined ? {} : { match_time }) };
}
