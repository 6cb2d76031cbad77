import { describe, expect, it } from "vitest";
import { toldKinds } from "./push.rules.ts";
import { PUSH_KINDS } from "./push.table.ts";

describe("what notifications tell", () => {
  it.each([
    ["everything that is wanted", { scores_hidden: false, no_betting: false }, PUSH_KINDS],
    ["no result to who hides them", { scores_hidden: true, no_betting: false }, ["kick_off", "tip"]],
    [
      "no tip in no-betting mode",
      { scores_hidden: false, no_betting: true },
      ["goal", "red_card", "kick_off", "full_time"],
    ],
    ["only kick-offs under both", { scores_hidden: true, no_betting: true }, ["kick_off"]],
  ])("is %s", (_what, limits, told) => {
    expect(toldKinds(PUSH_KINDS, limits)).toEqual(told);
  });

  it("is never more than what is wanted", () => {
    expect(toldKinds(["tip"], { scores_hidden: false, no_betting: false })).toEqual(["tip"]);
    expect(toldKinds([], { scores_hidden: false, no_betting: false })).toEqual([]);
  });
});
