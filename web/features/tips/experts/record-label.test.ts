import { describe, expect, it } from "vitest";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { gainText, unitsText } from "./record-label.ts";

describe("Record statistics", () => {
  it("Values have their sign, and none if they round to zero", () => {
    const texts = () => [0.052, -0.131, 0.0004, -0.0004].map(gainText);
    expect(inLocale("vi", texts)).toEqual(["+5,2%", "−13,1%", "0,0%", "0,0%"]);
    expect(inLocale("en", texts)).toEqual(["+5.2%", "−13.1%", "0.0%", "0.0%"]);
    expect(inLocale("vi", () => [12.345, -0.5, 0.001].map(unitsText))).toEqual([
      "+12,35 đơn vị",
      "−0,50 đơn vị",
      "0,00 đơn vị",
    ]);
    expect(inLocale("en", () => unitsText(-3))).toBe("−3.00 units");
  });
});
