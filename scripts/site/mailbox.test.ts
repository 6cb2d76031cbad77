import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { MailMessage } from "#origin/mail/mail-message.ts";
import { createMailSender } from "#origin/mail/mail-sender.ts";
import { mailSettingsOf } from "#origin/mail/mail-settings.ts";
import { type Mailbox, mailboxPath, startMailbox } from "./mailbox.ts";

let dataDir = "";
let mailbox: Mailbox;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "bongda-mailbox-"));
  mailbox = await startMailbox(dataDir);
});
afterEach(async () => {
  await mailbox.stop();
  rmSync(dataDir, { recursive: true });
});

const mail: MailMessage = {
  id: "one",
  to: "hai@vff.vn",
  subject: "Xác nhận email",
  text: "Chào bạn",
  html: "<p>Chào bạn</p>",
};

it("The mailbox keeps origin's mails, once for each id, readable by their owner only", async () => {
  const settings = mailSettingsOf({ ...mailbox.vars, SITE_URL: "http://localhost:8787" });
  if (settings === null) throw new Error("no settings");
  const send = createMailSender(settings, fetch);
  expect([await send(mail), await send(mail), await send({ ...mail, id: "two" })]).toEqual(
    Array(3).fill("sent"),
  );
  const files = readdirSync(mailboxPath(dataDir)).sort();
  expect(files.map((name) => name.split(".").at(-1))).toEqual(["eml", "html", "eml", "html"]);
  const first = join(mailboxPath(dataDir), files[0] ?? "");
  expect(readFileSync(first, "utf8")).toMatch(
    /^To: hai@vff\.vn\nSubject: Xác nhận email$[\s\S]*\n\nChào bạn\n$/m,
  );
  expect(files.map((name) => statSync(join(mailboxPath(dataDir), name)).mode & 0o777)).toEqual(
    Array(4).fill(0o600),
  );
});

it("The mailbox takes nothing without its key, and no line breaks in a header", async () => {
  const { MAIL_API_URL, MAIL_API_KEY } = mailbox.vars;
  const post = async (key: string | undefined, more: object = {}) => {
    const body = { from: "a@b.vn", to: [mail.to], subject: mail.subject, text: "", html: "", ...more };
    const headers = { authorization: `Bearer ${key}` };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`${MAIL_API_URL}/emails`, init)).status;
  };
  expect(await post("another")).toBe(401);
  expect(await post(MAIL_API_KEY, { subject: "a\r\nBcc: b@c.vn" })).toBe(422);
  expect(await post(MAIL_API_KEY, { to: ["hai"] })).toBe(422);
  expect(readdirSync(dataDir)).toEqual([]);
});
