import { type FootballCall, readCall, urlOf } from "../calls/football-calls.ts";

/** Responses of the football calls in a world with complete data. */

/** Keys that may be null although the world is complete, by call. */
const MAY_BE_NULL: Partial<Record<FootballCall, readonly string[]>> = {
  // No word matches a team, a league and a player at once.
  search: ["matches", "competitions", "players", "coaches"],
  // The query has a round or a stage, or neither.
  seasonsBestlineup: ["round", "stage_id"],
  // Everybody gets the same answer.
  matchesPoll: ["choice"],
  // Matches with exactly the same prices are rare.
  matchesStatsteampercent: ["similar"],
  // Nobody corrects or awards a demo match, and a demo club's squad comes from no list of a season.
  matchesRecentdetail: ["corrections", "table_score"],
  teamsPlayers: ["squad"],
};

/** The top-level keys of a response without rows: empty lists and nulls. */
function emptyIn(name: FootballCall, data: Readonly<Record<string, unknown>>): string[] {
  const mayBe = MAY_BE_NULL[name] ?? [];
  return Object.entries(data).flatMap(([key, value]) => {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    return isEmpty && !mayBe.includes(key) ? [key] : [];
  });
}

/** Numbers with a floating-point tail, each with its place: `data.record.profit 4.2700000000000005`. */
function tailsIn(value: unknown, place = "data"): string[] {
  if (typeof value === "number") return /\.\d{7}|e-/.test(String(value)) ? [`${place} ${value}`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => tailsIn(child, `${place}.${key}`));
}

/**
 * The faults of a response, as text; an empty text when there are none: a shape that differs from the declared one, no
 * timestamp of validity, numbers with a tail and, `with rows`, empty lists.
 */
export async function problemsOfCall(
  fetch: (path: string) => Promise<Response>,
  name: FootballCall,
  query: Readonly<Record<string, unknown>>,
  wanted: "with rows" | "of any size" = "of any size",
): Promise<string> {
  const url = urlOf(name, query);
  const response = await fetch(url);
  const asOf = Number(response.headers.get("as-of")) > 1.7e12 ? "" : " without its moment";
  const { problems, body } = await readCall(name, response);
  const empty = wanted === "with rows" ? emptyIn(name, body.data ?? {}) : [];
  const tails = tailsIn(body.data).slice(0, 3);
  const all = [
    problems,
    asOf,
    tails.join(", "),
    empty.length > 0 ? `nothing in ${empty.join(", ")}` : "",
  ].filter(Boolean);
  return all.length === 0 ? "" : `${url}: ${all.join("; ")}`;
}
