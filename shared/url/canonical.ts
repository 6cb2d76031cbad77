import { isDone } from "../account/done.table.ts";
import { delayIn } from "../shield/shield.rules.ts";
import { isDate } from "../time/day.ts";
import { ZONES } from "../time/zones.table.ts";
import { formerTarget } from "./former-paths.ts";
import { LOCALES } from "./locale.ts";
import { ownPath } from "./own-path.ts";
import { pathOf, properPath, screenAt } from "./paths.ts";
import { EVERY_SCREEN, SCREEN_QUERY } from "./screen-query.table.ts";
import type { Screen } from "./screens.ts";

/** Tab keys of profiles (product spec section 2) and of the match page (domain-facts section 1.5). */
const TABS = [
  ...["summary", "teamsche", "lineup", "playerzh", "playerdata", "player", "team", "coach", "achievements"],
  ...["live", "h2h", "odds", "playertech", "chat"],
  ...["standings", "schedule", "bracket", "scorers", "best-eleven", "stats", "half-full", "goal-times"],
  "transfers",
];

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

const oneOf = (words: readonly string[]) => {
  const known = new Set(words);
  return (value: string): boolean => known.has(value);
};

/** A name as sources write them: of a round or a group. */
const isText = (value: string): boolean => /^[\p{L}\p{M}\p{N} .,'’&/()+-]{1,60}$/u.test(value);

/** What a reader looks for: whatever can be typed into a line. */
const isTyped = (value: string): boolean => value.length <= 60 && /^[^\p{Cc}]+$/u.test(value);

const isId = (value: string): boolean => /^[1-9]\d{0,8}$/.test(value);

/** A season as addresses write it: `2025-26`. */
function isSeasonYear(value: string): boolean {
  const [, first, second] = /^((?:19|20)\d{2})-(\d{2})$/.exec(value) ?? [];
  return (Number(first) + 1) % 100 === Number(second);
}

/**
 * Query keys that make another page of a URL, and the values they can have; which screen has which stands in
 * screen-query.table.ts. Everything else (campaign marks, junk, a day that does not exist) is not part of what it is:
 * whatever is appended, a page is cached once. A page may tell search engines fewer of them: `status` shows other rows,
 * but no page of its own.
 */
const CANONICAL_QUERY = {
  /** Where a reader goes once he has logged in. */
  back: (value) => ownPath(value) !== null,
  comp_id: isId,
  company_id: isId,
  count: oneOf(["3", "6", "20", "30", "50"]),
  country_id: isId,
  date: isDate,
  /** Of one match that a reader watches late: the page as it was that many seconds ago. */
  delay: (value) => delayIn(value) !== null,
  /** What has just been done, told above the page. */
  done: isDone,
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
  livescore_tab: oneOf(["all", "hot", "league"]),
  market: oneOf(["over_under", "match_result"]),
  /** Of tips: the match that they are of, or one that is still to be written. */
  match_id: isId,
  /** Of the embedded list: with prices. */
  odds: oneOf(["1"]),
  order: oneOf(["asc", "desc"]),
  page: (value) => /^[1-9]\d{0,3}$/.test(value),
  /** Of a season's team statistics: means instead of sums. */
  per: oneOf(["match"]),
  period: oneOf(["half"]),
  /** Of a new article: the one of which it is the version in another language. */
  post_id: isId,
  q: isTyped,
  round: isText,
  same_comp: oneOf(["1"]),
  same_venue: oneOf(["1"]),
  /** A page of a reader who hides results, for once with them, or with those of its match. */
  scores: oneOf(["shown", "match"]),
  season_id: isId,
  /** Of transfers: July to June. */
  season_year: isSeasonYear,
  /** By which column a season's team statistics are sorted. */
  sort: oneOf(SORTS),
  /** Of how late changes were: on which part of their way, if not all of it. */
  stage: oneOf(["feed", "room", "screen"]),
  stage_id: isId,
  /** Of tips: whose match is over, or not. Of articles as they are written: how far they have come. */
  state: oneOf(["open", "settled", "draft", "scheduled", "published"]),
  status: oneOf(["live", "upcoming", "ended"]),
  tab: oneOf(TABS),
  team_id: isId,
  theme: oneOf(["light", "dark"]),
  to: isDate,
  tz: oneOf(ZONES),
  /** Which matches a table counts. */
  view: oneOf(["home", "away", "half", "form"]),
} as const satisfies Readonly<Record<string, (value: string) => boolean>>;

/** A key that may stand in a canonical address. */
export type QueryKey = keyof typeof CANONICAL_QUERY;

/**
 * Query keys that the screen at a path hears; none where no screen is. `shown` is the screen that a page of the content
 * service puts there.
 */
export function keysAt(path: string, shown?: Screen | null): readonly string[] {
  const screen = shown ?? screenAt(path)?.screen;
  return screen ? [...SCREEN_QUERY[screen], ...EVERY_SCREEN] : [];
}

/** Older spellings of a key with its value (domain-facts section 1.5). */
const ALIASES: Readonly<Record<string, [key: string, value: string]>> = {
  "haft=1": ["period", "half"],
};

/**
 * What of a query makes another page of a path: keys of its screen, sorted, each once and by the first value it was
 * given, so that nobody makes new pages by saying things twice.
 */
export function canonicalQuery(path: string, given: URLSearchParams, shown?: Screen | null): URLSearchParams {
  const query = new URLSearchParams();
  if (given.size === 0) return query;
  const keys = keysAt(path, shown);
  const seen = new Set<string>();
  for (const pair of given) {
    const [key, value] = ALIASES[pair.join("=")] ?? pair;
    if (seen.has(key)) continue;
    seen.add(key);
    if (keys.includes(key) && CANONICAL_QUERY[key as QueryKey](value)) query.set(key, value);
  }
  query.sort();
  return query;
}

/** Path and query that stand for a page; the fragment is gone. */
export function canonicalPath(url: URL, shown?: Screen | null): string {
  const query = canonicalQuery(url.pathname, url.searchParams, shown).toString();
  return query === "" ? url.pathname : `${url.pathname}?${query}`;
}

/** The path of a screen whose English one is not `/en` and the Vietnamese one: `/en/tin-tuc`, as readers guess it, is `/news`. */
function englishPath(path: string): string {
  const found = path.startsWith("/en/") ? screenAt(path.slice("/en".length)) : null;
  return found === null || found.screen === "article" ? path : pathOf(found.screen, "en", found.params);
}

/**
 * Where a request should be sent instead, as path and query, or null when it is fine: no trailing slash except
 * on the root (product spec section 2), no doubled slashes, no `/vi` in front (Vietnamese has no prefix), a screen's
 * own spelling and its English path, no path of the news as the site before wrote it. The query is kept as it came, and one redirect mends everything at once.
 */
export function redirectFor(url: URL): string | null {
  let path = url.pathname.replace(/\/{2,}/g, "/");
  path = path.replace(/^(\/vi(?=\/|$))+/, "");
  path = path.replace(/\/+$/, "") || "/";
  const moved = formerTarget(path, url.search);
  if (moved !== null) return moved;
  path = englishPath(properPath(path));
  return path === url.pathname ? null : `${path}${url.search}`;
}
