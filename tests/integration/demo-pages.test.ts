import { afterAll, beforeAll, expect, it } from "vitest";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { LOCALES, type Locale, pathOf } from "#shared/url/index.ts";
import { type CallSample, sampleOf } from "#tests/support/calls/call-sample.ts";
import { oddsNumberProblems, pricesIn } from "#tests/support/demo/odds-numbers.ts";
import { demoWorld } from "#tests/support/origin/demo-origin.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";
import { startTestClock, stopTestClock } from "#tests/support/test-clock.ts";

/** Pages of the demo world without scripts: the product spec's tab keys (section 2) and numbers about odds. */

let site: TestSite;
let sample: CallSample;
beforeAll(async () => {
  startTestClock();
  site = await startTestSite({ demo: true, realtime: false, from: await demoWorld() });
  sample = await sampleOf(await site.database());
}, 400_000);
afterAll(() => site.end().finally(stopTestClock));

interface Page {
  readonly status: number;
  readonly path: string;
  readonly html: string;
}

async function open(path: string): Promise<Page> {
  const answer = await fetch(site.url + path);
  const { pathname, search } = new URL(answer.url);
  return { status: answer.status, path: pathname + search, html: await answer.text() };
}

const textOf = (html: string): string =>
  html.replace(/<(script|style|template)\b.*?<\/\1>/gs, "").replace(/<[^>]+>/g, " ");
const titleOf = ({ html }: Page): string => /<title>([^<]*)/.exec(html)?.[1] ?? "";
const canonicalOf = ({ html }: Page): string | undefined =>
  /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

/** Words that only a tab's own body has. */
const BODIES: Record<string, Record<Locale, string>> = {
  team: { vi: "Thứ hạng hiện tại", en: "Current standing" },
  player: { vi: "Đang trên sân", en: "On the pitch now" },
  coach: { vi: "Danh hiệu", en: "Honours" },
  teamsche: { vi: "Đã đấu", en: "Results" },
  lineup: { vi: "Đội hình", en: "Line-ups" },
  playerzh: { vi: "Đến", en: "In" },
  playerdata: { vi: "Ra sân", en: "Apps" },
  achievements: { vi: "Các mùa gần đây", en: "Recent seasons" },
};

it.each(LOCALES.flatMap((locale) => Object.keys(BODIES).map((tab) => [locale, tab] as const)))(
  "A match in %s has the tab %s of both teams at its own address",
  async (locale, tab) => {
    const path = `${pathOf("match", locale, { id: sample.live_match_id })}?tab=${tab}`;
    const plain = await open(path.replace(/\?.*/, ""));
    const page = await open(path);
    expect([page.status, page.path, canonicalOf(page)]).toEqual([200, path, path]);
    expect(titleOf(page)).not.toBe(titleOf(plain));
    const text = textOf(page.html);
    expect(text).toContain(BODIES[tab]?.[locale]);
    if (tab === "lineup") return;
    // Both teams' own pages are linked from their halves; the other tabs from each of them.
    const sides = [...page.html.matchAll(/<section class="match-side" aria-label="([^"]+)"/g)];
    expect(sides.map(([, name]) => name)).toHaveLength(2);
    expect(page.html).toContain(`class="chip" aria-current="page" href="`);
    for (const key of Object.keys(BODIES)) expect(page.html).toContain(`?tab=${key}"`);
  },
);

it("The key summary of a match is its plain address, and so is what is no key", async () => {
  const plain = pathOf("match", "vi", { id: sample.match_id });
  for (const key of ["summary", "nonsense"]) expect((await open(`${plain}?tab=${key}`)).path).toBe(plain);
});

/** Pages with odds, with prices in play and from before the match. */
function oddsPaths(locale: Locale): string[] {
  const { live_match_id, next_match_id } = sample;
  const pages = [ODDS_PAGES.main, ODDS_PAGES.over_under, ODDS_PAGES.correct_score].map(({ path }) => path);
  return [
    pathOf("home", locale),
    pathOf("tips", locale),
    `${pathOf("match", locale, { id: live_match_id })}?tab=odds`,
    pathOf("odds", locale, { page: ODDS_PAGES.main.path }),
    pathOf("odds", locale, { page: ODDS_PAGES.match_result.path }),
    ...pages.map((page) => pathOf("oddsMatch", locale, { page, id: live_match_id })),
    pathOf("oddsMatch", locale, { page: ODDS_PAGES.correct_score.path, id: next_match_id }),
  ];
}

it.each(LOCALES)(
  "Pages about odds in %s write every number with a point, and prices with two decimals",
  async (locale) => {
    for (const path of oddsPaths(locale)) {
      const { status, html } = await open(path);
      expect([path, status]).toEqual([path, 200]);
      expect(pricesIn(html), path).toBeGreaterThan(5);
      expect(oddsNumberProblems(html), path).toEqual([]);
    }
  },
);

it("Numbers that are not written like odds are found, wherever they stand in a page", () => {
  const row = (cells: string) => `<table><tr><td>Over</td>${cells}</tr></table>`;
  expect(oddsNumberProblems(row("<td>1.90</td><td>1,90</td>"))).toEqual([expect.stringMatching(/1,90$/)]);
  expect(oddsNumberProblems(row("<td>4.2700000000000005</td>"))).toHaveLength(1);
  expect(oddsNumberProblems(row("<td>1.90</td><td>2.4</td>"))).toEqual([expect.stringMatching(/2\.4$/)]);
  expect(
    oddsNumberProblems(row("<td>2.5/3</td><td>0/0.5</td><td>95.1%</td><td>24,200</td><td>1.90</td>")),
  ).toEqual([]);
  expect(pricesIn(row("<td>1.90</td><td>2.5/3</td><td>95.10%</td>"))).toBe(1);
});
