import type { TrackingTag } from "#shared/content/tracking.table.ts";
import { policySourceOf } from "#shared/text/policy-source.ts";
import { POLICY_REPORTS_PATH } from "#shared/url/policy-reports.ts";

/** Host of Cloudflare's widget: a soft navigation can lead to its form under any page's policy. */
const TURNSTILE_HOST = "https://challenges.cloudflare.com";

/** A page's HTML without nonces. */
export interface RenderedPage {
  readonly html: string;
  /** Texts of its inline scripts, for its policy. */
  readonly scripts: readonly string[];
}

/** Finds the inline scripts with the nonce and removes all nonces; a script without it gets no hash. */
export function unmarkScripts(noncedHtml: string, nonce: string): RenderedPage {
  const attribute = ` nonce="${nonce}"`;
  const scripts: string[] = [];
  const chunks: string[] = [];
  let from = 0;
  for (let at = noncedHtml.indexOf(attribute); at !== -1; at = noncedHtml.indexOf(attribute, from)) {
    chunks.push(noncedHtml.slice(from, at));
    from = at + attribute.length;
    const begin = noncedHtml.indexOf(">", from) + 1;
    const head = noncedHtml.slice(noncedHtml.lastIndexOf("<", at), begin);
    if (!head.startsWith("<script") || / src=/.test(head)) continue;
    scripts.push(noncedHtml.slice(begin, noncedHtml.indexOf("</script>", begin)));
  }
  chunks.push(noncedHtml.slice(from));
  return { html: chunks.join(""), scripts };
}

export interface PolicySources {
  /** Texts of the page's own inline scripts. */
  readonly scripts: readonly string[];
  readonly realtime_url: string;
  /** True if other sites may show the page in a frame. */
  readonly isFrame: boolean;
  /** True if readers reach the site by https only. */
  readonly isHttps: boolean;
  readonly tracking: readonly TrackingTag[];
  /** Hosts of the tracking library, separated by blanks. */
  readonly tracking_hosts: string;
  /** True if forms have Cloudflare's captcha. */
  readonly has_turnstile: boolean;
}

/** The Content-Security-Policy of a page (decision 028). */
export async function contentPolicy({
  scripts,
  realtime_url,
  isFrame,
  isHttps,
  tracking,
  tracking_hosts,
  has_turnstile,
}: PolicySources): Promise<string> {
  const inline = [...scripts, ...tracking.filter(({ src }) => src === null).map(({ text }) => text)];
  const hashes = await Promise.all([...new Set(inline)].map(policySourceOf));
  const hosts = tracking.length === 0 ? [] : tracking_hosts.split(/\s+/).map((host) => `https://${host}`);
  const captcha = has_turnstile ? [TURNSTILE_HOST] : [];
  const { origin } = new URL(realtime_url);
  const rooms = [origin, origin.replace(/^http/, "ws")];
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...hashes, ...captcha, ...hosts],
    ["connect-src 'self'", ...rooms, ...hosts],
    // Widths and colours of bars are attributes, which a cached page cannot have hashes of; pictures of articles may be
    // on any host.
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' data: blob: https:"],
    ["frame-src 'self'", ...captcha, ...hosts],
    ["form-action 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    [isFrame ? "frame-ancestors *" : "frame-ancestors 'none'"],
    ...(isHttps ? [["upgrade-insecure-requests"]] : []),
    [`report-uri ${POLICY_REPORTS_PATH}`],
  ]
    .map((words) => words.join(" "))
    .join("; ");
}
