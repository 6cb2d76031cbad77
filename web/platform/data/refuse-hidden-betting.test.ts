import { describe, expect, it } from "vitest";
import { refuseHiddenBetting } from "./refuse-hidden-betting.ts";

describe("a page of prices", () => {
  it("is there where betting is shown", () => {
    expect(() => refuseHiddenBetting({ betting: "shown", has_betting_switch: true })).not.toThrow();
  });

  it("tells who hid betting himself, and is like any unknown page where the site hides it", () => {
    const refused = (has_betting_switch: boolean) => () =>
      refuseHiddenBetting({ betting: "hidden", has_betting_switch });
    expect(refused(true)).toThrow(expect.objectContaining({ code: "betting_hidden" }));
    expect(refused(false)).toThrow(expect.objectContaining({ code: "route_not_found" }));
  });
});
