import { isRecord } from "#shared/json/is-record.ts";
import { LOCALES, type Locale } from "#shared/url/index.ts";
import { HEIGHT_MESSAGE } from "./embed-height.ts";
import { type EmbedOptions, embedOptionsOf, embedPath } from "./embed-options.ts";

/** Selectable frame heights, pixels; null follows the content. */
export const EMBED_HEIGHTS = [400, 600, 800, 1000] as const;

/** Initial height of a frame that follows its content, until it reports one. */
const FIRST_HEIGHT = 600;
/** Maximum list height: larger reports are ignored. */
const MOST_HEIGHT = 30_000;

/** Options of the embed code page: the frame, its language and its height. */
export interface CodeOptions extends EmbedOptions {
  readonly language: Locale;
  readonly height: (typeof EMBED_HEIGHTS)[number] | null;
}

/** The options in a query; the frame uses the page's language by default. */
export function codeOptionsOf(query: URLSearchParams, locale: Locale): CodeOptions {
  const language = query.get("language");
  return {
    ...embedOptionsOf(query),
    language: LOCALES.find((one) => one === language) ?? locale,
    height: EMBED_HEIGHTS.find((height) => String(height) === query.get("height")) ?? null,
  };
}

/** Escapes text for an attribute in double quotes. */
const attribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The height that a frame reports; null for messages from elsewhere or of another kind. */
export function heightIn(
  { data, origin, source }: Pick<MessageEvent<unknown>, "data" | "origin" | "source">,
  frame: { readonly origin: string; readonly window: unknown },
): number | null {
  if (origin !== frame.origin || source !== frame.window || !isRecord(data)) return null;
  const { type, height } = data;
  const isHeight = typeof height === "number" && height > 0 && height < MOST_HEIGHT;
  return type === HEIGHT_MESSAGE && isHeight ? height : null;
}

/** The same as {@link heightIn}, for foreign pages without our code: the frame is the element before the script. */
const listener = (origin: string): string =>
  `<script>(function(f){addEventListener("message",function(e){var d=e.data;` +
  `if(e.origin===${JSON.stringify(origin)}&&e.source===f.contentWindow&&d&&d.type==="${HEIGHT_MESSAGE}"` +
  `&&d.height>0&&d.height<${MOST_HEIGHT})f.style.height=d.height+"px"})})` +
  `(document.currentScript.previousElementSibling)</script>`;

interface CodeFrame {
  /** Origin of this site. */
  readonly origin: string;
  /** Title of the frame for screen readers. */
  readonly title: string;
}

/** The HTML that embeds the frame in another site's page. */
export function embedCode(options: CodeOptions, { origin, title }: CodeFrame): string {
  const src = attribute(origin + embedPath(options.language, options));
  const frame =
    `<iframe src="${src}" title="${attribute(title)}" width="100%" height="${options.height ?? FIRST_HEIGHT}"` +
    ` style="border:0" loading="lazy"></iframe>`;
  return options.height === null ? `${frame}\n${listener(origin)}` : frame;
}

/** Height of a frame before its first report. */
export const firstHeight = ({ height }: CodeOptions): number => height ?? FIRST_HEIGHT;
