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
  "a %s mail in %s says what it is for, how long its link works, what it does, and whose account it is",
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
    // The link on a line of its own, and the same as an attribute.
    expect(mail.text.split("\n")).toContain(facts.link);
    expect(mail.html).toContain('href="https://bongda.example/x?token=a&amp;b=&lt;c&gt;"');
    expect(mail.html).toContain(`<html lang="${locale}">`);
    // Nothing is loaded when the mail is opened.
    expect(mail.html).not.toMatch(/<(img|link|script|iframe)|url\(/);
    expect(writeMail(kind, locale, facts)).toEqual(mail);
  },
);
