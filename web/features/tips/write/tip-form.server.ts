import type { CallEndpoint } from "#shared/api/index.ts";
import { toAppError } from "#shared/errors/app-error.ts";
import type { Match } from "#shared/match/index.ts";
import { earliestKickOff } from "#shared/match/kick-off.rules.ts";
import { type Named, plainText } from "#shared/match/name.rules.ts";
import { addDays, dateOf } from "#shared/time/index.ts";
import { TIP_AHEAD_SECONDS, TIP_MARKETS } from "#shared/tip/tip.table.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { type CompanyOffers, offersOf } from "./available-markets.rules.ts";

/** The expert's choices so far, by ids, and their search text. */
export interface TipFormQuery {
  readonly match_id: number | null;
  readonly company_id: number | null;
  readonly q: string;
}

/** Data of the tip form: matches to choose from, or the chosen match with the companies' available markets. */
export interface TipChoices {
  readonly query: TipFormQuery;
  /** Null until one is chosen. */
  readonly match: Match | null;
  /** The chosen match does not exist, has begun, or may end after the tip's text expires. */
  readonly refused: "unknown" | "closed" | "far" | null;
  /** To choose from; none once one is chosen. */
  readonly matches: readonly Match[];
  /** Number of further matches. */
  readonly more: number;
  readonly companies: readonly CompanyOffers[];
}

/** Number of matches shown at once; others are found by name. */
const SHOWN = 24;
/** Maximum number of a day's matches with prices in one response; a fuller day needs several. */
const PRICED = 500;

/** The choices in a URL. */
export const tipFormQueryIn = (search: URLSearchParams): TipFormQuery => ({
  match_id: numberIn(search, "match_id"),
  company_id: numberIn(search, "company_id"),
  q: search.get("q")?.trim() ?? "",
});

const numberIn = (search: URLSearchParams, key: string): number | null =>
  search.has(key) ? Number(search.get(key)) : null;

/** Loads the data of the tip form. */
export async function loadTipChoices(facts: RequestFacts, query: TipFormQuery): Promise<TipChoices> {
  const match = query.match_id === null ? null : await findMatch(facts, query.match_id);
  const refused = query.match_id === null ? null : refusalOf(match, facts.now_ms);
  if (match && refused === null) {
    const companies = await loadOffers(facts, match.id);
    return { query, match, refused: null, matches: [], more: 0, companies };
  }
  const found = foundMatches(await loadMatches(facts), query.q);
  const matches = found.slice(0, SHOWN);
  return {
    ...{ query: { ...query, match_id: null, company_id: null }, match: null, refused },
    ...{ matches, more: found.length - matches.length, companies: [] },
  };
}

function refusalOf(match: Match | null, nowMs: number): TipChoices["refused"] {
  if (match === null) return "unknown";
  if (match.status !== "not_started" || earliestKickOff(match) * 1000 <= nowMs) return "closed";
  return isNear(match, nowMs) ? null : "far";
}

/** True if a tip published now stays readable until a match is over. */
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

/** Matches of a day that have prices, by id. */
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

/** Coming matches with prices that end while a tip published now is still readable. */
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

/** Searchable text of a match. */
const wordsOf = ({ home, away, competition }: Match): string =>
  plainText([home, away, competition].flatMap(namesOf).join(" "));

/**
 * Matches whose teams or competition contain each typed word; all without any. Popular ones come first, then the next
 * to kick off.
 */
export function foundMatches(matches: readonly Match[], typed: string): Match[] {
  const words = plainText(typed).split(/\s+/);
  return matches
    .filter((match) => words.every((word) => wordsOf(match).includes(word)))
    .toSorted((a, b) => b.competition.hot - a.competition.hot || a.match_time - b.match_time);
}
