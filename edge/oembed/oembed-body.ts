import { element, XML_DECLARATION } from "../seo/xml.ts";

/** A `rich` response (https://oembed.com, section 2.3.4.4), in the order in which it is written. */
export interface OembedBody {
  readonly type: "rich";
  readonly version: "1.0";
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  /** Seconds. */
  readonly cache_age: number;
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

const CONTENT_TYPES = {
  json: "application/json; charset=utf-8",
  xml: "text/xml; charset=utf-8",
} as const;

/** Content type and text of a response. */
export function oembedText(
  body: OembedBody,
  format: keyof typeof CONTENT_TYPES,
): { readonly contentType: string; readonly body: string } {
  const contentType = CONTENT_TYPES[format];
  if (format === "json") return { contentType, body: JSON.stringify(body) };
  const fields = Object.entries(body).map(([name, value]) => element(name, String(value)));
  return { contentType, body: `${XML_DECLARATION}<oembed>${fields.join("")}</oembed>\n` };
}
