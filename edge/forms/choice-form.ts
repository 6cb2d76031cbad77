import { AppError } from "#shared/errors/index.ts";
import { expiredPrefix, hostCookies } from "#shared/http/host-cookie.rules.ts";
import { ownPath } from "#shared/url/index.ts";
import { readLimited } from "../proxy/request-body.ts";
import { addressInBrowser } from "../session/session-cookies.ts";
import { isSameSite } from "./form-request.ts";

const BODY_LIMIT_BYTES = 2048;
const YEAR_SECONDS = 365 * 86_400;

/** Cookies by name; null takes one back. */
export type KeptChoice = Readonly<Record<string, string | null>>;

/** The choice of a form, given the request's cookies so far. Throws `validation_failed` for an invalid one. */
export type Choose = (fields: URLSearchParams, cookies: string) => KeptChoice;

/**
 * Takes a reader's choice from a plain form, keeps it in a cookie for a year, and redirects back to the page (`back`, a
 * path of ours), which then renders differently. Pages read the cookies: a page open in another tab follows the choice.
 * Rejects cross-site requests with `forbidden`.
 */
export async function takeChoice(
  request: Request,
  siteUrl: string | undefined,
  choose: Choose,
): Promise<Response> {
  if (!isSameSite(request))
    throw new AppError("forbidden", { detail: "the form is accepted only from pages of this site" });
  const bytes = await readLimited(request, BODY_LIMIT_BYTES);
  const fields = new URLSearchParams(new TextDecoder().decode(bytes ?? new ArrayBuffer(0)));
  const choice = choose(fields, request.headers.get("cookie") ?? "");
  const headers = new Headers({
    location: ownPath(fields.get("back")) ?? "/",
    "cache-control": "no-store",
  });
  const address = addressInBrowser(request.url, siteUrl);
  const cookies = request.headers.get("cookie") ?? "";
  const lines = Object.entries(choice).flatMap(([name, value]) => [
    ...hostCookies(name, { value, seconds: YEAR_SECONDS }, address),
    ...expiredPrefix(name, cookies, address),
  ]);
  for (const line of lines) headers.append("set-cookie", line);
  return new Response(null, { status: 303, headers });
}
