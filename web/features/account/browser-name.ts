/** Brands in order of lookup: most browsers also name the brands after their own. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/coc_coc_browser/i, "Cốc Cốc"],
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const firstIn = (names: typeof BROWSERS, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Common name of a browser and its system, `Chrome · Windows`; null if unknown. */
export function browserName(userAgent: string | null): string | null {
  const names = [firstIn(BROWSERS, userAgent ?? ""), firstIn(SYSTEMS, userAgent ?? "")];
  return names.filter((name) => name !== undefined).join(" · ") || null;
}
