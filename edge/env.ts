import * as z from "zod/mini";
import { ACCOUNT_LENGTHS } from "#shared/account/account-rules.table.ts";
import { TRACKING_HOSTS } from "#shared/content/tracking.table.ts";
import { type RenamedVariable, withPresentNames } from "#shared/env/former-names.ts";
import { logLine } from "#shared/log/log-line.ts";
import { SITE_URL_RULE, siteOriginOf } from "#shared/url/site-url.ts";
import type { SecurityHeaders } from "./middleware/security-headers.ts";
import type { DataSet } from "./observability/metrics.ts";

/** The parts of a service binding that edge uses. */
export interface Service {
  fetch(input: string | URL, init?: RequestInit): Promise<Response>;
}

const isService = (value: unknown): value is Service =>
  typeof value === "object" && value !== null && "fetch" in value && typeof value.fetch === "function";

const Binding = z.custom<Service>(isService, "must be a service binding");

const isDataSet = (value: unknown): value is DataSet =>
  typeof value === "object" && value !== null && "writeDataPoint" in value;

const BaseUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) URL" });

/** Optional settings; wrangler cannot unset a variable, so an empty text counts as left out. */
const leftOut = z.transform((value) => (value === "" ? undefined : value));

const OptionalBaseUrl = z.pipe(leftOut, z.optional(BaseUrl));

const SiteUrl = z.pipe(
  z.string().check(z.refine((text) => siteOriginOf(text) !== null, SITE_URL_RULE)),
  z.transform((text: string) => new URL(text).origin),
);

/** Host names, each with `*.` for all below it, with blanks between: they become part of every page's policy. */
const Hosts = z
  .string()
  .check(
    z.regex(
      /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?: (?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+)*$/,
      "must be names of hosts",
    ),
  );

/** Bindings and settings that edge needs; see wrangler.toml. */
const Settings = z.object({
  /** The built-in origin Worker. */
  ORIGIN: Binding,
  /** Built client files. */
  ASSETS: Binding,
  /** Origin for browsers' WebSockets. */
  REALTIME_URL: BaseUrl,
  /** Scheme and host for canonical links; without it they follow the request. */
  SITE_URL: z.pipe(leftOut, z.optional(SiteUrl)),
  /** An operator's own services in place of the built-in origin. */
  CONTENT_BASE_URL: OptionalBaseUrl,
  FOOTBALL_BASE_URL: OptionalBaseUrl,
  /** Contact in `/.well-known/security.txt` for reports of the site's vulnerabilities. */
  SECURITY_CONTACT: z.pipe(
    leftOut,
    z.optional(z.string().check(z.regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, "must be mailto: or https:"))),
  ),
  /** Set where origin uses Cloudflare's captcha: only then may pages load its widget. */
  TURNSTILE_SITE_KEY: z.optional(z.string()),
  /** The brand whose configuration the site shows (name, logo, colours); without one, the site's own. */
  BRAND_CODE: z.pipe(
    leftOut,
    z.optional(z.string().check(z.maxLength(ACCOUNT_LENGTHS.brand_code.max, "is too long"))),
  ),
  /** `hidden` is no-betting mode for every reader; otherwise each reader chooses. */
  BETTING: z._default(z.enum(["shown", "hidden"], "must be shown or hidden"), "shown"),
  /** `closed` keeps search engines away from every answer: a preview. */
  INDEXING: z._default(z.enum(["open", "closed"], "must be open or closed"), "open"),
  /** Hosts of the tracking library: of header scripts, only tags with an address there are taken. */
  TRACKING_HOSTS: z._default(Hosts, TRACKING_HOSTS),
  /** How many list rooms there are; pages choose one. The same number as realtime's. */
  LIST_ROOMS: z._default(
    z.pipe(
      z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
      z.int("must be a whole number").check(z.minimum(1), z.maximum(64)),
    ),
    1 as never,
  ),
  /** A data set of Workers Analytics Engine for this isolate's metrics. */
  METRICS: z.optional(z.custom<DataSet>(isDataSet, "must be a data set of Analytics Engine")),
  /** Token that opens `/metrics`; without one it is open to all. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, "must have 16 characters or more"))),
});
export type Settings = z.infer<typeof Settings>;

/** Hono's type arguments for every part of edge. */
export interface EdgeHono {
  Bindings: Record<string, unknown>;
  Variables: {
    requestId: string;
    /** Headers of every response, whatever its content. */
    standing: SecurityHeaders;
    /** The response with all its headers; undefined where they are still to be added. */
    complete: Response | undefined;
  };
}

// The platform hands every request of an isolate the same object: one parse per isolate.
const parsed = new WeakMap<object, Settings>();

/** The settings of this isolate. Throws one readable error that names every wrong or missing one. */
export function settingsOf(bindings: Record<string, unknown>): Settings {
  const known = parsed.get(bindings);
  if (known) return known;
  const report = (renamed: RenamedVariable) =>
    logLine("warn", { worker: "edge", event: "renamed_variable", ...renamed });
  const result = z.safeParse(Settings, withPresentNames(bindings, report));
  if (!result.success) {
    const errors = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`edge cannot start: ${errors.join("; ")}`);
  }
  parsed.set(bindings, result.data);
  return result.data;
}
