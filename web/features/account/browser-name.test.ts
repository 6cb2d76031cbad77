import { expect, it } from "vitest";
import { browserName } from "./browser-name.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, "Chrome · Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/140.0.0.0`, "Edge · Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) coc_coc_browser/130 ${CHROME}`, "Cốc Cốc · Windows"],
  [`Mozilla/5.0 (Linux; Android 15; SM-S928B) SamsungBrowser/27.0 ${CHROME}`, "Samsung Internet · Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari · iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
  ["curl/8.5.0", null],
  [null, null],
])("The user agent %s is labelled %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
