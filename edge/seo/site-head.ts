import type { CallEndpoint } from "#shared/api/index.ts";
import { NO_SITE_HEAD, type SiteHead, siteHeadOf } from "#shared/content/index.ts";
import { inTime } from "../content/in-time.ts";

/** What the configuration says of heads; nothing while the content service does not answer in time. */
export const askSiteHead = (call: CallEndpoint): Promise<SiteHead> =>
  inTime(call("/oapi/v1/configurations", {})).then(
    ({ data }) => siteHeadOf(data.configurations),
    () => NO_SITE_HEAD,
  );
