import { isFramePath } from "#shared/url/frame.ts";
import { isMailLinkPath } from "#shared/url/personal-screens.ts";
import { isOpenRead, OPEN_TO_OTHER_SITES } from "./cors.ts";
import { isOwnHost } from "./own-host.ts";

/** Headers of every response, determined by its request alone. */
export interface SecurityHeaders {
  readonly always: Readonly<Record<string, string>>;
  /** Content security policy of a response without one of its own. */
  readonly policy: string;
}

/** Nothing of the site uses the closed ones; a script that got in could not either. Passkeys are for our pages, in no other site's frame. */
const FEATURES = [
  ...["camera", "microphone", "geolocation", "payment", "usb"].map((feature) => `${feature}=()`),
  ...["publickey-credentials-get", "publickey-credentials-create"].map((feature) => `${feature}=(self)`),
].join(", ");

/**
 * A year of https only, for this host alone: an operator's other hosts are out of scope. Over http browsers ignore it
 * (RFC 6797, 7.2).
 */
const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000" };

/** Keeps search engines from a preview, and from a site under another host than its own: both duplicate the site. */
const UNLISTED = { "x-robots-tag": "noindex" };

/** For everything but pages: nothing in it may run, in any browser. Pages have their own policy. */
const NOTHING_RUNS = "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";

const UNFRAMED = { "x-frame-options": "DENY" };

/** Settings that shape the headers (env.ts). */
interface SiteSettings {
  readonly SITE_URL?: string | undefined;
  readonly INDEXING: "open" | "closed";
}

interface Kind {
  /** The reader uses https too where a proxy ends TLS: then the site's own address says so. */
  readonly isHttps: boolean;
  /** The one page that may stand in another site's frame. */
  readonly isFrame: boolean;
  readonly isUnlisted: boolean;
  /** Its address holds the secret of a mail's link, so it is in no referrer, also none of ours. `no-referrer` would turn the `Origin` of its form to `null`. */
  readonly isMailLink: boolean;
  readonly isOpen: boolean;
  /**
   * Resources that other sites may show or read: the frame, pictures of articles, readers and shared links, crests,
   * flags, the public read API.
   */
  readonly isShared: boolean;
}

const headersOf = ({
  isHttps,
  isFrame,
  isUnlisted,
  isMailLink,
  isOpen,
  isShared,
}: Kind): SecurityHeaders => ({
  always: {
    "x-content-type-options": "nosniff",
    "referrer-policy": isMailLink ? "strict-origin" : "strict-origin-when-cross-origin",
    "permissions-policy": FEATURES,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": isShared ? "cross-origin" : "same-origin",
    ...(isHttps ? HTTPS_ONLY : {}),
    ...(isFrame ? {} : UNFRAMED),
    ...(isUnlisted ? UNLISTED : {}),
    ...(isOpen ? OPEN_TO_OTHER_SITES : {}),
  },
  policy: `${NOTHING_RUNS}; frame-ancestors ${isFrame ? "*" : "'none'"}`,
});

const known = new Map<number, SecurityHeaders>();

/**
 * The headers for a request. Requests of one kind share one object, from which cached responses prepare their headers
 * once; `hono/secure-headers` sets each header again on every response, and knows no headers that vary by request.
 */
export function securityHeadersOf(
  { method, url, path }: { readonly method: string; readonly url: string; readonly path: string },
  { SITE_URL, INDEXING }: SiteSettings,
): SecurityHeaders {
  const isOwn = isOwnHost(url, SITE_URL);
  const isOpen = isOpenRead(method, path);
  const isFrame = isFramePath(path);
  const isMailLink = isMailLinkPath(path);
  const kind: Kind = {
    isHttps: url.startsWith("https:") || (isOwn && SITE_URL?.startsWith("https:") === true),
    isFrame,
    isUnlisted: INDEXING === "closed" || !isOwn || isMailLink,
    isMailLink,
    isOpen,
    isShared: isFrame || isOpen || /^\/(?:media|og|crests|flags|avatars)\//.test(path),
  };
  const { isHttps, isUnlisted, isShared } = kind;
  const place = [isHttps, isFrame, isUnlisted, isMailLink, isOpen, isShared].reduce(
    (sum, is, at) => sum + Number(is) * 2 ** at,
    0,
  );
  const standing = known.get(place) ?? headersOf(kind);
  known.set(place, standing);
  return standing;
}
