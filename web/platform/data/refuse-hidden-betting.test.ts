import { describe, expect, it } from "vitest";
import { refuseHiddenBetting } from "./refuse-hidden-betting.ts";

describe("a page of prices", () => {
  it("a page of prices exists where betting is shown", () => {
    expect(() => refuseHiddenBetting({ betting: "shown", has_betting_switch: true })).not.toThrow();
  });

  it("a page of prices names the reader's choice, and is an unknown page where the site hides betting", () => {
    const refused = (has_betting_switch: boolean) => () =>
      refuseHiddenBetting({ betting: "hidden", has_betting_switch });
    expect(refused(true)).toThrow(expect.objectContaining({ code: "betting_hidden" }));
    expect(refused(false)).toThrow(expect.objectContaining({ code: "route_not_found" }));
  });
});
