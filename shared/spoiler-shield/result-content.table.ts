import { isKeyOf } from "#shared/record/typed-record.ts";
import type { footballEndpoints } from "../api/football.endpoints.ts";

/**
 * The share of a call's response that reveals results, for readers who hide them while they are news.
 * - `rows`: only rows of matches, which are masked one by one (mask-results.rules.ts); the default of other calls than
 *   those of prices.
 * - `match`: also data of the match that the query names, which is refused with `scores_hidden` while it is news.
 * - `all`: statistics over many matches, recent ones among them: always refused.
 */
export type ResultContent = "rows" | "match" | "all";

type Path = (typeof footballEndpoints)[keyof typeof footballEndpoints]["path"];
/** Paths of prices, which are named each: a new market has calls with histories. */
type OddsPath = Extract<Path, `odds/${string}`>;

const contents: Partial<Record<Path, ResultContent>> & Record<OddsPath, ResultContent> = {
  "matches/corner": "match",
  "matches/highlights": "match",
  "matches/lineup": "match",
  "matches/momentum": "match",
  "matches/player/stats": "match",
  "matches/room": "match",
  "matches/win-probability": "match",
  "odds/main": "rows",
  "odds/mainall": "rows",
  "odds/season/main": "rows",
  "odds/variable": "rows",
  "odds/calibration": "all",
  "odds/detail": "match",
  "odds/change/history": "match",
  "odds/european": "match",
  "odds/european/history": "match",
  "odds/eurohadicap": "match",
  "odds/eurohadicap/change": "match",
  "odds/doublechance": "match",
  "odds/doublechance/history": "match",
  "odds/correct/prematch": "match",
  "odds/correct/prematch/history": "match",
  "odds/conner/main": "match",
  "odds/conner/ft": "match",
  "odds/conner/ht": "match",
  "odds/conner/ft/history": "match",
  "odds/conner/ht/history": "match",
  "matches/keyplayer": "all",
  "matches/statistic-analysis": "all",
  "matches/statsteam": "all",
  "matches/statsteampercent": "all",
  "players/statsseason": "all",
  "seasons/table-standing": "all",
  "seasons/tablestanding": "all",
  "seasons/scenarios": "all",
  "seasons/oddsstanding": "all",
  "seasons/bestlineup": "all",
  "seasons/team-ht-ft": "all",
  "seasons/team-statitics": "all",
  "seasons/team-goal-time": "all",
  "seasons/shooter/stats": "all",
  "teams/nearyear": "all",
  "teams/players/seasonstats": "all",
};

/** {@link ResultContent} of the call at a path below its service's base. */
export const resultContentOf = (path: string): ResultContent =>
  (isKeyOf(contents, path) ? contents[path] : undefined) ?? "rows";
