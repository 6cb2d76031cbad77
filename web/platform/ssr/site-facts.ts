import { useRouteLoaderData } from "react-router";
import type { MenuGroup } from "#shared/content/menu.rules.ts";
import type { SiteHead } from "#shared/content/site-head.rules.ts";
import type { SiteLook } from "#shared/content/site-look.rules.ts";
import type { TrackingTag } from "#shared/content/tracking.table.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { Shield } from "#shared/spoiler-shield/shield.rules.ts";
import type { Locale, Screen } from "#shared/url/index.ts";

/** What every page needs to know of the site and the request it was rendered for. Loaded once, by root. */
export interface SiteFacts {
  readonly locale: Locale;
  readonly site_origin: string;
  readonly realtime_url: string;
  /** How many list rooms share the readers. */
  readonly live_shards: number;
  /** The moment the HTML was rendered for, milliseconds UTC: the first client render shows the same minute. */
  readonly now_ms: number;
  readonly betting: Betting;
  /** Whether the reader may choose; not where the site as a whole hides betting. */
  readonly has_betting_switch: boolean;
  /** What the reader is told of results, and how late: what the HTML was rendered under. */
  readonly shield: Shield;
  /** Slugs of the pages where screens have their address, by screen. Left out where none has one of its own. */
  readonly main_slugs?: Partial<Record<Screen, string>>;
  /** Slug of the page that says more to those who look at prices. Left out where there is none. */
  readonly age_page?: string;
  /** Tags of the tracking library, for after the first sign of a reader. Left out where there are none. */
  readonly tracking?: readonly TrackingTag[];
  /** What the configuration says of heads; left out, nothing. */
  readonly head?: SiteHead;
  /** What the configuration says of the look of pages, as far as it says something. */
  readonly look?: Partial<Pick<SiteLook, "favicon" | "follow" | "language" | "logo" | "style">>;
  /** The content service's menu. Left out where there is none. */
  readonly menu?: readonly MenuGroup[];
}

/** The site's facts, or null on the error screen of a request whose root loader failed. */
export function useSiteFacts(): SiteFacts | null {
  return useRouteLoaderData<SiteFacts>("root") ?? null;
}
