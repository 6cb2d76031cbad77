import type { Context } from "hono";
import { LOCALES, pathOf, type Screen } from "#shared/url/index.ts";
import type { EdgeHono, Settings } from "../env.ts";
import { originOf } from "./generated-response.ts";
import { SITEMAP_PATH } from "./sitemap.ts";

/** Personal screens, and those embedded in other sites. */
const CLOSED: readonly Screen[] = [
  ...(["login", "register", "forgotPassword", "resetPassword", "verifyEmail"] as const),
  ...(["profile", "myTip", "myFollows", "newTip"] as const),
  ...(["favourites", "settings", "embed"] as const),
];

/** Calls, which are no pages. Pictures and style sheets stay open: pages are looked at as readers see them. */
const CALLS = ["/api/", "/oapi/"];

/**
 * Returns the rules that close a screen in every language: its path alone (`$` ends a path), with a query, and all below
 * it. A bare `/en/login` would close each path that begins so, the article `/en/login-problems` too (RFC 9309, 2.2.3).
 */
const rulesOf = (screen: Screen): string[] =>
  LOCALES.flatMap((locale) => {
    const path = pathOf(screen, locale).replace(/\/$/, "");
    return [`${path}$`, `${path}?`, `${path}/`];
  });

/** Rules for crawlers, and the address of the sitemap (RFC 9309). */
export function robotsText(origin: string): string {
  const closed = [...new Set([...CALLS, ...CLOSED.flatMap(rulesOf)])];
  return `${["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "Allow: /", "", `Sitemap: ${origin}${SITEMAP_PATH}`].join("\n")}\n`;
}

/** GET /robots.txt */
export const answerRobots = (c: Context<EdgeHono>, settings: Settings): Response =>
  new Response(robotsText(originOf(settings, c.req.url)), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
