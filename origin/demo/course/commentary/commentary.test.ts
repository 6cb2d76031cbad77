import { describe, expect, it } from "vitest";
import { foldStates, formatMinute, isGoal } from "#shared/match/index.ts";
import { knownMs, ofEveryMatch } from "#tests/support/demo/demo-courses.ts";
import { aDemoPlan } from "#tests/support/demo/demo-plans.ts";
import { createRandom } from "../../random.ts";
import { type DemoCourse, playMatch } from "../course.ts";
import { frameTemplates } from "./commentary-frame.table.ts";
import { goalTemplates, type Template } from "./commentary-goals.table.ts";
import { playTemplates } from "./commentary-play.table.ts";
import { Speaker } from "./commentary-text.ts";

const VIETNAMESE = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/iu;

const wasPlayed = ({ status_changes }: DemoCourse): boolean => status_changes.at(-1)?.status === "ended";

describe("The text commentary of a demo match", () => {
  it("Commentary has 20 to 35 lines, not counting kicks of a shoot-out", () => {
    ofEveryMatch((_, course) => {
      if (!wasPlayed(course)) return;
      const kicks = course.incidents.filter(({ kind }) => kind.startsWith("shootout")).length;
      expect(course.commentary.length - kicks).toBeGreaterThanOrEqual(20);
      expect(course.commentary.length - kicks).toBeLessThanOrEqual(35);
    });
  });

  it("Commentary is Vietnamese with an English translation, with every placeholder filled in", () => {
    ofEveryMatch((_, { commentary }) => {
      for (const { text, translations } of commentary) {
        const both = `${text} ${translations?.en}`;
        expect(both).not.toMatch(/[{}]|undefined|null|NaN/);
        expect(text).toMatch(VIETNAMESE);
        expect(translations?.en).not.toBe(text);
      }
    });
  });

  it("Commentary reports every goal with its scorer and the new score", () => {
    ofEveryMatch((plan, course) => {
      const nameOf = new Map([...plan.home.players, ...plan.away.players].map(({ id, name }) => [id, name]));
      const states = foldStates(
        course.status_changes.map((change) => ({ ...change, known_at_ms: knownMs(change.known_at_ms) })),
        course.incidents.map((incident) => ({ ...incident, known_at_ms: knownMs(incident.known_at_ms) })),
        { cards: true, corners: true },
      );
      for (const goal of course.incidents.filter(({ kind }) => isGoal(kind))) {
        const line = course.commentary.find(
          ({ known_at_ms, text }) =>
            known_at_ms === goal.known_at_ms && text.includes(nameOf.get(goal.player ?? "") ?? "?"),
        );
        const score = states.findLast((state) => state.known_at_ms <= knownMs(goal.known_at_ms))?.score;
        const home = score?.home.overtime ?? score?.home.goals;
        const away = score?.away.overtime ?? score?.away.goals;
        expect(line?.text).toContain(`${home}-${away}`);
        expect([line?.side, line?.minute, line?.added]).toEqual([goal.side, goal.minute, goal.added]);
      }
    });
  });

  it("Commentary has a line in every quarter of an hour of play", () => {
    const course = playMatch(aDemoPlan("talk"));
    const minutes = course.commentary.flatMap(({ minute }) => minute ?? []);
    for (let from = 1; from <= 76; from += 15)
      expect(minutes.some((minute) => minute >= from && minute < from + 15)).toBe(true);
  });

  it("Commentary rarely repeats a sentence within a match", () => {
    const { commentary } = playMatch(aDemoPlan("varied"));
    expect(new Set(commentary.map(({ text }) => text)).size).toBe(commentary.length);
  });

  it("Commentary states the correct minute wherever it names one", () => {
    const lines = Array.from(
      { length: 100 },
      (_, index) => playMatch(aDemoPlan(`m${index}`)).commentary,
    ).flat();
    const dated = lines.filter(({ text, minute }) => minute !== null && /phút \d/.test(text));
    expect(dated.length).toBeGreaterThan(50);
    for (const { text, minute, added } of dated)
      expect(text).toContain(`phút ${formatMinute(minute ?? 0, added)}`);
  });
});

describe("A commentary template", () => {
  const templates: readonly Template[] = Object.values({
    ...goalTemplates,
    ...playTemplates,
    ...frameTemplates,
  }).flat();
  const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

  it("Both languages of a template use the same placeholders", () => {
    for (const [vi, en] of templates) {
      expect([vi, placesOf(vi)]).toEqual([vi, placesOf(en)]);
    }
  });

  it("Templates of a kind rotate, and one with a missing value is never used", () => {
    const speaker = new Speaker(createRandom("voice"));
    const sentences = Array.from({ length: 12 }, () =>
      speaker.write("saved", { player: "An", keeper: "Bình", rival: "Huế" }),
    );
    expect(new Set(sentences.slice(0, 5).map(({ text }) => text)).size).toBe(5);
    expect(sentences.every(({ text }) => !text.includes("chuyền dọn cỗ"))).toBe(true);
    expect(() => speaker.write("saved", {})).toThrow("no sentence of saved");
  });
});
