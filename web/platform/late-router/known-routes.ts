import { localeOf, type Screen, screenAt, screens, wordPaths } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { frameworkOfPage } from "./router-globals.ts";

/**
 * Which routes the router knows. A page is sent its own alone: 3 KB of patterns are not worth a place in the first load. The
 * others are learnt in one request while the page is idle, not one by one as they are opened.
 */

/** Screens that no link opens inside the page: files, and what is made for frames of other sites. */
const APART: readonly Screen[] = ["dayList", "oddsHistory", "embed"];

/** Screens that have a route for each of their words (web/routes.ts). */
const WORDS: readonly Screen[] = ["odds"];

/** Some path of a screen: of a choice of words the first, of an id or a slug any. */
const samplePath = (pattern: string): string =>
  pattern.replace(/:\w+(?:\((.+?)(?:\|.*?)?\))?/g, (_, word = "1") => (/^[\w-]+$/.test(word) ? word : "1"));

/** One path for every route of a language. */
export const samplePaths = (locale: "vi" | "en"): string[] =>
  Object.entries(screens)
    .filter(([screen]) => !APART.some((apart) => apart === screen))
    .flatMap(([screen, paths]) => {
      const worded = WORDS.find((one) => one === screen);
      return worded ? wordPaths(worded, locale) : [samplePath(paths[locale])];
    });

/** The id of the route that a path leads to; null where it leads to none, or to one that the router does not know yet. */
export function routeIdAt(path: string): string | null {
  const found = screenAt(path);
  if (!found) return null;
  const { routes } = frameworkOfPage().manifest;
  const word = path.split("/").at(-1);
  const ids = [found.screen, `${found.screen}-${word}`].map((name) => `${name}.${localeOf(path)}`);
  return ids.find((id) => routes[id] !== undefined) ?? null;
}

/**
 * Whether only the server can say which route a path leads to: at an article's the content service may have put another screen
 * (dynamic pages), and a route that is not known yet it has to name.
 */
export const mustBeAsked = (path: string): boolean =>
  screenAt(path)?.screen === "article" || routeIdAt(path) === null;

/** Both the path and all above it, as the server looks routes up. */
const withAncestors = (path: string): string[] =>
  path.split("/").flatMap((_, at, parts) => (at === 0 ? [] : [parts.slice(0, at + 1).join("/")]));

/** Where the server says which routes paths lead to: the same address as the router's own. */
function addressOf(paths: readonly string[]): string {
  const query = new URLSearchParams({
    paths: [...new Set(paths.flatMap(withAncestors))].sort().join(","),
    version: frameworkOfPage().manifest.version,
  });
  return new URL(`/__manifest?${query}`, window.location.origin).href;
}

/** An answer that was asked for ahead is as good as a fresh one for so long. */
const AHEAD_MS = 10_000;
const ahead = new Map<string, { readonly answer: Promise<Response>; readonly askedMs: number }>();

/** Asks which route a path leads to, where the router will have to: a reader is about to open it. */
export function askAhead(path: string): void {
  if (!(areLearnt || isOver) || !mustBeAsked(path)) return;
  const address = addressOf([path]);
  const known = ahead.get(address);
  if (known && Date.now() - known.askedMs < AHEAD_MS) return;
  for (const [old, { askedMs }] of ahead) if (Date.now() - askedMs >= AHEAD_MS) ahead.delete(old);
  const answer = fetch(address);
  // The router hears of it, if it comes to that.
  answer.catch(() => undefined);
  ahead.set(address, { answer, askedMs: Date.now() });
}

/** The router's `fetch`: what has been asked for ahead is not asked for again. */
export async function fetchOrTakeAhead(request: Request): Promise<Response> {
  const known = ahead.get(request.url);
  ahead.delete(request.url);
  if (known && Date.now() - known.askedMs < AHEAD_MS) {
    const answer = await known.answer.catch(() => null);
    if (answer?.ok) return answer;
  }
  return fetch(request);
}

let learnt: Promise<void> | undefined;
let areLearnt = false;
/** The router has been made of what was known: from now on it learns by itself, and must find nothing known that it does not know. */
let isOver = false;

/** Learns every screen of the page's language, once; what fails is asked for anew the next time. */
export function learnScreens(): void {
  if (isOver || learnt !== undefined) return;
  learnt = askForScreens().catch(() => {
    learnt = undefined;
  });
}

/** Nobody waits longer for what is asked for path by path otherwise. */
const PATIENCE_MS = 300;

/** Resolves when the router may be made: of all screens, if they are there or come at once. */
export async function screensLearnt(): Promise<void> {
  await Promise.race([learnt, new Promise((over) => setTimeout(over, PATIENCE_MS))]);
  isOver = true;
}

async function askForScreens(): Promise<void> {
  const { manifest } = frameworkOfPage();
  const response = await fetch(addressOf(samplePaths(getLocale())));
  // Another build's routes are none for this page; the links that lead to them load whole pages.
  if (response.status === 204) return;
  if (!response.ok) throw new Error(`screens: ${response.status}`);
  const routes = (await response.json()) as typeof manifest.routes;
  if (isOver) return;
  for (const [id, route] of Object.entries(routes)) manifest.routes[id] ??= route;
  areLearnt = true;
}
