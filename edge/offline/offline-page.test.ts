import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DEFAULT_LOCALE, LOCALES, type Locale, screens } from "#shared/url/index.ts";
import { answerOffline, offlineVersion } from "./offline-page.ts";

const worker = readFileSync("public/sw.js", "utf8");

it("The offline page is what the service worker keeps: another page needs another worker", async () => {
  const kept = /const OFFLINE = "offline-([0-9a-f]{8})"/.exec(worker)?.[1];
  expect(kept, "write the version into OFFLINE of public/sw.js").toBe(await offlineVersion());
});

it("The service worker knows the first segments of every language's paths", () => {
  const segmentsOf = (locale: Locale) => {
    const own = Object.values(screens).map((paths) => paths[locale].split("/")[1] ?? "");
    return [...new Set(own)].toSorted();
  };
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  const wanted = others.map(
    (locale) => `${locale}: ${JSON.stringify(segmentsOf(locale)).replaceAll(",", ", ")}`,
  );
  expect(worker).toContain(`const SEGMENTS = { ${wanted.join(", ")} };`);
  expect(worker).toContain(`const DEFAULT_LOCALE = "${DEFAULT_LOCALE}";`);
});

it.each([
  ["vi", "Bạn đang ngoại tuyến", 'href="/"'],
  ["en", "You are offline", 'href="/en"'],
] as const)(
  "The offline page in %s explains the problem, and loads nothing",
  async (locale, message, home) => {
    const answer = await answerOffline(locale);
    const page = await answer.text();
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(message);
    expect(page).toContain(home);
    expect(page).not.toMatch(/\ssrc=|url\(|href="(?!data:,|\/(?:en)?")/);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(answer.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+'; /,
    );
  },
);
