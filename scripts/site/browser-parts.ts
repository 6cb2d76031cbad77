/**
 * What a browser loads as one file. Left to itself the build makes a file of every module that two pages share: 123 of
 * them for a visit of the home page, which compress badly (208 KB of gzip against 189, tests/bench/weight.bench.ts).
 *
 * A part takes along what its modules import, unless an earlier part has it; so what several parts need comes first. It
 * must not hold a style sheet: a page that imports the same one would wait for the whole part.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  /** Alive first, on every page: the frame of the router, the head of a page, the ends of the header. */
  site: [
    "root",
    "entry.client",
    "platform/page-head",
    "platform/lazy-with-retry",
    "platform/revalidation",
    "platform/shown-name",
    "platform/use-page-query",
    "features/match/day/day-revalidation",
  ],
  /** What most screens say and ask, whatever they show: later parts would draw it into themselves. */
  common: [
    "features/news/posts/moment",
    "features/news/beside/latest-news",
    "platform/live/browser-call",
    "platform/session/signed-in",
    "platform/settings/use-settings",
    "platform/number-text",
    "platform/is-plain-click",
    "platform/shield/hidden-results",
    "platform/words/form-tokens",
    "platform/favourites/follow-button",
    "platform/form/use-early-input",
    "platform/retry-wait.rules",
    "features/match/row/row-parts",
    "ui/crest",
    "ui/fact",
    "ui/icon",
    "ui/is-composing",
    "platform/navigation/tab-links",
    "ui/use-said",
  ],
  /** Of rows as of tables of prices. */
  popover: ["ui/popover"],
  /** How a match stands, in a list or by itself. */
  match: [
    "features/match/match-state",
    "features/match/provenance-badge",
    "features/match/cards",
    "features/match/goal-chip",
    "features/match/live/connection-line",
    "features/match/match.query",
    "features/match/match-tab",
    "features/match/score",
    "platform/shield/use-hidden-result",
    "platform/red-flag",
    "platform/words/round-name",
  ],
  /** Words and states of prices. */
  odds: [
    "features/odds/odds-words",
    "features/odds/format-words",
    "features/odds/odds-page.context",
    "features/odds/price",
    "platform/words/price-text",
  ],
  /** A match in a list, and the list itself. */
  row: ["features/match/row/match-row", "features/match/day/match-day"],
  /** What stands round every page and comes alive after it. */
  frame: [
    "routes/parts/alerts-part",
    "platform/shield/use-shield-choice",
    "features/match/row/list-extras",
    "features/site/site-menu",
    "features/site/site-footer",
    "features/site/betting-footer",
    "features/site/navigation/soft-navigation",
  ],
  /** What pages with matches hear: the line to the rooms. */
  live: [
    "platform/live/room-connection",
    "platform/live/latency-log",
    "features/match/live/catch-up",
    "features/match/live/goal-announcer",
    "features/match/live/match-push",
    "features/match/live/refetch.rules",
    "features/match/live/use-followed-odds",
    "features/odds/use-shown-odds",
  ],
  /** What rows offer beside reading. */
  "row-tools": ["row-tools", "card/row-card-host", "row-corners", "fill-rows"].map(
    (name) => `features/match/row/${name}`,
  ),
  "day-sync": ["features/match/live/match-day-sync"],
  "list-foot": ["platform/list/list-foot"],
  list: [
    "routes/parts/home-screen",
    "routes/parts/home-sync",
    "features/match/day/match-day-panels",
    "features/match/match-list/match-list-frame",
    "features/match/match-list/list-top",
    "features/match/hot/hot-leagues",
    "features/match/day/day-jump",
    "features/odds/list/list-odds-bar",
    "features/odds/list/row-prices",
  ],
  /** What a match's first tab and its other tabs, tables and cards show alike. */
  figures: [
    "features/match/detail/match-stats",
    "features/match/incident-icon",
    "features/match/incident-name",
    "features/match/player-link",
    "features/standings/standings-table",
  ],
  "match-head": ["features/match/header/match-header"],
  shield: ["platform/shield/shield-choice", "platform/shield/shield-form", "platform/shield/shield-offer"],
  /** The page of a match, with its first tab. */
  "match-page": [
    "routes/parts/match-screen",
    "routes/parts/match-tab-screen",
    "routes/parts/match-aside",
    "routes/parts/match-page-sync",
    "features/match/detail/detail-tab",
    "features/match/header/match-header-share",
    "platform/shield/shield-menu",
  ],
  /** Who has written something, and how long something takes: in chats, comments and articles. */
  writers: ["ui/avatar", "platform/words/wait-text"],
  /** What may be written, in chats and comments. */
  texts: ["platform/own-name"],
  /** A chat as it is read; named for what follows to leave it what both need. */
  "chat-panel": ["features/chat/chat-panel"],
  /** What is done in a chat, for who is logged in or comes near. */
  "chat-tools": [
    "features/chat/log/outgoing-row",
    "features/chat/moderator-tools",
    "features/chat/reader/filter-settings",
    "features/chat/write/chat-form",
    "features/chat/write/outcome-text",
  ],
  /** What pages of any kind use, but neither home nor the first tab of a match. */
  pages: [
    "platform/page-path",
    "platform/team-half",
    "platform/use-hydrated",
    "platform/when-near",
    "platform/words/bet-word",
  ],
  /** The texts of all failures, for pages that tell one at once; the others have `LateErrorText`. */
  errors: ["platform/error-text"],
  /** The prices of a match, company by company: by themselves and as a tab of it. */
  "odds-table": [
    "features/odds/age-note",
    "features/odds/use-age",
    "features/odds/odds-numbers",
    "features/odds/price-columns",
    "features/odds/prices",
    "features/odds/line/line-opener",
    "features/odds/main/main-body",
    "features/odds/match-odds",
    "features/odds/table/summary-cells",
    "features/odds/table/use-renewal",
    "features/odds/table/use-odds-rows",
    "features/odds/table/line-price-cells",
    "features/odds/table/price-cell",
    "features/odds/table/price-cells",
    "features/odds/toolbar/odds-toolbar",
  ],
  /** What is chosen among and named on pages of leagues, teams and lists of them. */
  choices: [
    "platform/choice-form",
    "platform/words/day-name",
    "platform/words/stage-name",
    "features/league/competition-mark",
    "features/league/empty-panel",
  ],
  /** The page of a league, with its first tab. */
  "league-page": [
    "features/league/league-page",
    "features/league/overview/overview-tab",
    "features/league/schedule/match-days",
    "features/league/schedule/schedule-part",
    "features/standings/standings-views",
    "routes/parts/league-tab-screen",
  ],
  /** What stands beside news, on routes of many screens. */
  "news-beside": ["routes/parts/news-beside"],
  /** Articles in lists, and what stands round them. */
  news: [
    "features/news/news-frame",
    "features/news/article/content-page",
    "features/news/posts/post-card",
    "features/news/posts/post-picture",
    "platform/prose/prose-view",
  ],
  article: [
    "routes/parts/article-screen",
    "features/comments/commented-article",
    "features/news/article/article-view",
  ],
};

/**
 * Words and rules that a part would take along and other pages say too: they would load all of it for one word. Named by
 * how they begin, and put where all of them have been anyway.
 */
const SHARED: Readonly<Record<string, RegExp>> = {
  common:
    /\/shared\/errors\/session-over\.rules\.ts|\/paraglide\/messages\/(error_chat_text_\w+|error_data_updating|part_loading|shield_menu)\.js/,
  "chat-tools": /\/shared\/chat\/chat-content\.rules\.ts/,
  texts: /\/shared\/(chat\/chat-text|form\/text)\.rules\.ts/,
  match:
    /\/paraglide\/messages\/(match_(share|tab|versus|venue|winner)|half_time_score|stat_corners|score_unknown|shootout_score|shield_hidden_score|standings_)\w*\.js/,
  figures: /\/paraglide\/messages\/(column|incident|match_stats|stat)_\w+\.js/,
  news: /\/paraglide\/messages\/news_(minutes|tags)\.js/,
  shield: /\/paraglide\/messages\/shield_(off|everything_hint)\.js/,
};

const oneOf = (paths: readonly string[], name: string) => {
  const modules = `/web/(${paths.join("|").replaceAll(".", "\\.")})\\.tsx?$`;
  const shared = SHARED[name]?.source;
  return new RegExp(shared ? `${modules}|${shared}` : modules);
};

/** For `codeSplitting.groups` of the browser's build. `modules`: how many files of web/ a part names. */
export const browserParts = [
  {
    name: "framework",
    // Of TanStack Query the client: its observers come with the screens.
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core\/(?!.*(Observer|infinite))|react-query\/.*(Provider|HydrationBoundary)))/,
    modules: 0,
  },
  { name: "query", test: /\/node_modules\/@tanstack\//, modules: 0 },
  ...Object.entries(PARTS).map(([name, paths]) => ({
    name,
    test: oneOf(paths, name),
    modules: paths.length,
  })),
];

/** Parts that every page has loaded before it asks for a later one, and what the build itself adds to them. */
const EVERYWHERE = /\/(framework|rolldown-runtime|entry\.client|common|frame)-[\w-]+\.js$/;

/** Whether code that comes later names a file which it needs, so that both are asked for at once; names of files compress badly. */
export const isWorthNaming = (file: string): boolean => !EVERYWHERE.test(`/${file}`);
