import { useRouteLoaderData } from "react-router";
import type { Betting } from "#shared/odds/betting.ts";
import type { Shield } from "#shared/shield/shield.rules.ts";
import type { Locale } from "#shared/url/index.ts";

/** What every page needs to know of the site and the request it was rendered for. Loaded once, by root. */
export interface SiteFacts {
  readonly locale: Locale;
  readonly site_origin: string;
  readonly realtime_url: string;
  /** The moment the HTML was rendered for, milliseconds UTC: the first client render shows the same minute. */
  readonly now_ms: number;
  readonly betting: Betting;
  /** Whether the reader may choose; not where the site as a whole hides betting. */
  readonly has_betting_switch: boolean;
  /** What the reader is told of results, and how late: what the HTML was rendered under. */
  readonly shield: Shield;
}

/** The site's facts, or null on the error screen of a request whose root loader failed. */
export function useSiteFacts(): SiteFacts | null {
  return useRouteLoaderData<SiteFacts>("root") ?? null;
}
