import type { CallEndpoint } from "#shared/api/index.ts";
import { toAppError } from "#shared/errors/app-error.ts";
import type { Match } from "#shared/match/index.ts";
import { type Named, plainText } from "#shared/match/name.rules.ts";
import { addDays, dateOf } from "#shared/time/index.ts";
import { TIP_AHEAD_SECONDS, TIP_MARKETS } from "#shared/tip/tip.table.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { type CompanyOffers, offersOf } from "./available-markets.rules.ts";

/** What an expert has chosen so far, by ids, and what he looks for. */
export interface Asked {
  readonly match_id: number | null;
  readonly company_id: number | null;
  readonly q: string;
}

/** What a tip is written with: matches to choose from, or the one that is chosen with what companies offer for it. */
export interface Desk {
  readonly asked: Asked;
  /** Null until one is chosen. */
  readonly match: Match | null;
  /** The chosen one does not exist, has begun, or may end after the tip's text is gone. */
  readonly refused: "unknown" | "closed" | "far" | null;
  /** To choose from; none once one is chosen. */
  readonly matches: readonly Match[];
  /** How many there are beside those. */
  readonly more: number;
  readonly companies: readonly CompanyOffers[];
}

/** Matches that are shown at once: more of them are found by their names. */
const SHOWN = 24;
/** Matches of a day whose prices one answer holds at most; a fuller day is asked for in several. */
const PRICED = 500;

/** What an address asks for. */
export const askedIn = (search: URLSearchParams): Asked => ({
  match_id: numberIn(search, "match_id"),
  company_id: numberIn(search, "company_id"),
  q: search.get("q")?.trim() ?? "",
});

const numberIn = (search: URLSearchParams, key: string): number | null =>
  search.has(key) ? Number(search.get(key)) : null;

/** Loads what a tip is written with. */
export async function loadDesk(facts: RequestFacts, asked: Asked): Promise<Desk> {
  const match = asked.match_id === null ? null : await findMatch(facts, asked.match_id);
  const refused = asked.match_id === null ? null : refusalOf(match, facts.now_ms);
  if (match && refused === null) {
    const companies = await loadOffers(facts, match.id);
    return { asked, match, refused: null, matches: [], more: 0, companies };
  }
  const found = foundMatches(await loadMatches(facts), asked.q);
  const matches = found.slice(0, SHOWN);
  return {
    ...{ asked: { ...asked, match_id: null, company_id: null }, match: null, refused },
    ...{ matches, more: found.length - matches.length, companies: [] },
  };
}

function refusalOf(match: Match | null, nowMs: number): Desk["refused"] {
  if (match === null) return "unknown";
  if (match.status !== "not_started" || match.match_time * 1000 <= nowMs) return "closed";
  return isNear(match, nowMs) ? null : "far";
}

/** Whether a tip of now can be read until a match is over. */
const isNear = ({ match_time }: Match, nowMs: number): boolean =>
  match_time - TIP_AHEAD_SECONDS <= nowMs / 1000;

async function findMatch({ call }: RequestFacts, match_id: number): Promise<Match | null> {
  try {
    return (await call("/api/v1/football/matches/recentdetail", { match_id })).data.match;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === "match_not_found") return null;
    throw error;
  }
}

async function loadOffers({ call }: RequestFacts, match_id: number): Promise<CompanyOffers[]> {
  const { data } = await call("/api/v1/football/odds/detail", { match_id, markets: [...TIP_MARKETS] });
  return offersOf(data.odds);
}

/** Matches of a day that have prices, by their ids. */
async function pricedOn(call: CallEndpoint, date: string): Promise<readonly number[]> {
  const query = { date, limit: PRICED };
  const first = await call("/api/v1/football/odds/mainall", query);
  const pages = Math.ceil((first.page?.total ?? 0) / PRICED);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, at) =>
    call("/api/v1/football/odds/mainall", { ...query, page: at + 2 }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ data }) =>
    data.odds.map(({ match_id }) => match_id),
  );
}

/** Matches that are still to begin, have prices and end within the time for which a tip of now can be read. */
async function loadMatches({ call, now_ms }: RequestFacts): Promise<Match[]> {
  const today = dateOf(now_ms / 1000);
  const days = await Promise.all(
    [today, addDays(today, 1)].map(async (date) => {
      const [list, prices] = await Promise.all([
        call("/api/v1/football/matches/recent", { date, status: ["not_started"] }),
        pricedOn(call, date),
      ]);
      const priced = new Set(prices);
      return list.data.matches.filter((match) => priced.has(match.id) && refusalOf(match, now_ms) === null);
    }),
  );
  return days.flat();
}

const namesOf = ({ name, translations = {} }: Named): string[] => [
  name,
  ...Object.values(translations).filter((one) => one !== undefined),
];

/** Everything that a match can be found by. */
const wordsOf = ({ home, away, competition }: Match): string =>
  plainText([home, away, competition].flatMap(namesOf).join(" "));

/**
 * Matches whose teams or competition have each of the words that were typed; all without any. Those that everybody looks
 * for come first, then the next to kick off.
 */
export function foundMatches(matches: readonly Match[], typed: string): Match[] {
  const words = plainText(typed).split(/\s+/);
  return matches
    .filter((match) => words.every((word) => wordsOf(match).includes(word)))
    .toSorted((a, b) => b.competition.hot - a.competition.hot || a.match_time - b.match_time);
}
