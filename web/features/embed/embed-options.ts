import { type Locale, pathOf } from "#shared/url/index.ts";
import { siteZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { frameAt } from "#web/platform/navigation/frame.ts";

/** States of matches that a frame can be narrowed to, as the URL spells them. */
export const EMBED_STATUSES = ["live", "upcoming", "ended"] as const;
export type EmbedStatus = (typeof EMBED_STATUSES)[number];

export const EMBED_THEMES = ["light", "dark"] as const;

/** What a frame shows; null stands for what is shown unless told. */
export interface EmbedOptions {
  readonly theme: (typeof EMBED_THEMES)[number] | null;
  readonly zone: string;
  readonly comp_id: number | null;
  readonly status: EmbedStatus | null;
  /** Prices, where the site shows any. */
  readonly odds: boolean;
}

/** What a query of the frame, or of the page that makes its code, asks for; what it does not say is the default. */
export function embedOptionsOf(query: URLSearchParams): EmbedOptions {
  const frame = frameAt({ pathname: pathOf("embed", "vi"), search: `?${query}` });
  const competition = query.get("comp_id") ?? "";
  return {
    theme: frame?.theme ?? null,
    zone: frame?.zone ?? siteZone(),
    comp_id: /^[1-9]\d{0,8}$/.test(competition) ? Number(competition) : null,
    status: EMBED_STATUSES.find((status) => status === query.get("status")) ?? null,
    odds: query.get("odds") === "1",
  };
}

/** Path and query of a frame, in the one spelling that is cached. */
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
