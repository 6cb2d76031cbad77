/** A script tag of `header_script` as data: nothing of it is ever written as HTML. */
export interface TrackingTag {
  /** https address at one of the tracking library's hosts; null for a tag with a text of its own. */
  readonly src: string | null;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Hosts of the tracking library: its scripts come from there, and it may send there. */
export const TRACKING_HOSTS = "www.googletagmanager.com *.google-analytics.com *.analytics.google.com";

/** Names by which a tag's own text mentions the library. */
export const TRACKING_NAMES = ["gtag", "dataLayer", "googletagmanager", "google-analytics"];
