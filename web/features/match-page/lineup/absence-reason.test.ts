import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "#web/paraglide/runtime.js";
import { absenceReason } from "./absence-reason.ts";

afterEach(() => overwriteGetLocale(() => "vi"));

describe("absenceReason", () => {
  it("says in the page's language what a source says in either", () => {
    overwriteGetLocale(() => "en");
    expect(absenceReason("Chấn thương háng")).toBe("Groin injury");
    expect(absenceReason("Đủ 5 thẻ vàng")).toBe("5 yellow cards");
    overwriteGetLocale(() => "vi");
    expect(absenceReason("Knee Injury")).toBe("Chấn thương đầu gối");
    expect(absenceReason("Red Card")).toBe("Thẻ đỏ");
  });

  it("leaves what it does not know in the source's words", () => {
    expect(absenceReason("Việc riêng")).toBe("Việc riêng");
  });
});
