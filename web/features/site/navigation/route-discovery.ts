import { useEffect } from "react";
import { type Screen, screens, wordPaths } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";

/** The router looks for links when the page has been still for 100 ms; a busy phone takes its time to be. */
const STAY_MS = 15_000;

/** Screens that no link opens inside the page: a file, and what is made for frames of other sites. */
const APART: readonly Screen[] = ["oddsHistory", "embed"];

/** Some path of a screen: of a choice of words the first, of an id or a slug any. */
const samplePath = (pattern: string): string =>
  pattern.replace(/:\w+(?:\((.+?)(?:\|.*?)?\))?/g, (_, word = "1") => (/^[\w-]+$/.test(word) ? word : "1"));

/** Screens that have a route for each of their words. */
const WORDS: readonly Screen[] = ["odds"];

/** One path for every route of a language. */
export const samplePaths = (locale: "vi" | "en"): string[] =>
  Object.entries(screens)
    .filter(([screen]) => !APART.some((apart) => apart === screen))
    .flatMap(([screen, paths]) => {
      const worded = WORDS.find((one) => one === screen);
      return worded ? wordPaths(worded, locale) : [samplePath(paths[locale])];
    });

/**
 * Lets the router learn paths, all in one request: it asks for those that links with `data-discover` lead to, and
 * otherwise for one path after another, each as it is opened. Gives what ends it.
 */
export function discoverPaths(paths: readonly string[]): () => void {
  const links = document.createElement("div");
  links.hidden = true;
  for (const path of paths) {
    const link = document.createElement("a");
    link.dataset.discover = "true";
    link.rel = "nofollow";
    link.href = path;
    links.append(link);
  }
  if (paths.length > 0) document.body.append(links);
  const timer = setTimeout(() => links.remove(), STAY_MS);
  return () => {
    clearTimeout(timer);
    links.remove();
  };
}

/** Every screen: 3 KB of patterns are not worth a place in the first load, nor a request each when a reader goes on. */
export function useRouteDiscovery(): void {
  useEffect(() => discoverPaths(samplePaths(getLocale())), []);
}
