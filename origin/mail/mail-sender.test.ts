import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MailMessage } from "./mail-message.ts";
import { createMailSender } from "./mail-sender.ts";
import { mailSettingsOf } from "./mail-settings.ts";

/** The mail provider: its recorded requests, and its responses. */
interface SentRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const KEY = "re_secret-key-of-the-operator";
let requests: SentRequest[] = [];
let status: number | "hang up" = 200;
let headers: Record<string, string> = {};
let answer = "{}";
const provider = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += chunk));
  request.on("end", () => {
    requests.push({ url: request.url ?? "", headers: request.headers, body });
    if (status === "hang up") request.socket.destroy();
    else response.writeHead(status, { connection: "close", ...headers }).end(answer);
  });
});
let lines: string[] = [];

beforeEach(async () => {
  [requests, status, headers, answer, lines] = [[], 200, {}, "{}", []];
  await new Promise<void>((resolve) => void provider.listen(0, "127.0.0.1", resolve));
  for (const level of ["log", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => void provider.close(resolve));
});

const settings = () =>
  mailSettingsOf({
    MAIL_API_KEY: KEY,
    MAIL_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
    MAIL_FROM: "Bóng Đá Live <no-reply@site.example>",
    SITE_URL: "https://site.example",
  });
const mail: MailMessage = {
  id: "an-id",
  to: "hai@vff.vn",
  subject: "Đặt lại mật khẩu",
  text: "secret link",
  html: "<p>secret link</p>",
};

function send(more: object = {}) {
  const found = settings();
  if (found === null) throw new Error("no settings");
  return createMailSender(found, fetch)({ ...mail, ...more });
}

describe("Sending a mail", () => {
  it("A mail is sent to the provider once, in the format of its API", async () => {
    expect(await send()).toBe("sent");
    expect(
      requests.map(({ url, headers: sent, body }) => [
        url,
        sent.authorization,
        sent["idempotency-key"],
        body,
      ]),
    ).toEqual([
      [
        "/emails",
        `Bearer ${KEY}`,
        "an-id",
        JSON.stringify({
          ...{ from: "Bóng Đá Live <no-reply@site.example>", to: ["hai@vff.vn"] },
          ...{ subject: mail.subject, text: mail.text, html: mail.html },
        }),
      ],
    ]);
  });

  it.each([
    [429, "failed"],
    [500, "failed"],
    [401, "failed"],
    [409, "failed"],
    ["hang up", "failed"],
    [422, "refused"],
    [400, "refused"],
  ] as const)(
    "A mail answered with %s is %s, and the log has neither key nor recipient nor text",
    async (given, outcome) => {
      status = given;
      answer = `${KEY} ${mail.to} ${mail.text}`;
      expect(await send()).toBe(outcome);
      expect(lines).toHaveLength(1);
      for (const secret of [KEY, mail.to, mail.text]) expect(lines.join()).not.toContain(secret);
    },
  );

  it("Sending a mail follows no redirect", async () => {
    [status, headers] = [307, { location: "/elsewhere" }];
    expect(await send()).toBe("failed");
    expect(requests.map(({ url }) => url)).toEqual(["/emails"]);
  });

  it("Sending a mail reads no more of a response than it needs", async () => {
    answer = "x".repeat(1024 * 1024);
    expect(await send()).toBe("failed");
  });

  it.each([{ to: "hai@vff.vn\r\nBcc: all@vff.vn" }, { to: "hai" }, { subject: "a\r\nBcc: all@vff.vn" }])(
    "A mail with %j is not sent",
    async (more) => {
      expect([await send(more), requests]).toEqual(["refused", []]);
    },
  );
});

describe("Settings of mail", () => {
  const vars = { MAIL_API_KEY: KEY, MAIL_FROM: "a@site.example", SITE_URL: "https://site.example/" };
  it("Mail settings are null without a key, and default to Resend's address", () => {
    expect(mailSettingsOf({ MAIL_FROM: "a@site.example" })).toBeNull();
    expect(mailSettingsOf(vars)).toEqual({
      ...{ apiKey: KEY, apiUrl: "https://api.resend.com" },
      ...{ from: "a@site.example", siteUrl: "https://site.example" },
    });
  });

  it.each([
    { MAIL_FROM: "" },
    { MAIL_FROM: "A <a@b>" },
    { MAIL_FROM: "A\r\nBcc: x@y.vn <a@b.vn>" },
    { SITE_URL: "" },
    { SITE_URL: "javascript:1" },
    { MAIL_API_URL: "http://api.example" },
    { MAIL_API_URL: "http://127.0.0.1.evil.example" },
    { MAIL_API_KEY: "a key" },
  ])("Mail settings with %j are refused, without the key in the message", (more) => {
    const read = () => mailSettingsOf({ ...vars, ...more });
    expect(read).toThrow(/origin cannot start/);
    expect(read).not.toThrow(KEY);
  });
});
