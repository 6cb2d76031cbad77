import type { Configuration } from "#shared/content/content.schema.ts";
import { menuShown } from "#shared/content/menu.rules.ts";
import { mainSlugs, routeTableOf } from "#shared/content/route-table.ts";
import { siteHeadOf } from "#shared/content/site-head.rules.ts";
import { DEFAULT_LOCALE } from "#shared/url/index.ts";
import { isPersonalPath } from "#shared/url/personal-screens.ts";
import { pageAt } from "#web/platform/seo/head-labels.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import type { SiteFacts } from "#web/platform/ssr/site-facts.ts";
import { trackingTagsOf } from "#web/platform/tracking/tracking-tags.server.ts";
import { lookOf } from "./site-look.server.ts";

type SiteContentFacts = Pick<RequestFacts, "content" | "locale" | "betting" | "tracking_hosts">;

/** The page linked from the 18+ note, if there is one. */
const AGE_PAGE = "choi-co-trach-nhiem";

/** The look's differences from the defaults: the payload of every page stays small. */
function ownLookOf(configurations: readonly Configuration[]): NonNullable<SiteFacts["look"]> {
  const { favicon, follow, language, logo, style } = lookOf(configurations);
  return {
    ...(favicon === null ? {} : { favicon }),
    ...(follow.length === 0 ? {} : { follow }),
    ...(language === DEFAULT_LOCALE ? {} : { language }),
    ...(logo === null ? {} : { logo }),
    ...(style === null ? {} : { style }),
  };
}

/** The content service's data for the whole site and for the initial page; nothing if it is unavailable. */
export async function loadSiteContent(
  { content, locale: lang, betting, tracking_hosts }: SiteContentFacts,
  path: string,
): Promise<Pick<SiteFacts, "head" | "look" | "main_slugs" | "menu" | "age_page" | "tracking">> {
  const [configurations, pages, items] = await Promise.all([
    content("/oapi/v1/configurations", {}),
    content("/oapi/v1/pages", {}),
    content("/oapi/v1/menu", { lang }),
  ]);
  const rows = pages?.pages ?? [];
  const page = pageAt(rows, path);
  const site = configurations?.configurations.find(({ code }) => code === "header_script");
  // Login, registration and personal pages hold passwords, e-mail and phone: no third-party scripts run there.
  const headerScripts = isPersonalPath(path)
    ? []
    : [site?.value, page?.header_script, page?.request_header_script];
  const tracking = trackingTagsOf(headerScripts, tracking_hosts);
  const menu = menuShown(items?.menu ?? [], betting);
  const slugs = mainSlugs(routeTableOf(rows));
  return {
    ...(configurations
      ? {
          head: siteHeadOf(configurations.configurations),
          look: ownLookOf(configurations.configurations),
        }
      : {}),
    ...(slugs === null ? {} : { main_slugs: slugs }),
    ...(rows.some((row) => row.slug === AGE_PAGE) ? { age_page: AGE_PAGE } : {}),
    ...(menu.length === 0 ? {} : { menu }),
    ...(tracking.length === 0 ? {} : { tracking }),
  };
}
