import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { errorScreen } from "./error-screen.ts";

it.each(["vi", "en"] as const)(
  "The edge's error screen in %s has the text of the app's own",
  async (locale) => {
    const file = new URL(`../../messages/${locale}.json`, import.meta.url);
    const messages = JSON.parse(readFileSync(file, "utf8"));
    const response = errorScreen(500, locale, "r1");
    const html = await response.text();
    expect([response.status, html]).toEqual([
      500,
      expect.stringContaining(`<p>${messages.error_fallback}</p>`),
    ]);
    expect(html).toContain(`>${messages.back_to_home}</a>`);
  },
);
