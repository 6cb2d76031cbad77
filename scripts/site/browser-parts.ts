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
    "platform/later-screen",
    "platform/revalidation",
    "platform/shown-name",
    "platform/use-page-query",
    "features/match/day/day-revalidation",
  ],
  /** What most screens say and ask, whatever they show: later parts would draw it into themselves. */
  common: [
    "platform/error-text",
    "platform/list/list-foot",
    "features/news/posts/moment",
    "platform/live/browser-call",
    "platform/session/signed-in",
    "platform/settings/use-settings",
    "platform/number-text",
    "platform/is-plain-click",
    "platform/shield/hidden-results",
    "platform/words/form-tokens",
    "ui/crest",
    "ui/fact",
    "ui/tab-links",
    "ui/use-said",
  ],
  /** Words and states of prices. */
  odds: [
    "features/odds/odds-words",
    "features/odds/format-words",
    "features/odds/odds-page.context",
    "features/odds/price",
    "features/odds/use-shown-odds",
    "platform/words/price-text",
  ],
  /** A match in a list, and the list itself. */
  row: ["features/match/row/match-row", "features/match/day/match-day", "platform/favourites/follow-button"],
  /** What stands round every page and comes alive after it. */
  frame: [
    "features/site/site-menu",
    "features/site/site-footer",
    "features/site/betting-footer",
    "features/site/navigation/soft-navigation",
    "features/site/navigation/prefetch",
    "platform/favourites/follow-star",
  ],
  /** What pages with matches hear and say: the line to the rooms, sounds, notifications. */
  live: [
    "features/match/live/match-day-sync",
    "features/match/live/match-sync",
    "features/match/live/connection-line",
    "features/alerts/alerts",
    "platform/push/push-sync",
  ],
  /** What rows offer beside reading. */
  "row-tools": ["row-tools", "card/row-card-host", "row-corners"].map((name) => `features/match/row/${name}`),
  list: [
    "routes/parts/home-screen",
    "routes/parts/home-sync",
    "features/match/day/match-day-panels",
    "features/match/match-list/match-list-frame",
    "features/match/match-list/list-top",
    "features/match/hot/hot-leagues-links",
    "features/match/day/day-jump",
    "features/match/day/in-reader-zone",
    "features/odds/list/list-odds-bar",
    "features/odds/list/row-prices",
    "features/news/beside/latest-news",
  ],
};

const oneOf = (paths: readonly string[]) =>
  new RegExp(`/web/(${paths.join("|").replaceAll(".", "\\.")})\\.tsx?$`);

/** For `codeSplitting.groups` of the browser's build. `modules`: how many files of web/ a part names. */
export const browserParts = [
  { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, modules: 0 },
  ...Object.entries(PARTS).map(([name, paths]) => ({ name, test: oneOf(paths), modules: paths.length })),
];
