import { describe, expect, it } from "vitest";
import { allowedKinds } from "./push.rules.ts";
import { PUSH_KINDS } from "./push.table.ts";

describe("allowed notifications", () => {
  it.each([
    ["all wanted ones", { scores_hidden: false, no_betting: false }, PUSH_KINDS],
    [
      "without results for a reader who hides them",
      { scores_hidden: true, no_betting: false },
      ["line_ups", "kick_off", "tip"],
    ],
    [
      "without tips in no-betting mode",
      { scores_hidden: false, no_betting: true },
      ["goal", "cancelled_goal", "red_card", "line_ups", "kick_off", "half_time", "full_time"],
    ],
    ["only kick-offs under both", { scores_hidden: true, no_betting: true }, ["line_ups", "kick_off"]],
  ])("The allowed notifications are %s", (_what, limits, allowed) => {
    expect(allowedKinds(PUSH_KINDS, limits)).toEqual(allowed);
  });

  it("The allowed notifications are never more than the wanted ones", () => {
    expect(allowedKinds(["tip"], { scores_hidden: false, no_betting: false })).toEqual(["tip"]);
    expect(allowedKinds([], { scores_hidden: false, no_betting: false })).toEqual([]);
  });
});
