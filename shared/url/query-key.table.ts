import { isKeyOf } from "#shared/record/typed-record.ts";
import { isDone } from "../account/done.table.ts";
import { delayIn } from "../spoiler-shield/shield.rules.ts";
import { isDate } from "../time/date.ts";
import { ZONES } from "../time/zones.table.ts";
import type { ExpertSort } from "../tip/tip.table.ts";
import { TIP_MARKETS } from "../tip/tip-market.table.ts";
import { LOCALES } from "./locale.ts";
import { ownPath } from "./own-path.ts";
import { TAB_KEYS } from "./screen-tabs.table.ts";

/** Columns of a season's team statistics. */
const SORTS = [
  ...[
    "team",
    "played",
    "goals",
    "goals_against",
    "clean_sheets",
    "penalty_goals",
    "shots",
    "shots_on_target",
  ],
  ...["possession", "corners", "yellow_cards", "red_cards", "fouls", "offsides", "passes", "passes_percent"],
];

/** Orders of the list of experts but the default; unlike tip.table.ts this module loads on every page. */
const EXPERT_SORTS = ["count", "form", "strike_rate", "yield"] as const satisfies readonly ExpertSort[];

const oneOf = (words: readonly string[]) => {
  const known = new Set(words);
  return (value: string): boolean => known.has(value);
};

/** A name as sources write them: of a round or a group. */
const isText = (value: string): boolean => /^[\p{L}\p{M}\p{N} .,'’&/()+-]{1,60}$/u.test(value);

/** Search term: any text that can be typed into a line. */
const isTyped = (value: string): boolean => value.length <= 60 && /^[^\p{Cc}]+$/u.test(value);

const isId = (value: string): boolean => /^[1-9]\d{0,8}$/.test(value);

const isPage = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value);

/** A season as addresses write it: `2025-26`. */
function isSeasonYear(value: string): boolean {
  const [, first, second] = /^((?:19|20)\d{2})-(\d{2})$/.exec(value) ?? [];
  return (Number(first) + 1) % 100 === Number(second);
}

/**
 * Query keys that make another page of a URL, and their values; the rest is ignored, so that a page is cached once.
 * Search engines may get fewer: `status` shows other rows, but no page of its own.
 */
export const QUERY_KEYS = {
  /** Redirect target after log-in. */
  back: (value) => ownPath(value) !== null,
  comp_id: isId,
  company_id: isId,
  count: oneOf(["3", "6", "20", "30", "50"]),
  country_id: isId,
  date: isDate,
  /** Purpose of a visit to a comment's own page. */
  deed: oneOf(["reply", "report"]),
  /** Of one match that a reader watches late: the page as it was that many seconds ago. */
  delay: (value) => delayIn(value) !== null,
  /** The flash message above the page. */
  done: isDone,
  /**
   * Of a new correction by hand: what it corrects (shared/correction/correction.table.ts, which pages do not load). Of
   * log-in and profile: why a log-in by another site failed (IDENTITY_ERRORS).
   */
  field: isTyped,
  from: isDate,
  /** Of a season's goal times: not those scored. */
  goals: oneOf(["conceded", "first"]),
  group: isText,
  /** Of the code of an embedded list: pixels. */
  height: oneOf(["400", "600", "800", "1000"]),
  /** Of how late changes were: how far back. */
  hours: oneOf(["48"]),
  kind: oneOf(["match", "league", "team", "player", "coach"]),
  /** Of an embedded list that is not in the language of the page that makes its code, and of a new article. */
  language: oneOf(LOCALES),
  /** Of tips: not those in the language of the page alone. */
  languages: oneOf(["all"]),
  livescore_tab: oneOf(["all", "hot", "league"]),
  market: oneOf(["over_under", "match_result"]),
  /** Of tips: the match that they are of, or one that is still to be written. */
  match_id: isId,
  /** Of the embedded list: with prices. */
  odds: oneOf(["1"]),
  order: oneOf(["asc", "desc"]),
  page: isPage,
  /** Of a season's team statistics: sums instead of averages per match. */
  per: oneOf(["total"]),
  period: oneOf(["half"]),
  /** Of a new article: the one of which it is the version in another language. */
  post_id: isId,
  q: isTyped,
  round: isText,
  same_comp: oneOf(["1"]),
  same_venue: oneOf(["1"]),
  /** A page of a reader who hides results, shown once with them, or with those of its match. */
  scores: oneOf(["shown", "match"]),
  season_id: isId,
  /** Of transfers: July to June. */
  season_year: isSeasonYear,
  /** By which column a season's team statistics are sorted, or the experts. */
  sort: oneOf([...SORTS, ...EXPERT_SORTS]),
  /** Lateness of changes: on which stage of their way, or on all of it. */
  stage: oneOf(["feed", "room", "screen"]),
  stage_id: isId,
  /** Tips by their match: over, or not. Articles in the editor: by status. Pairs of names: by the answer. */
  state: oneOf(["open", "settled", "draft", "scheduled", "published", "merged", "apart"]),
  status: oneOf(["live", "upcoming", "ended"]),
  /** The tabs of each screen are in screen-tabs.table.ts. */
  tab: oneOf(TAB_KEYS),
  team_id: isId,
  theme: oneOf(["light", "dark"]),
  /** Of an expert's tips: those in one market. */
  tip_market: oneOf(TIP_MARKETS),
  to: isDate,
  /** Of a link in a mail. */
  token: (value) => /^[\w-]{43}$/.test(value),
  tz: oneOf(ZONES),
  /** Which matches a table counts. */
  view: oneOf(["total", "home", "away", "half", "form"]),
} as const satisfies Readonly<Record<string, (value: string) => boolean>>;

/** A key that may stand in a canonical address. */
export type QueryKey = keyof typeof QUERY_KEYS;

const OPEN_VALUES: ReadonlySet<(value: string) => boolean> = new Set([
  ...[isDate, isId, isPage, isSeasonYear, isText, isTyped],
]);

/** True if anybody can make up values of a key (ids, days, texts): a value is valid only if a response proves it. */
export const isOpenKey = (key: string): boolean =>
  isKeyOf(QUERY_KEYS, key) && OPEN_VALUES.has(QUERY_KEYS[key]);
