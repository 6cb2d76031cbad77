import type { Locator, Page } from "@playwright/test";
import type { Role } from "#shared/account/roles.table.ts";
import { type Locale, pathOf, type Screen } from "#shared/url/index.ts";
import { goalRush } from "../batches/goal-rush.ts";
import { ingest, ingestInPlay } from "../batches/ingest.ts";
import type { TestSite } from "../site.ts";
import type { World } from "./page-kinds.ts";

/** States of pages that no URL opens: something is open on them, or their reader has chosen something. */
export interface PageState {
  readonly name: string;
  readonly path: (world: World, locale: Locale) => string;
  /** The page needs an account with this role. */
  readonly role?: Role;
  /** Widths that have the state; all by default. */
  readonly at?: (width: number) => boolean;
  /** False opens the page without JavaScript. */
  readonly scripts?: false;
  /** Cookies of the reader. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** Settings that the reader's browser has stored. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Brings the complete page into the state. */
  readonly act?: (page: Page, site: TestSite) => Promise<void>;
  /** True if `act` adds matches to the site. */
  readonly isChange?: true;
  /** Only the window is the picture: the state is an overlay of fixed position. */
  readonly isOverlay?: true;
}

const at =
  (screen: Screen, query = "") =>
  (_: World, locale: Locale): string =>
    pathOf(screen, locale) + query;
const match =
  (query = "") =>
  (world: World, locale: Locale): string =>
    pathOf("match", locale, { id: world.match.id }) + query;

/** Presses an element of a hydrated page, and waits for what it opens. */
async function opens(page: Page, opener: string, opened: string): Promise<void> {
  await page.locator(opener).first().click();
  // A menu also has entries that are hidden at this width.
  await page.locator(`${opened}:visible`).first().waitFor();
}

let goals = 0;

/** A goal in a match of its own, which the open page announces. */
async function score(page: Page, site: TestSite): Promise<void> {
  goals += 1;
  const at_ms = Date.now() - 600_000;
  const number = goals;
  const batch = (after: readonly number[]) => {
    const rush = goalRush({
      ...{ source: `goal-${number}`, at_ms },
      matches: [after.map((after_s) => ({ after_s, side: "home" as const }))],
    });
    return { ...rush, teams: rush.teams.map((team) => ({ ...team, name: `${team.name} ${number}` })) };
  };
  const id = await ingestInPlay(site, batch([]));
  const row = page.locator(`li.match-row[data-match-id="${id}"]`).first();
  await row.waitFor();
  await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.locator(".connection-line[data-status=open]").waitFor({ state: "attached" });
  await ingest(site, batch([(Date.now() - at_ms) / 1000]));
  await page.locator(".alerts .alert").first().waitFor();
  await row.locator(".goal-chip").first().waitFor();
}

/** Rests a finger on a row until it opens: phones have no room for the toggle. */
async function longPress(page: Page, row: Locator): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await row.boundingBox()) ?? {};
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x: x + 120, y: y + 20 }]);
  await row.locator(".row-more").waitFor();
  await touch("touchEnd", []);
  await client.detach();
}

/** Opens the row of a match in play that has corners, and so statistics. */
async function openRow(page: Page): Promise<void> {
  const row = page.locator("li.match-row[data-tone=live]:has(button.match-row-corners)").first();
  const id = await row.getAttribute("data-match-id");
  const opened = page.locator(`li.match-row[data-match-id="${id}"]`).first();
  const toggle = opened.locator(".match-row-expand");
  if (await toggle.isVisible()) await toggle.click();
  else await longPress(page, opened);
  await opened.locator(".row-more .row-form-token").first().waitFor();
}

const hoverRow = async (page: Page): Promise<void> => {
  await page
    .locator("li.match-row[data-tone=live]:has(button.match-row-corners) .match-state")
    .first()
    .hover();
  await page.locator(".row-card tbody tr").first().waitFor();
};

async function openKeyboardHelp(page: Page): Promise<void> {
  const help = page.locator(".keyboard-help");
  // Shortcuts work once the list's extras are loaded.
  while (!(await help.isVisible())) {
    await page.keyboard.press("?");
    await help.waitFor({ timeout: 500 }).catch(() => undefined);
  }
}

const isDesktop = (width: number): boolean => width >= 1024;

export const PAGE_STATES: readonly PageState[] = [
  {
    name: "settings drawer",
    path: at("home"),
    act: (page) => opens(page, ".site-tools [data-opens=settings]", "dialog[open]"),
    isOverlay: true,
  },
  {
    name: "search box",
    path: at("home"),
    act: (page) => opens(page, ".site-tools [data-opens=search]", "dialog[open] [role=option]"),
    isOverlay: true,
  },
  {
    name: "search box with results",
    path: at("home"),
    async act(page) {
      await opens(page, ".site-tools [data-opens=search]", "dialog[open] [role=option]");
      await page.locator("dialog[open] [role=combobox]").fill("man");
      await page.locator("dialog[open] [role=status]").filter({ hasText: /\d/ }).waitFor();
    },
    isOverlay: true,
  },
  {
    name: "menu of more sections",
    path: at("home"),
    act: (page) => opens(page, ".nav-more > summary", ".nav-menu a"),
    isOverlay: true,
  },
  {
    name: "league picker",
    path: at("home"),
    act: (page) => opens(page, '.list-bar a[href*="livescore_tab=league"]', "dialog.league-picker"),
    isOverlay: true,
  },
  { name: "opened row", path: at("home"), act: openRow },
  { name: "card of a row", path: at("home"), at: isDesktop, act: hoverRow, isOverlay: true },
  { name: "keyboard help", path: at("home"), at: isDesktop, act: openKeyboardHelp, isOverlay: true },
  { name: "prices as a third line of rows", path: at("home"), settings: { list_odds_line: true } },
  { name: "list by kick-off", path: at("home"), settings: { list_sort: "time" } },
  { name: "no favourite matches", path: at("favourites") },
  { name: "no favourite leagues", path: at("favouriteLeagues") },
  { name: "no favourite teams", path: at("favouriteTeams") },

  { name: "spoiler shield, home", path: at("home"), cookies: { scores: "hidden" } },
  { name: "spoiler shield, match in play", path: match(), cookies: { scores: "hidden" } },
  { name: "no-betting mode, home", path: at("home"), cookies: { betting: "hidden" } },
  { name: "no-betting mode, match in play", path: match(), cookies: { betting: "hidden" } },

  { name: "JavaScript off, home", path: at("home"), scripts: false },
  { name: "JavaScript off, match in play", path: match(), scripts: false },
  { name: "JavaScript off, odds of a match", path: match("?tab=odds"), scripts: false },
  { name: "JavaScript off, chat of a match", path: match("?tab=chat"), scripts: false },
  { name: "JavaScript off, settings", path: at("settings"), scripts: false },
  { name: "JavaScript off, favourite matches", path: at("favourites"), scripts: false },

  { name: "data sources", path: at("providers"), role: "operator" },
  { name: "duplicate names", path: at("names"), role: "operator" },
  { name: "corrections", path: at("corrections"), role: "operator" },
  { name: "queue of comments", path: at("commentQueue"), role: "editor" },
  { name: "comment form without an article", path: at("newComment"), role: "reader" },

  // The last one: its matches are on all lists from then on.
  {
    name: "goal pop-up and glowing row",
    path: at("home"),
    settings: { alert_scope: "all" },
    act: score,
    isChange: true,
    isOverlay: true,
  },
];

/** Screens that are neither a page kind nor a state, with the reason. */
export const SCREENS_WITHOUT_PAGE: Partial<Record<Screen, string>> = {
  myTip: "needs a tip of the account's own; tests/e2e/tips.spec.ts opens it",
  myArticle: "needs an article of the account's own; tests/e2e/editor.spec.ts opens it",
  articlePreview: "the article screen, with a draft; tests/e2e/editor.spec.ts opens it",
  myComment: "needs a comment of the account's own; tests/e2e/comments.spec.ts opens it",
  oddsHistory: "a CSV file",
  leagueTable: "a CSV file",
  teamPlayers: "a CSV file",
};
