import type { ContentCall } from "#shared/api/index.ts";
import { NO_SITE_HEAD, type SiteHead, siteHeadOf, siteLookOf } from "#shared/content/index.ts";

/** Head settings from the configuration; empty where the content service has never answered. */
export async function fetchSiteHead(content: ContentCall): Promise<SiteHead> {
  const answer = await content("/oapi/v1/configurations", {});
  return answer === null ? NO_SITE_HEAD : siteHeadOf(answer.configurations);
}

/** The zone in which days and kick-offs are written: the configuration's `TIMEZONE`, else GMT+07:00. */
export const fetchSiteZone = async (content: ContentCall): Promise<string> =>
  siteLookOf((await content("/oapi/v1/configurations", {}))?.configurations ?? []).zone;
