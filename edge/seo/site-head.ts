import type { ContentCall } from "#shared/api/index.ts";
import { NO_SITE_HEAD, type SiteHead, siteHeadOf } from "#shared/content/index.ts";

/** What the configuration says of heads; nothing where the content service has never answered. */
export async function askSiteHead(content: ContentCall): Promise<SiteHead> {
  const told = await content("/oapi/v1/configurations", {});
  return told === null ? NO_SITE_HEAD : siteHeadOf(told.configurations);
}
