import type { Locale } from "../url/locale.ts";

/** Payload for a browser's service worker, as JSON: the text of one notification and its link. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path on this site. */
  readonly path: string;
  /** The later of two with one tag replaces the earlier. */
  readonly tag: string;
  readonly lang: Locale;
}
