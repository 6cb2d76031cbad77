import { describe, expect, it } from "vitest";
import { boardScore } from "#shared/match/index.ts";
import {
  somePreviewFacts,
  someReportFacts,
  someRoundFacts,
} from "#tests/support/consistency/article-facts.ts";
import { DEMO_LOCALES, type DemoLocale } from "../demo-locale.ts";
import { type ArticleText, SUMMARY_MAXIMUM } from "./article.ts";
import { previewOf } from "./preview.ts";
import { previewWords } from "./preview-texts.table.ts";
import { reportOf, reportWords } from "./report.ts";
import { dayOf, roundOf, transfersOf } from "./roundup.ts";
import { roundupWords } from "./roundup-texts.table.ts";
import { counted, fill, listed, minuteText, ordinal, paragraph } from "./wording.ts";

const SEEDS = Array.from({ length: 250 }, (_, seed) => seed);
const MOVE = { id: 1, kind: "transfer", player: { id: 1, name: "Công Phượng" }, at: 0, description: null };
const TRANSFERS = {
  competition: someReportFacts(1).match.competition,
  transfers: [
    { ...MOVE, from: null, to: someReportFacts(1).match.home, fee: { amount: 13_100_000, currency: "EUR" } },
  ],
  moves: 7,
  spent: 13_100_000,
} as never;

const written: readonly (readonly [string, (seed: number, locale: DemoLocale) => ArticleText])[] = [
  ["report", (seed, locale) => reportOf(someReportFacts(seed), locale, "seed")],
  ["preview", (seed, locale) => previewOf(somePreviewFacts(seed), locale, "seed")],
  ["round", (seed, locale) => roundOf(someRoundFacts(seed), locale, `${seed}`)],
  [
    "day",
    (seed, locale) => dayOf({ day: 1_767_268_800, matches: someRoundFacts(seed).matches }, locale, `${seed}`),
  ],
  ["transfers", (seed, locale) => transfersOf(TRANSFERS, locale, `${seed}`)],
];

/** Every text in a table of sentences. */
const textsIn = (table: unknown): string[] =>
  typeof table === "string" ? [table] : Object.values(table as object).flatMap(textsIn);
/** The fixed words of a sentence around its placeholders. */
const fixedTexts = (pattern: string): string[] =>
  pattern.split(/\{\w+\}/).filter((piece) => piece.trim().length > 3);

describe("Demo articles", () => {
  for (const locale of DEMO_LOCALES)
    it.each(written)(`Every template of a %s in ${locale} gets its placeholders filled in`, (_, write) => {
      for (const seed of SEEDS) {
        const { title, summary, content } = write(seed, locale);
        const text = [title, summary, content].join("\n");
        expect(text).not.toMatch(/[{}]|undefined|null|NaN|\[object|<p><\/p>|\.\./);
        expect(title).not.toMatch(/[<>]/);
        expect(summary.length).toBeLessThanOrEqual(SUMMARY_MAXIMUM);
        expect(content.match(/<h2>/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
        expect(write(seed, locale)).toEqual({ title, summary, content });
      }
    });

  it.each([
    ["report", reportWords, [written[0]]],
    ["preview", previewWords, [written[1]]],
    ["roundup", roundupWords, written.slice(2)],
  ] as const)("Every template in the table of a %s is used", (_, tables, writers) => {
    for (const locale of DEMO_LOCALES) {
      const all = writers
        .flatMap((writer) => SEEDS.map((seed) => writer?.[1](seed, locale)))
        .map((text) => `${text?.title}\n${text?.summary}\n${text?.content}`)
        .join("\n")
        .toLowerCase();
      const unused = textsIn(tables[locale]).filter(
        (pattern) => !fixedTexts(pattern).every((piece) => all.includes(piece.toLowerCase())),
      );
      expect(unused).toEqual([]);
    }
  });

  it("Demo reports list the goals in order, up to the final score, in every sentence", () => {
    for (const seed of SEEDS) {
      const facts = someReportFacts(seed);
      const { home, away } = boardScore(facts.match.score);
      for (const locale of DEMO_LOCALES) {
        const { title, content } = reportOf(facts, locale, "seed");
        const writtenGoals = [...content.matchAll(/<li>([\d+]+)’ .*?: (\d+-\d+)<\/li>/g)].map(
          ([, minute, score]) => [minute, score],
        );
        const goals = facts.incidents.filter(({ kind }) => kind.endsWith("goal"));
        expect(writtenGoals.map(([minute]) => minute)).toEqual(
          goals.map(({ minute, added }) => (added ? `${minute}+${added}` : `${minute}`)),
        );
        if (writtenGoals.length > 0) expect(writtenGoals.at(-1)?.[1]).toBe(`${home}-${away}`);
        const possible = new Set([
          "0-0",
          ...writtenGoals.flatMap(([, score = ""]) => [score, score.split("-").reverse().join("-")]),
        ]);
        possible.add("5-4");
        for (const [score] of [title, content.split("<li>")[0] ?? ""]
          .join(" ")
          .matchAll(/(?<![\d-])\d-\d(?![\d-])/g))
          expect(possible, `${seed} ${locale} ${score}`).toContain(score);
      }
    }
  });

  it("Demo articles name no host on neutral ground", () => {
    const finals = SEEDS.map(somePreviewFacts).filter(({ match }) => match.neutral);
    expect(finals.length).toBeGreaterThan(10);
    for (const facts of finals) {
      const texts = DEMO_LOCALES.map((locale) => previewOf(facts, locale, "seed"));
      for (const { title, content } of texts)
        expect(`${title} ${content.split("<h2>")[0]}`).not.toMatch(/tiếp|làm khách|\bhosts?\b|travel/);
    }
  });
});

describe("Wording of demo articles", () => {
  it("Demo articles count, order and list as each language does", () => {
    expect([0, 1, 2].map((count) => counted("en", count, "goal"))).toEqual(["0 goals", "1 goal", "2 goals"]);
    expect([1, 2].map((count) => counted("vi", count, "match"))).toEqual(["1 trận", "2 trận"]);
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map((place) => ordinal("en", place))).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "12th",
      "13th",
      "21st",
      "22nd",
      "103rd",
      "111th",
    ]);
    expect([1, 2].map((place) => ordinal("vi", place))).toEqual(["thứ nhất", "thứ 2"]);
    expect(listed("vi", ["a", "b", "c"])).toBe("a, b và c");
    expect([[], ["a"], ["a", "b"]].map((items) => listed("en", items))).toEqual(["", "a", "a and b"]);
    expect(["45+2", "61"].map((minute) => minuteText("en", minute))).toEqual([
      "added time (45+2)",
      "the 61st minute",
    ]);
  });

  it("Demo articles never leave a placeholder unfilled", () => {
    expect(() => fill("{home} – {away}", { home: "A" })).toThrow("{away}");
  });

  it("Demo articles escape names as text, not HTML", () => {
    const facts = someReportFacts(3);
    const home = { ...facts.match.home, name: "<b>A & B</b>" };
    const { content } = reportOf({ ...facts, match: { ...facts.match, home } }, "en", "seed");
    expect(content).toContain("&lt;b&gt;A &amp; B&lt;/b&gt;");
    expect(content).not.toContain("<b>");
    expect(paragraph("a")).toBe("<p>a</p>");
  });
});
