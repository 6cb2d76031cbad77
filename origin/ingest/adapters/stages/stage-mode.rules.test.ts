import { describe, expect, it } from "vitest";
import { groupsOfMeetings, type Meeting, modeOfMeetings, stageMode } from "./stage-mode.rules.ts";

let day = 0;
/** A match on the next day; `result` is `2-1`, or null before it is played. */
function meeting(home: string, away: string, result: string | null): Meeting {
  day += 1;
  const [one = 0, other = 0] = (result ?? "").split("-").map(Number);
  return { home, away, at: day, goals: result === null ? null : [one, other] };
}

describe("modeOfMeetings", () => {
  it("One opponent each says nothing: a first matchday and a first round look alike", () => {
    expect(modeOfMeetings([meeting("A", "B", "1-0"), meeting("C", "D", "1-1")])).toBeNull();
    expect(modeOfMeetings([meeting("A", "B", "1-0"), meeting("B", "A", "3-1")])).toBeNull();
  });

  it("Winners go on in a knock-out, and the beaten of the semi-finals meet once more", () => {
    const semis = [meeting("A", "B", "1-0"), meeting("C", "D", "0-2")];
    expect(modeOfMeetings([...semis, meeting("B", "C", "1-0"), meeting("A", "D", "2-1")])).toBe("knock_out");
  });

  it("The sum of two legs decides a tie", () => {
    const legs = [
      meeting("A", "B", "2-0"),
      meeting("C", "D", "0-0"),
      meeting("B", "A", "1-0"),
      meeting("D", "C", "1-0"),
    ];
    expect(modeOfMeetings([...legs, meeting("A", "D", "1-1"), meeting("D", "A", "2-1")])).toBe("knock_out");
  });

  it("A beaten team meets an unbeaten one in a table", () => {
    expect(
      modeOfMeetings([
        meeting("A", "B", "1-0"),
        meeting("C", "D", "1-0"),
        meeting("A", "C", "0-0"),
        meeting("B", "D", "1-0"),
        meeting("A", "D", "1-0"),
        meeting("B", "C", "2-2"),
      ]),
    ).toBe("points");
  });

  it("Away goals or lots may decide a level tie", () => {
    expect(
      modeOfMeetings([meeting("A", "B", "1-1"), meeting("B", "A", "2-2"), meeting("A", "C", "2-1")]),
    ).toBe("knock_out");
  });

  it("Both teams of a draw go on in a table, and next opponents are known before a match is played", () => {
    expect(
      modeOfMeetings([meeting("A", "B", "1-1"), meeting("B", "C", "2-1"), meeting("C", "A", "2-1")]),
    ).toBe("points");
    expect(modeOfMeetings([meeting("A", "B", null), meeting("B", "C", null), meeting("C", "A", null)])).toBe(
      "points",
    );
  });
});

describe("stageMode", () => {
  const words = (hint: "table" | "play_off" | "final_round" | null, part: string | null = null) => ({
    hint,
    part,
  });

  it("Clear words decide before the shape, the shape before play-off words, and the kind comes last", () => {
    expect(stageMode(words("final_round"), "points", "league")).toBe("knock_out");
    expect(stageMode(words("play_off"), "points", "league")).toBe("points");
    expect(stageMode(words("play_off"), null, "league")).toBe("knock_out");
    expect(stageMode(words("table"), "knock_out", "cup")).toBe("points");
    expect(stageMode(words(null), "knock_out", "league")).toBe("points");
    expect(stageMode(words(null, "Europa League"), "knock_out", "league")).toBe("knock_out");
    expect(stageMode(words(null), null, "cup")).toBe("knock_out");
    expect(stageMode(words(null), "points", "cup")).toBe("points");
  });
});

describe("groupsOfMeetings", () => {
  const round = (...teams: string[]) =>
    teams.flatMap((home, index) => teams.slice(index + 1).map((away) => meeting(home, away, null)));

  it("Teams that all meet one another, and no others, are a group", () => {
    const groups = groupsOfMeetings([...round("A", "B", "C"), ...round("D", "E", "F", "G")]);
    expect(groups && Object.fromEntries(groups)).toEqual({ A: 1, B: 1, C: 1, D: 2, E: 2, F: 2, G: 2 });
  });

  it("A cup of thousands of ties is judged at once", () => {
    const ties = Array.from({ length: 20_000 }, (_, at) => meeting(`H${at}`, `A${at}`, "1-0"));
    expect(modeOfMeetings([...ties, meeting("H0", "H1", "1-0")])).toBe("knock_out");
  });

  it("One league phase, and groups of which matches are missing, are no groups", () => {
    expect(groupsOfMeetings(round("A", "B", "C", "D"))).toBeNull();
    expect(groupsOfMeetings([...round("A", "B", "C"), ...round("D", "E", "F", "G").slice(1)])).toBeNull();
  });
});
