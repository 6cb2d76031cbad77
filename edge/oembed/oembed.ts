import type { Context } from "hono";
import { m } from "#messages/paraglide/messages.js";
import { nameIn } from "#shared/match/name.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import type { EdgeHono } from "../env.ts";
import { generatedResponse, originOf, type SeoServices } from "../seo/generated-response.ts";
import { fetchSiteHead } from "../seo/site-head.ts";
import { escapeXml } from "../seo/xml.ts";
import { OEMBED_PATH, type OembedRefusal, oembedRequestOf } from "./oembed-address.ts";
import { oembedText } from "./oembed-body.ts";

/** How long a consumer may keep a response: the frame itself is live. */
const CACHE_SECONDS = 86_400;
/** Editors of other sites request it from their pages. */
const HEADERS = { "access-control-allow-origin": "*" };

const refuse = (status: OembedRefusal): Response =>
  new Response(null, { status, headers: { ...HEADERS, "cache-control": "no-store" } });

/** GET /oembed?url=…&format=json|xml&maxwidth=&maxheight=: a match as a frame with its live score. */
export async function answerOembed(c: Context<EdgeHono>, services: SeoServices): Promise<Response> {
  const site = originOf(services.settings, c.req.url);
  const request = oembedRequestOf(new URL(c.req.url).searchParams, site);
  if (typeof request === "number") return refuse(request);
  const { match_id, locale, format, width, height } = request;
  const key = new URLSearchParams({
    format,
    height: `${height}`,
    locale,
    match_id: `${match_id}`,
    width: `${width}`,
  });
  return generatedResponse(
    c,
    services,
    async ({ call, content, origin }) => {
      const [{ data }, head] = await Promise.all([
        call("/api/v1/football/matches/recentdetail", { match_id }),
        fetchSiteHead(content),
      ]);
      const { home, away } = data.match;
      const title = `${nameIn(locale, home)} – ${nameIn(locale, away)}`;
      const src = `${origin}${pathOf("embed", locale)}?match_id=${match_id}`;
      const html = `<iframe src="${escapeXml(src)}" title="${escapeXml(title)}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`;
      const provider_name = head.site_name ?? m.site_name({}, { locale });
      const body = {
        ...({ type: "rich", version: "1.0" } as const),
        ...{ title, provider_name, provider_url: origin, cache_age: CACHE_SECONDS, html, width, height },
      };
      return {
        ...oembedText(body, format),
        headers: HEADERS,
        freshness: "minutes",
        tags: ["oembed"],
        // Limits are the consumer's own: any number of them makes another response.
        unproven: true,
      };
    },
    () => refuse(404),
    `${OEMBED_PATH}?${key}`,
  );
}
