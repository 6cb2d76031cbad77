import { describe, expect, it } from "vitest";
import { offsetAt } from "./zone.ts";
import { offsetText } from "./zone-name.ts";
import { ZONES } from "./zones.table.ts";

describe("zones to choose from", () => {
  it("Every zone of the list is understood by the calls, and comes back unchanged", () => {
    for (const zone of ZONES) expect(offsetText(offsetAt(zone, 0))).toBe(zone);
  });
});
