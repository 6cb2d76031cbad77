import type { MailKind } from "#origin/db/schema/mail.table.ts";
import type { MailMessage } from "#origin/mail/mail-message.ts";
import type { Locale } from "#shared/url/index.ts";

/** Placeholders in the texts of a mail. */
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

interface Texts {
  readonly subject: string;
  readonly greeting: string;
  readonly reason: string;
  /** Label of the link. */
  readonly action: string;
  readonly validity: string;
  readonly otherwise: string;
}

type WriteTexts = (facts: Omit<MailFacts, "link">) => Texts;

/** The lifetimes in the texts are those of `LINK_SECONDS`. */
const TEXTS: Readonly<Record<MailKind, Readonly<Record<Locale, WriteTexts>>>> = {
  reset: {
    vi: ({ name, nick, site, host }) => ({
      subject: `Đặt lại mật khẩu ${site}`,
      greeting: `Xin chào ${nick},`,
      reason: `Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản ${name} tại ${host}. Để chọn mật khẩu mới, hãy mở liên kết sau:`,
      action: "Đặt lại mật khẩu",
      validity:
        "Liên kết chỉ dùng được một lần, trong vòng 60 phút. Khi mật khẩu mới được lưu, tài khoản sẽ bị đăng xuất khỏi mọi thiết bị và các khóa truy cập đã thêm cũng bị gỡ bỏ (trừ tài khoản quản trị, biên tập).",
      otherwise: "Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.",
    }),
    en: ({ name, nick, site, host }) => ({
      subject: `Reset your ${site} password`,
      greeting: `Hello ${nick},`,
      reason: `We received a request to reset the password of the account ${name} at ${host}. To choose a new password, open this link:`,
      action: "Reset password",
      validity:
        "The link works once, within 60 minutes. Saving the new password logs the account out on all devices and removes its passkeys (unless it is an editor's or operator's).",
      otherwise: "If you did not request this, ignore this mail: your password stays the same.",
    }),
  },
  verify: {
    vi: ({ name, site, host }) => ({
      subject: `Xác nhận email cho ${site}`,
      greeting: `Xin chào ${name},`,
      reason: `Địa chỉ email này vừa được khai báo cho tài khoản ${name} tại ${host}. Để xác nhận đây là email của bạn, hãy mở liên kết sau:`,
      action: "Xác nhận email",
      validity:
        "Liên kết chỉ dùng được một lần, trong vòng 24 giờ. Sau khi xác nhận, bạn có thể đăng nhập bằng email này và đặt lại mật khẩu khi quên.",
      otherwise: "Nếu đây không phải tài khoản của bạn, hãy bỏ qua thư này và đừng xác nhận.",
    }),
    en: ({ name, site, host }) => ({
      subject: `Verify your email for ${site}`,
      greeting: `Hello ${name},`,
      reason: `This email address was entered for the account ${name} at ${host}. To confirm that it is yours, open this link:`,
      action: "Verify email",
      validity:
        "The link works once, within 24 hours. Afterwards you can log in with this email and reset a forgotten password.",
      otherwise: "If this is not your account, ignore this mail and do not verify.",
    }),
  },
};

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Renders subject, plain text and HTML of a mail with a link. Deterministic, so that the provider recognizes a retry
 * under the same id as a duplicate.
 */
export function writeMail(
  kind: MailKind,
  locale: Locale,
  { link, ...facts }: MailFacts,
): Pick<MailMessage, "subject" | "text" | "html"> {
  const { subject, greeting, reason, action, validity, otherwise } = TEXTS[kind][locale](facts);
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
