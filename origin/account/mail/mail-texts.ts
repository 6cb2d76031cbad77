import { m } from "#messages/paraglide/messages.js";
import type { MailKind } from "#origin/db/schema/mail.table.ts";
import type { MailMessage } from "#origin/mail/mail-message.ts";
import type { Locale } from "#shared/url/index.ts";

/** Values in the texts of a mail. */
interface MailFacts {
  /** Account name: ASCII letters, digits and `._-`. */
  readonly name: string;
  /**
   * Nickname. Omitted from mails to unverified addresses, so that strangers do not receive text chosen by the sender.
   */
  readonly nick: string;
  /** Name of the site. */
  readonly site: string;
  /** Host of the site. */
  readonly host: string;
  readonly link: string;
}

/** Messages of each kind of mail. The lifetimes in the texts are those of `LINK_SECONDS`. */
const TEXTS = {
  reset: {
    subject: m.mail_reset_subject,
    reason: m.mail_reset_reason,
    action: m.mail_reset_action,
    validity: m.mail_reset_validity,
    otherwise: m.mail_reset_otherwise,
  },
  verify: {
    subject: m.mail_verify_subject,
    reason: m.mail_verify_reason,
    action: m.mail_verify_action,
    validity: m.mail_verify_validity,
    otherwise: m.mail_verify_otherwise,
  },
} as const satisfies Record<MailKind, unknown>;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Renders subject, plain text and HTML of a mail with a link. Deterministic, so that the provider recognizes a retry
 * under the same id as a duplicate.
 */
export function writeMail(
  kind: MailKind,
  locale: Locale,
  { link, name, nick, site, host }: MailFacts,
): Pick<MailMessage, "subject" | "text" | "html"> {
  const texts = TEXTS[kind];
  const subject = texts.subject({ site }, { locale });
  const greeting = m.mail_greeting({ name: kind === "reset" ? nick : name }, { locale });
  const reason = texts.reason({ name, host }, { locale });
  const action = texts.action({}, { locale });
  const validity = texts.validity({}, { locale });
  const otherwise = texts.otherwise({}, { locale });
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${text}</p>`;
  const href = escaped(link);
  const button =
    "display:inline-block;padding:12px 20px;border-radius:8px;background:#2f7d1a;color:#ffffff;font-weight:600;text-decoration:none";
  const body = [
    paragraph(escaped(greeting)),
    paragraph(escaped(reason)),
    paragraph(`<a href="${href}" style="${button}">${escaped(action)}</a>`),
    paragraph(`<a href="${href}" style="color:#2f7d1a;word-break:break-all">${href}</a>`),
    paragraph(escaped(validity)),
    paragraph(escaped(otherwise)),
  ].join("\n");
  return {
    subject,
    text: [greeting, reason, link, validity, otherwise].join("\n\n"),
    html: `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#ffffff;color:#1c241a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
${body}
</div>
</body>
</html>
`,
  };
}
