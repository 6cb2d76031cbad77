import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "#messages/paraglide/runtime.js";
import { absenceReason } from "./absence-reason.ts";

afterEach(() => overwriteGetLocale(() => "vi"));

describe("absenceReason", () => {
  it("A provider's reason in either language is translated to the page's language", () => {
    overwriteGetLocale(() => "en");
    expect(absenceReason("Chấn thương háng")).toBe("Groin injury");
    expect(absenceReason("Đủ 5 thẻ vàng")).toBe("5 yellow cards");
    overwriteGetLocale(() => "vi");
    expect(absenceReason("Knee Injury")).toBe("Chấn thương đầu gối");
    expect(absenceReason("Red Card")).toBe("Thẻ đỏ");
  });

  it("An unknown reason keeps the provider's text", () => {
    expect(absenceReason("Việc riêng")).toBe("Việc riêng");
  });
});
