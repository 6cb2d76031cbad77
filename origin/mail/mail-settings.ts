import { isEmail } from "#shared/account/account.rules.ts";

/** Mail settings of the site. */
export interface MailSettings {
  /** Base URL of a Resend-style API. */
  readonly apiUrl: string;
  readonly apiKey: string;
  /** Sender: `name@host` or `Name <name@host>`. */
  readonly from: string;
  /** Scheme and host of links in mails; never taken from a request's host. */
  readonly siteUrl: string;
}

interface MailVars {
  readonly MAIL_API_KEY?: string | undefined;
  readonly MAIL_API_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly SITE_URL?: string | undefined;
}

/** Sender of a local site, whose mails are not delivered. */
export const LOCAL_SENDER = "Bóng Đá Live <no-reply@site.localhost>";

const RESEND_URL = "https://api.resend.com";

const isSender = (text: string): boolean =>
  /^[^\p{Cc}<>]+$/u.test(text.replace(/<[^<>]*>$/, "x")) && isEmail(/<([^<>]*)>$/.exec(text)?.[1] ?? text);

/** The sender's display name, which is the site's: of `Name <name@host>`, else null. */
export const senderName = (from: string): string | null => /^([^<>]*\S)\s*<[^<>]*>$/.exec(from)?.[1] ?? null;

/** The key is sent there, so it must be encrypted or local. */
const isSafeUrl = (text: string): boolean =>
  URL.canParse(text) && /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(new URL(text).href);

/**
 * Reads the settings of mail; null without a key. Throws for a key without the required settings, and for an invalid
 * sender.
 */
export function mailSettingsOf(vars: MailVars): MailSettings | null {
  const { MAIL_API_KEY: apiKey, MAIL_FROM: from = "", SITE_URL: siteUrl = "" } = vars;
  if (from !== "" && !isSender(from))
    throw new Error(`origin cannot start: MAIL_FROM must be name@host or Name <name@host>, is "${from}"`);
  if (!apiKey) return null;
  const apiUrl = vars.MAIL_API_URL || RESEND_URL;
  if (!/^[\x21-\x7e]+$/.test(apiKey) || from === "" || !/^https?:/.test(siteUrl) || !URL.canParse(siteUrl))
    throw new Error(
      "origin cannot start: MAIL_API_KEY needs MAIL_FROM (name@host or Name <name@host>) and SITE_URL",
    );
  if (!isSafeUrl(apiUrl)) throw new Error("origin cannot start: MAIL_API_URL must be https");
  return { apiKey, apiUrl: apiUrl.replace(/\/+$/, ""), from, siteUrl: new URL(siteUrl).origin };
}
