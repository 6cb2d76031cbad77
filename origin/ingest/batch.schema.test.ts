import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { goalRush } from "#tests/support/batches/goal-rush.ts";
import { aQuote, somePrices } from "#tests/support/batches/price-batches.ts";
import { Batch } from "./batch.schema.ts";

type Fields = Record<string, unknown>;

const KICK_OFF_MS = Date.UTC(2026, 0, 1, 12);

/** A valid batch with fields of its first team and first match overwritten. */
function batchWith({ team = {}, match = {} }: { team?: Fields; match?: Fields }): unknown {
  const batch = goalRush({ source: "rush", at_ms: KICK_OFF_MS, matches: [[{ after_s: 60, side: "home" }]] });
  return {
    ...batch,
    teams: batch.teams.map((row, index) => (index === 0 ? { ...row, ...team } : row)),
    matches: batch.matches.map((row) => ({ ...row, ...match })),
  };
}

const problemPaths = (batch: unknown): string[] =>
  z.safeParse(Batch, batch).error?.issues.map((issue) => issue.path.join(".")) ?? [];

describe("Batch validation", () => {
  it.each([
    ["Đội tuyển Việt Nam"],
    ["</script><script>alert(1)</script>"],
    ["1. FC Köln & Söhne (U-21)"],
    ["__proto__"],
    ["👩‍👩‍👧 FC"],
  ])("A batch with the name %j is accepted unchanged", (name) => {
    expect(problemPaths(batchWith({ team: { name } }))).toEqual([]);
  });

  it.each([
    ["a NUL", "a\u0000b"],
    ["an escape sequence", "\u001b[31mRed"],
    ["a line break", "a\nb"],
    ["a line separator", "a\u2028b"],
    ["half a surrogate pair", "\ud800x"],
    ["a mark that turns text around", "a\u202eb"],
    ["nothing but blanks", " \u00a0 "],
    ["nothing", ""],
    ["more than 200 characters", "x".repeat(201)],
  ])("A batch with a name with %s is refused", (_, name) => {
    expect(problemPaths(batchWith({ team: { name } }))).toContain("teams.0.name");
    expect(problemPaths(batchWith({ team: { external_id: name } }))).toContain("teams.0.external_id");
    const translations = { en: name };
    expect(problemPaths(batchWith({ team: { translations } }))).toContain("teams.0.translations.en");
  });

  it.each(["\u00a0", "a\nb", ""])("A batch with the sentence %j is refused", (text) => {
    const line = { known_at_ms: null, minute: 1, added: null, side: null, text };
    expect(problemPaths(batchWith({ match: { commentary: [line] } }))).toContain(
      "matches.0.commentary.0.text",
    );
    const translated = { ...line, text: "a", translations: { vi: text } };
    expect(problemPaths(batchWith({ match: { commentary: [translated] } }))).toContain(
      "matches.0.commentary.0.translations.vi",
    );
  });

  it.each([
    [-1, 0],
    [0, 151],
    [2 ** 40, 1],
  ])("A batch with %i-%i as a correct score to bet on is refused", (home, away) => {
    const scores = { listed: [{ home, away, price: 8 }], other: null };
    const series = somePrices({
      market: "correct_score",
      quotes: [aQuote({ line: null, prices: [], scores })],
    });
    const field = home < 0 || home > 150 ? "home" : "away";
    expect(problemPaths(batchWith({ match: { prices: [series] } }))).toContain(
      `matches.0.prices.0.quotes.0.scores.listed.0.${field}`,
    );
  });

  it.each([["https://img.example.vn/a.png?x=1"], ["/logos/1.svg"], [null]])(
    "A batch with the logo %j is accepted",
    (logo) => {
      expect(problemPaths(batchWith({ team: { logo } }))).toEqual([]);
    },
  );

  it.each([
    ["a script", "javascript:alert(1)"],
    ["a picture in the address", "data:image/png;base64,AAAA"],
    ["blanks", "https://img.example.vn/a b.png"],
    ["no address", "logo"],
    ["more than 500 characters", `https://img.example.vn/${"x".repeat(500)}`],
  ])("A batch with a logo with %s is refused", (_, logo) => {
    expect(problemPaths(batchWith({ team: { logo } }))).toEqual(["teams.0.logo"]);
  });

  it.each([
    [1, [] as string[]],
    [-1, []],
    // The first internationals and leagues.
    [Date.UTC(1888, 8, 8) / 1000, []],
    [Number.MAX_SAFE_INTEGER, ["matches.0.match_time"]],
    [-Number.MAX_SAFE_INTEGER, ["matches.0.match_time"]],
    // Milliseconds where seconds are expected.
    [KICK_OFF_MS, ["matches.0.match_time"]],
  ])("A kick-off at %d is accepted only if a Date can represent it", (match_time, expected) => {
    expect(problemPaths(batchWith({ match: { match_time } }))).toEqual(expected);
  });

  it("A moment that no Date can represent is refused", () => {
    const change = { known_at_ms: 9e15, status: "first_half", period_started_at_ms: 9e15, score: null };
    expect(problemPaths(batchWith({ match: { status_changes: [change] } }))).toEqual([
      "matches.0.status_changes.0.known_at_ms",
      "matches.0.status_changes.0.period_started_at_ms",
    ]);
  });
});
