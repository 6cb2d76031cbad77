import type { Context } from "hono";
import {
  IDENTITY_PROVIDERS,
  type IdentityError,
  type IdentityProvider,
  isIdentityError,
} from "#shared/account/identity.table.ts";
import { type Endpoint, endpoints } from "#shared/api/index.ts";
import { AppError, toAppError } from "#shared/errors/index.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { LOCALES, type Locale, localeOf, pathOf } from "#shared/url/index.ts";
import { ownPath } from "#shared/url/own-path.ts";
import type { EdgeHono } from "../env.ts";
import { logFailure } from "../observability/failure-log.ts";
import type { Services } from "../services.ts";
import { endedTripCookie, type IdentityTrip, newTrip, tripCookie, tripIn } from "./identity-cookie.ts";
import type { ReaderCalls } from "./reader-calls.ts";
import { addressInBrowser } from "./session-cookies.ts";

type IdentityServices = Pick<Services, "openReaderCalls" | "admitOwnRead" | "settings">;

/** The provider of a path. Throws `route_not_found` for an unknown one. */
function providerOf(c: Context<EdgeHono>): IdentityProvider {
  const provider = IDENTITY_PROVIDERS.find((known) => known === c.req.param("provider"));
  if (provider === undefined) throw new AppError("route_not_found", { detail: c.req.path });
  return provider;
}

const redirect = (location: string, cookies: readonly string[]): Response => {
  const response = new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
};

const withKeys = (path: string, keys: Readonly<Record<string, string | null>>): string => {
  const target = new URL(path, "http://site.invalid");
  for (const [key, value] of Object.entries(keys)) if (value !== null) target.searchParams.set(key, value);
  return `${target.pathname}${target.search}${target.hash}`;
};

/** The page that tells why it failed: log-in, or the profile of a reader who links. */
const failedPath = (
  { purpose, locale, back }: Pick<IdentityTrip, "purpose" | "locale" | "back">,
  field: IdentityError,
): string =>
  purpose === "link"
    ? withKeys(pathOf("profile", locale), { field })
    : withKeys(pathOf("login", locale), { back, field });

/** The page that tells about an error. Rethrows those without a reason for the reader: no such provider, a fault of ours. */
function pathAfter(error: AppError, trip: Pick<IdentityTrip, "purpose" | "locale" | "back">): string {
  const reason = error.fields?.provider?.[0];
  if (isIdentityError(reason)) return failedPath(trip, reason);
  const { purpose, locale } = trip;
  if (purpose === "link" && isSessionOver(error))
    return withKeys(pathOf("login", locale), { back: pathOf("profile", locale) });
  if (error.code === "too_many_requests" || error.row.status >= 500)
    return failedPath(trip, "provider_unavailable");
  throw error;
}

const sentOf = (body: object) => ({
  ...{ search: "", contentType: "application/json" },
  body: new Uint8Array(new TextEncoder().encode(JSON.stringify(body))).buffer,
});

const dataOf = (body: BufferSource): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(body)).data;

/**
 * Other sites must not start linking in a reader's name: after a forced log-in at the provider, the reader's account
 * would be open to a stranger's. Browsers report where a navigation comes from (`Sec-Fetch-Site`, else `Referer`).
 */
function refuseOtherSite(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const referer = request.headers.get("referer") ?? "";
  const isOurs =
    site === null
      ? URL.canParse(referer) && new URL(referer).host === new URL(request.url).host
      : site === "same-origin";
  if (!isOurs) throw new AppError("forbidden", { detail: "linking starts on the profile" });
}

/** Throws `route_not_found` where the site has no keys of a provider. */
async function refuseUnoffered(calls: ReaderCalls, provider: IdentityProvider): Promise<void> {
  const { body } = await calls.make(endpoints.authOptions, { search: "" });
  const { providers } = dataOf(body);
  if (!Array.isArray(providers) || !providers.includes(provider))
    throw new AppError("route_not_found", { detail: `${provider} is not configured` });
}

/** The language a link names; else that of the page it is on. */
function localeIn(c: Context<EdgeHono>): Locale {
  const referer = c.req.header("referer") ?? "";
  return (
    LOCALES.find((known) => known === c.req.query("language")) ??
    localeOf(URL.canParse(referer) ? new URL(referer).pathname : "/")
  );
}

/** GET `/auth/<provider>` and `/auth/<provider>/link`: sends the browser to the provider, with a cookie to know it by. */
export async function startIdentity(
  c: Context<EdgeHono>,
  { openReaderCalls, admitOwnRead, settings }: IdentityServices,
  purpose: IdentityTrip["purpose"],
): Promise<Response> {
  const provider = providerOf(c);
  const request = c.req.raw;
  admitOwnRead(request, "page");
  if (purpose === "link") refuseOtherSite(request);
  const trip = newTrip({ purpose, locale: localeIn(c), back: ownPath(c.req.query("back")) });
  const url = addressInBrowser(request.url, settings.SITE_URL);
  const calls = openReaderCalls(request, c.get("requestId"));
  const call: Endpoint = purpose === "link" ? endpoints.usersMeLoginsStart : endpoints.authIdentityStart;
  try {
    const { body } = await calls.make(call, { ...sentOf({ provider }), ceremony: trip.word });
    return redirect(String(dataOf(body).location), [tripCookie(trip, url), ...calls.cookies()]);
  } catch (thrown) {
    return redirect(pathAfter(toAppError(thrown), trip), calls.cookiesOfPage());
  }
}

/**
 * GET `/auth/<provider>/callback`: the provider's redirect. It may come from another site: the state is good only in the
 * browser with the cookie. Leads to the page of the start, logged in, or to one that tells why not.
 */
export async function endIdentity(
  c: Context<EdgeHono>,
  { openReaderCalls, admitOwnRead, settings }: IdentityServices,
): Promise<Response> {
  const provider = providerOf(c);
  const request = c.req.raw;
  admitOwnRead(request, "page");
  const url = addressInBrowser(request.url, settings.SITE_URL);
  const trip = tripIn(request, url) ?? newTrip({ purpose: "log-in", locale: localeIn(c), back: null });
  const { purpose, locale } = trip;
  const calls = openReaderCalls(request, c.get("requestId"));
  const ended = endedTripCookie(url);
  const { code, state, iss = null, error } = c.req.query();
  if (!code || !state) {
    await refuseUnoffered(calls, provider);
    // Zalo names no error when the reader cancels: there is no code either.
    const isCancelled = error === "access_denied" || (error === undefined && !code);
    return redirect(failedPath(trip, isCancelled ? "provider_cancelled" : "provider_refused"), [ended]);
  }
  const call: Endpoint = purpose === "link" ? endpoints.usersMeLoginsAdd : endpoints.authIdentity;
  try {
    const returned = { provider, code, state, iss, language: locale };
    const { body } = await calls.make(call, { ...sentOf(returned), ceremony: trip.word });
    const target =
      purpose === "link"
        ? withKeys(`${pathOf("profile", locale)}#logins`, { done: "info" })
        : withKeys(trip.back ?? pathOf("home", locale), {
            done: dataOf(body).is_new === true ? "register" : "login",
          });
    return redirect(target, [ended, ...calls.cookies()]);
  } catch (thrown) {
    const failure = toAppError(thrown);
    logFailure(failure, { requestId: c.get("requestId"), method: "GET", path: c.req.path });
    return redirect(pathAfter(failure, trip), [ended, ...calls.cookiesOfPage()]);
  }
}
