import type { Context } from "hono";
import { mainSlugs, routeTableOf } from "#shared/content/index.ts";
import type { EdgeHono } from "../env.ts";
import { generatedResponse, type SeoServices } from "./generated-response.ts";
import { fetchSiteHead } from "./site-head.ts";
import { sitemapEntries, sitemapPaths } from "./sitemap-files.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

export const SITEMAP_PATH = "/sitemap.xml";
const FILE = /^\/sitemap-([a-z0-9-]{1,40})\.xml$/;
const contentType = "application/xml; charset=utf-8";

/** True if a path is that of a sitemap's file. */
export const isSitemapPath = (path: string): boolean => path === SITEMAP_PATH || FILE.test(path);

/** GET /sitemap.xml and the files that it names. Never an empty one: unavailable data is a 503. */
export function answerSitemap(c: Context<EdgeHono>, services: SeoServices): Promise<Response> {
  return generatedResponse(c, services, async ({ call, content, betting, origin }) => {
    const [head, pages] = await Promise.all([fetchSiteHead(content), content("/oapi/v1/pages", {})]);
    const made = { call, content, betting, head, main_slugs: mainSlugs(routeTableOf(pages?.pages ?? [])) };
    if (c.req.path === SITEMAP_PATH) {
      const { paths, complete } = await sitemapPaths(made);
      return { contentType, body: sitemapIndexXml(origin, paths), complete };
    }
    const [, name = ""] = FILE.exec(c.req.path) ?? [];
    const entries = await sitemapEntries(made, name);
    return entries && { contentType, body: sitemapXml(origin, entries) };
  });
}
