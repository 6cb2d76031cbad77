import { describe, expect, it } from "vitest";
import { type CoveringFollow, wantedKinds } from "./covering-follow.rules.ts";
import type { MatchKind } from "./push.table.ts";

const GENERAL = ["goal", "full_time"] as const satisfies readonly MatchKind[];

describe("alert kinds of a match", () => {
  it.each<[string, CoveringFollow<MatchKind>[], readonly MatchKind[]]>([
    ["none without a follow", [], []],
    ["the general ones of a follow without a choice", [{ target: "team", kinds: null }], GENERAL],
    [
      "the choice for the match alone",
      [
        { target: "match", kinds: ["red_card"] },
        { target: "league", kinds: null },
      ],
      ["red_card"],
    ],
    [
      "none where the match is muted",
      [
        { target: "league", kinds: null },
        { target: "match", kinds: [] },
      ],
      [],
    ],
    [
      "those of league and teams together",
      [
        { target: "league", kinds: ["half_time"] },
        { target: "team", kinds: null },
        { target: "team", kinds: [] },
      ],
      ["half_time", ...GENERAL],
    ],
    [
      "the general ones of the match beside a muted league",
      [
        { target: "match", kinds: null },
        { target: "league", kinds: [] },
      ],
      GENERAL,
    ],
  ])("The kinds are %s", (_what, follows, kinds) => {
    expect(wantedKinds(follows, GENERAL)).toEqual(kinds);
  });
});
