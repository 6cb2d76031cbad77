import { expect, it } from "vitest";
import { writeMail } from "./mail-texts.ts";

const facts = {
  name: "quanghai",
  nick: "Hải Con",
  site: "Bóng Đá Live",
  host: "bongda.example",
  link: "https://bongda.example/x?token=a&b=<c>",
};

it.each([
  ["reset", "vi", "Đặt lại mật khẩu Bóng Đá Live", "trong vòng 60 phút", "khóa truy cập"],
  ["reset", "en", "Reset your Bóng Đá Live password", "within 60 minutes", "passkeys"],
  ["verify", "vi", "Xác nhận email cho Bóng Đá Live", "trong vòng 24 giờ", "quên"],
  ["verify", "en", "Verify your email for Bóng Đá Live", "within 24 hours", "forgotten"],
] as const)(
  "A %s mail in %s states its purpose, link lifetime, effect and account",
  (kind, locale, subject, validity, effect) => {
    const mail = writeMail(kind, locale, facts);
    expect(mail.subject).toBe(subject);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(validity);
      expect(body).toContain(effect);
      expect(body).toContain("quanghai");
      expect(body).toContain("bongda.example");
      expect(body.includes("Hải Con")).toBe(kind === "reset");
    }
    // The link on its own line, and the same in an attribute.
    expect(mail.text.split("\n")).toContain(facts.link);
    expect(mail.html).toContain('href="https://bongda.example/x?token=a&amp;b=&lt;c&gt;"');
    expect(mail.html).toContain(`<html lang="${locale}">`);
    // Opening the mail loads nothing.
    expect(mail.html).not.toMatch(/<(img|link|script|iframe)|url\(/);
    expect(writeMail(kind, locale, facts)).toEqual(mail);
  },
);
