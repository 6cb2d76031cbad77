import { type Locale, screenAt } from "#shared/url/index.ts";

/** Endpoint of oEmbed (https://oembed.com): what other sites show for a link to a match. */
export const OEMBED_PATH = "/oembed";

/** Size of the frame in which a match fits, with the heading above and the source below it, pixels. */
const FRAME = { width: 600, height: 220 } as const;

/** A request for the representation of a match. */
export interface OembedRequest {
  readonly match_id: number;
  readonly locale: Locale;
  readonly format: "json" | "xml";
  /** Of the frame, pixels: never more than the consumer's limits. */
  readonly width: number;
  readonly height: number;
}

/** Status of a refusal: no or a malformed parameter, a URL without a representation, a format that is not offered. */
export type OembedRefusal = 400 | 404 | 501;

/** The number of pixels that a limit leaves; null for a malformed limit. */
function limited(pixels: number, limit: string | null): number | null {
  if (limit === null) return pixels;
  return /^[1-9]\d{0,5}$/.test(limit) ? Math.min(pixels, Number(limit)) : null;
}

/** A match of this site by its URL; null for any other page and any other host. */
function matchAt(text: string, origin: string): Pick<OembedRequest, "match_id" | "locale"> | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname } = new URL(text);
  if (!/^https?:$/.test(protocol) || host !== new URL(origin).host) return null;
  const found = screenAt(pathname);
  const id = String(found?.params.id ?? "");
  return found?.screen === "match" && /^[1-9]\d{0,8}$/.test(id)
    ? { match_id: Number(id), locale: found.locale }
    : null;
}

/** Reads the query of a request; `origin` is the site's scheme and host. */
export function oembedRequestOf(query: URLSearchParams, origin: string): OembedRequest | OembedRefusal {
  const format = query.get("format") ?? "json";
  if (format !== "json" && format !== "xml") return 501;
  const [width, height] = [
    limited(FRAME.width, query.get("maxwidth")),
    limited(FRAME.height, query.get("maxheight")),
  ];
  const url = query.get("url");
  if (url === null || width === null || height === null) return 400;
  const match = matchAt(url, origin);
  return match === null ? 404 : { ...match, format, width, height };
}
