import { describe, expect, it } from "vitest";
import { choiceOf, readEntries, treatmentAmong, withChoice } from "./shield-entries.rules.ts";

const NOW = 1_800_000_000;
const match = { id: 7, home: { id: 71 }, away: { id: 72 } };
const ofMatch = { kind: "match", id: 7 } as const;
const ofHome = { kind: "team", id: 71 } as const;
const ofAway = { kind: "team", id: 72 } as const;

describe("what a reader shields one by one", () => {
  it("is kept of a match while its result is news, and of a team until it is taken back", () => {
    const chosen = withChoice(withChoice([], ofMatch, 0, NOW), ofHome, 30, NOW);
    const kept = JSON.stringify(chosen);
    expect(readEntries(kept, NOW + 51 * 3600 - 1)).toEqual(chosen);
    expect(readEntries(kept, NOW + 51 * 3600)).toEqual([{ ...ofHome, delay_s: 30, kept_at: NOW }]);
    const ahead = JSON.stringify(withChoice([], { ...ofMatch, match_time: NOW + 7 * 86_400 }, 0, NOW));
    const overAt = NOW + 7 * 86_400 + 51 * 3600;
    expect([overAt - 1, overAt].map((now) => readEntries(ahead, now).length)).toEqual([1, 0]);
    expect(withChoice(chosen, ofHome, null, NOW)).toEqual([{ ...ofMatch, delay_s: 0, kept_at: NOW }]);
  });

  it.each([
    "",
    "{",
    "7",
    '[{"kind":"league","id":1,"delay_s":0,"kept_at":1800000000}]',
    '[{"kind":"team","id":1,"delay_s":7,"kept_at":1}]',
    "[null]",
  ])("is nothing where a stranger has written %j", (text) => {
    expect(readEntries(text, NOW)).toEqual([]);
  });

  it("has one choice each, the last", () => {
    const chosen = withChoice(withChoice([], ofMatch, 0, NOW), ofMatch, 60, NOW);
    expect([chosen.length, choiceOf(chosen, ofMatch), choiceOf(chosen, ofHome)]).toEqual([1, 60, null]);
  });
});

describe("a match", () => {
  const treated = (...choices: [typeof ofMatch | typeof ofHome | typeof ofAway, number][]) =>
    treatmentAmong(
      choices.reduce(
        (entries, [what, delay_s]) => withChoice(entries, what, delay_s, NOW),
        readEntries(null, NOW),
      ),
      match,
    );

  it("is shown as the strictest choice for it and its teams says", () => {
    expect(treated()).toBe("show");
    expect(treated([ofMatch, 30])).toBe(30);
    expect(treated([ofHome, 30], [ofAway, 90])).toBe(90);
    expect(treated([ofHome, 30], [ofAway, 0])).toBe("hide");
    expect(treatmentAmong(withChoice([], ofMatch, 0, NOW), { ...match, id: 8 })).toBe("show");
  });
});
