import { describe, expect, it } from "vitest";
import { aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { minuteLabel, statusSentence, statusShort } from "./status-label.ts";

type Fields = Parameters<typeof aMatch>[0];
const labelsOf = (fields: Fields) => [statusShort(aMatch(fields)), statusSentence(aMatch(fields))];

describe("Labels of a status", () => {
  it.each([
    ["walkover", "Bỏ cuộc", "Thắng do đối thủ bỏ cuộc"],
    ["awarded", "Xử thắng", "Xử thắng"],
    ["penalties", "KT (Pen)", "Kết thúc sau luân lưu"],
    ["extra_time", "KT (HP)", "Kết thúc sau hiệp phụ"],
    ["regular", "KT", "Kết thúc"],
  ] as const)("A match decided by %s says so, with or without a score", (decided_by, short, sentence) => {
    expect(labelsOf({ status: "ended", decided_by })).toEqual([short, sentence]);
    expect(labelsOf({ status: "ended", decided_by, score: aScore(3, 0) })).toEqual([short, sentence]);
  });

  it("An interrupted and an abandoned match have the minute at which they stopped", () => {
    expect(labelsOf({ status: "interrupted", minute: { minute: 30, added: 0 } })).toEqual([
      "G.đoạn 30'",
      "Gián đoạn 30'",
    ]);
    expect(labelsOf({ status: "abandoned", minute: { minute: 45, added: 2 } })).toEqual([
      "Bỏ dở 45+2'",
      "Bỏ dở 45+2'",
    ]);
    expect(labelsOf({ status: "interrupted" })).toEqual(["G.đoạn", "Gián đoạn"]);
  });

  it("A stated minute of play is shown where no clock runs, and none of a match that stopped", () => {
    const minute = { minute: 105, added: 0 };
    expect(minuteLabel(aMatch({ status: "overtime", minute }), 0)).toBe("HP 105");
    expect(minuteLabel(aMatch({ status: "second_half", minute: { minute: 90, added: 3 } }), 0)).toBe("90+3");
    expect(minuteLabel(aMatch({ status: "interrupted", minute }), 0)).toBeNull();
  });
});
