import { useRouteLoaderData } from "react-router";
import type { MenuGroup } from "#shared/content/menu.rules.ts";
import type { SiteHead } from "#shared/content/site-head.rules.ts";
import type { SiteLook } from "#shared/content/site-look.rules.ts";
import type { TrackingTag } from "#shared/content/tracking.table.ts";
import type { Shield } from "#shared/spoiler-shield/shield.rules.ts";
import type { Screen } from "#shared/url/index.ts";
import type { RequestFacts } from "./request-context.ts";

/** Facts of the site and the rendered request that every page needs. Loaded once, by root. */
export interface SiteFacts
  extends Pick<
    RequestFacts,
    "locale" | "site_origin" | "realtime_url" | "list_rooms" | "now_ms" | "betting" | "has_betting_switch"
  > {
  /** The spoiler shield that the HTML was rendered under. */
  readonly shield: Shield;
  /** Slugs of the pages that replace the URL of a screen, by screen. Omitted where there are none. */
  readonly main_slugs?: Partial<Record<Screen, string>>;
  /** Slug of the page with information for readers of prices. Omitted where there is none. */
  readonly age_page?: string;
  /** Tags of the tracking library, run after the reader's first interaction. Omitted where there are none. */
  readonly tracking?: readonly TrackingTag[];
  /** The configuration's settings for heads; omitted for none. */
  readonly head?: SiteHead;
  /** The configuration's settings for the look of pages. */
  readonly look?: Partial<Pick<SiteLook, "favicon" | "follow" | "language" | "logo" | "style">>;
  /** The content service's menu. Omitted where there is none. */
  readonly menu?: readonly MenuGroup[];
}

/** The site's facts, or null on the error screen of a request whose root loader failed. */
export function useSiteFacts(): SiteFacts | null {
  return useRouteLoaderData<SiteFacts>("root") ?? null;
}
