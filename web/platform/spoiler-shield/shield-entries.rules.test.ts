import { describe, expect, it } from "vitest";
import { choiceOf, readEntries, treatmentAmong, withChoice } from "./shield-entries.rules.ts";

const NOW = 1_800_000_000;
const match = { id: 7, home: { id: 71 }, away: { id: 72 } };
const ofMatch = { kind: "match", id: 7 } as const;
const ofHome = { kind: "team", id: 71 } as const;
const ofAway = { kind: "team", id: 72 } as const;

describe("individual shields", () => {
  it("a shield of a match expires with its news value, and one of a team stays until removed", () => {
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
  ])("invalid stored text gives no shields: %j", (text) => {
    expect(readEntries(text, NOW)).toEqual([]);
  });

  it("the latest choice per match or team holds", () => {
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

  it("a match is shown by the strictest choice for it and its teams", () => {
    expect(treated()).toBe("show");
    expect(treated([ofMatch, 30])).toBe(30);
    expect(treated([ofHome, 30], [ofAway, 90])).toBe(90);
    expect(treated([ofHome, 30], [ofAway, 0])).toBe("hide");
    expect(treatmentAmong(withChoice([], ofMatch, 0, NOW), { ...match, id: 8 })).toBe("show");
  });
});
