import { DEFAULT_LOCALE, type Locale, pathOf } from "#shared/url/index.ts";
import { siteZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { frameAt } from "#web/platform/navigation/frame.ts";

/** Match statuses that a frame can filter by, as the URL spells them. */
export const EMBED_STATUSES = ["live", "upcoming", "ended"] as const;
export type EmbedStatus = (typeof EMBED_STATUSES)[number];

export const EMBED_THEMES = ["light", "dark"] as const;

/** Options of a frame; null stands for the default. */
export interface EmbedOptions {
  readonly theme: (typeof EMBED_THEMES)[number] | null;
  readonly zone: string;
  readonly comp_id: number | null;
  readonly status: EmbedStatus | null;
  /** Prices, if the site shows any. */
  readonly odds: boolean;
}

/** The options in a query of the frame or of the embed code page; missing ones are defaults. */
export function embedOptionsOf(query: URLSearchParams): EmbedOptions {
  const frame = frameAt({ pathname: pathOf("embed", DEFAULT_LOCALE), search: `?${query}` });
  const competition = query.get("comp_id") ?? "";
  return {
    theme: frame?.theme ?? null,
    zone: frame?.zone ?? siteZone(),
    comp_id: /^[1-9]\d{0,8}$/.test(competition) ? Number(competition) : null,
    status: EMBED_STATUSES.find((status) => status === query.get("status")) ?? null,
    odds: query.get("odds") === "1",
  };
}

/** Path and query of a frame in canonical form, the only one that is cached. */
export function embedPath(locale: Locale, { theme, zone, comp_id, status, odds }: EmbedOptions): string {
  const query = new URLSearchParams({
    ...(comp_id === null ? {} : { comp_id: String(comp_id) }),
    ...(odds ? { odds: "1" } : {}),
    ...(status === null ? {} : { status }),
    ...(theme === null ? {} : { theme }),
    ...(zone === siteZone() ? {} : { tz: zone }),
  });
  const path = pathOf("embed", locale);
  return query.size > 0 ? `${path}?${query}` : path;
}
