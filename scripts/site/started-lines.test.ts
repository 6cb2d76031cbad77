import { expect, it } from "vitest";
import { mailsOf } from "./site-settings.ts";
import { startedLines } from "./started-lines.ts";

const site = { url: "http://localhost:1", realtimeUrl: "http://localhost:2" };
const linesWith = (env: NodeJS.ProcessEnv, realtime = true) =>
  startedLines({ ...site, mails: mailsOf(env) }, { dataDir: "data", realtime });

it("The lines name every service of a site and the folder of its mails", () => {
  expect(linesWith({})).toEqual([
    "The site     http://localhost:1",
    "Realtime     http://localhost:2/parties/hub/main",
    "Ingest token data/dev.json",
    "Mails        data/mailbox",
  ]);
});

it("The lines name no rooms where none were started", () => {
  expect(linesWith({}, false).join()).not.toContain("Realtime");
});

it("The lines warn that a public site without a provider sends no mail, with or without a mail folder", () => {
  expect(linesWith({ SITE_URL: "https://example.vn" })).toContain(
    "Mails        none: MAIL_API_KEY is not set",
  );
  expect(linesWith({ SITE_URL: "http://localhost:8787" })).toContain("Mails        data/mailbox");
  expect(linesWith({ SITE_URL: "https://example.vn", MAIL_API_KEY: "k" })).toContain(
    "Mails        sent with MAIL_API_KEY",
  );
});
