import type { Locale } from "../url/locale.ts";

/** What a browser's service worker is sent, as JSON: the words of one notification and where it leads. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path on this site. */
  readonly path: string;
  /** The later of two with one tag stands in the place of the earlier. */
  readonly tag: string;
  readonly lang: Locale;
}
