import { DEFAULT_LOCALE, LOCALES, pathOf } from "#shared/url/index.ts";
import type { Settings } from "../env.ts";
import { originOf } from "../seo/generated-response.ts";

/**
 * Redirect target of browsers and password managers for a password change (W3C, A Well-Known URL for Changing
 * Passwords).
 */
export const CHANGE_PASSWORD_PATH = "/.well-known/change-password";

/** GET {@link CHANGE_PASSWORD_PATH}: redirects to the profile's password form, which requires a log-in first. */
export const answerChangePassword = (): Response =>
  new Response(null, {
    status: 302,
    headers: {
      location: `${pathOf("profile", DEFAULT_LOCALE)}#password`,
      "cache-control": "public, max-age=3600",
    },
  });

/** The file that names the contact for vulnerability reports (RFC 9116). */
export const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** Readers of the file may rely on it for so long; the RFC recommends less than a year. */
const VALID_MS = 180 * 86_400_000;

/** GET {@link SECURITY_TXT_PATH}: the operator's contact; null where none is set. */
export function answerSecurityTxt(request: Request, settings: Settings, nowMs: number): Response | null {
  if (!settings.SECURITY_CONTACT) return null;
  const lines = [
    `Contact: ${settings.SECURITY_CONTACT}`,
    // By the day: a repeated response is the same.
    `Expires: ${new Date(nowMs + VALID_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${LOCALES.join(", ")}`,
    `Canonical: ${originOf(settings, request.url)}${SECURITY_TXT_PATH}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
