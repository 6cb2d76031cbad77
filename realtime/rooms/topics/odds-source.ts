import { endpoints, endpointUrl } from "#shared/api/index.ts";
import { MARKETS, type Odds, PHASES } from "#shared/odds/index.ts";
import { MATCH_ODDS_TOPIC, parseListOddsTopic } from "#shared/room/index.ts";
import { readOdds } from "../answers.ts";
import type { Outcome } from "../room.ts";
import type { TopicSource } from "./topics.ts";

/** Source of topics with prices. */

/** Correct scores are dozens of prices a company that no page shows beside others: they are fetched, not pushed. */
const PUSHED_MARKETS = MARKETS.filter((market) => market !== "correct_score");

/** A list sends newcomers prices that were set this recently; their page has fetched older ones with the list. */
const FRESH_SECONDS = 2 * 3600;
/** Most matches in one response of a list call. */
const MATCHES_MAX = 500;

/** Topics of a match room. */
export const matchOdds = (match_id: number): TopicSource => ({
  pathsOf: (topic) =>
    topic === MATCH_ODDS_TOPIC
      ? [endpointUrl(endpoints.oddsDetail, { match_id, markets: PUSHED_MARKETS })]
      : null,
  read: readOdds,
  isFresh: () => true,
});

/** True if any price of the row was set recently; one with an unknown time may have been. */
function isFresh(row: Odds, now: number): boolean {
  return PHASES.some((phase) => {
    const quote = row[phase];
    return quote !== null && (quote.at === null || now / 1000 - quote.at <= FRESH_SECONDS);
  });
}

/** Origin's own call knows the next price; other football services are queried with the pages' calls. */
function pathsOf(topic: string): readonly string[] | null {
  const company_id = parseListOddsTopic(topic);
  if (company_id === undefined) return null;
  const limit = MATCHES_MAX;
  if (company_id === null)
    return [endpointUrl(endpoints.hubOdds, {}), endpointUrl(endpoints.oddsMainall, { limit })];
  return [
    endpointUrl(endpoints.hubOdds, { company_id }),
    endpointUrl(endpoints.oddsMain, { company_id, limit }),
  ];
}

/** Topics of a list room: today's matches, the day of the default time zone. The list shows full time alone. */
export const listOdds: TopicSource = {
  pathsOf,
  read: (outcome: Outcome | null) => readOdds(outcome)?.filter(({ period }) => period === "full") ?? null,
  isFresh,
};
