import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { answerOffline, offlineVersion } from "./offline-page.ts";

it("The offline page is what the service worker keeps: another page needs another worker", async () => {
  const kept = /const OFFLINE = "offline-([0-9a-f]{8})"/.exec(readFileSync("public/sw.js", "utf8"))?.[1];
  expect(kept, "write the version into OFFLINE of public/sw.js").toBe(await offlineVersion());
});

it.each([
  ["vi", "Bạn đang ngoại tuyến", 'href="/"'],
  ["en", "You are offline", 'href="/en"'],
] as const)("The offline page in %s explains the problem, and loads nothing", async (locale, said, home) => {
  const answer = await answerOffline(locale);
  const page = await answer.text();
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(said);
  expect(page).toContain(home);
  expect(page).not.toMatch(/\ssrc=|url\(|href="(?!data:,|\/(?:en)?")/);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+'; /,
  );
});
