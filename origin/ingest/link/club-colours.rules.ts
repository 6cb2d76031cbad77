import type { CrestDesign } from "#shared/match/index.ts";
import { clubColours, shirtColours } from "./club-colours.table.ts";
import { type ClubName, clubName, findClub } from "./club-name.rules.ts";

interface ColouredClub {
  readonly name: ClubName;
  readonly crest: CrestDesign;
}

/** A colour of the table by its name there. Throws for a name that it does not have. */
function colourOf(word: string | undefined): string {
  const colour = shirtColours[word ?? ""];
  if (colour === undefined) throw new Error(`club-colours.table.ts has no colour ${word}`);
  return colour;
}

/** The clubs of a country's lines, `red white: Arsenal|Brentford`; those with the same colours come one after the other. */
function parseClubs(lines: readonly string[], country: string): ColouredClub[] {
  const named = lines.flatMap((line) => {
    const [colours = "", names = ""] = line.split(": ");
    return names.split("|").map((name) => ({ colours, name }));
  });
  const inOrder = [...Map.groupBy(named, ({ colours }) => colours).values()].flat();
  return inOrder.map(({ colours, name }, pattern) => {
    const [main, second] = colours.split(" ");
    const crest: CrestDesign = { colours: [colourOf(main), colourOf(second)], pattern };
    return { name: clubName(name, country), crest };
  });
}

const tables = new Map<string, readonly ColouredClub[]>();

/** The table's clubs of a country, parsed lazily. */
function clubsOf(country: string): readonly ColouredClub[] {
  const known = tables.get(country);
  if (known) return known;
  const lines = Object.hasOwn(clubColours, country) ? (clubColours[country] ?? "").trim().split("\n") : [];
  const clubs = parseClubs(lines, country);
  tables.set(country, clubs);
  return clubs;
}

/** Answers by country and name: a list of matches has the same hundred clubs in every response. */
const found = new Map<string, CrestDesign | null>();
const MOST_FOUND = 5000;

/**
 * Colours and pattern of a club's drawn crest; null for clubs that the table does not have. `country` is a FIFA code.
 * The clubs of a country with the same colours have patterns one after the other, so that no two look alike.
 */
export function crestOfClub(name: string, country: string): CrestDesign | null {
  const clubs = clubsOf(country);
  if (clubs.length === 0) return null;
  const key = `${country} ${name}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const crest = findClub(clubName(name, country), clubs)?.crest ?? null;
  if (found.size >= MOST_FOUND) found.clear();
  found.set(key, crest);
  return crest;
}
