import { describe, expect, it } from "vitest";
import { playValue } from "./available-markets.rules.ts";
import { checkTip } from "./tip-fields.ts";

const play = playValue({
  ...{ market: "asian_handicap", period: "full", outcome: "home", line: 0.25, price: 1.95 },
});
const filled = {
  ...{ match_id: "7", company_id: "3", play, permission: "members" },
  ...{ title: "  Kèo   thơm ", content: "Nhận định. ".repeat(50) },
};
const errorsOf = (fields: object) => {
  const checked = checkTip({ ...filled, ...fields });
  return checked.ok ? {} : checked.field_errors;
};

describe("The fields of the tip form", () => {
  it("The form becomes the call's body", () => {
    expect(checkTip(filled)).toMatchObject({
      ok: true,
      body: {
        ...{ title: "Kèo thơm", permission: "members", match_id: 7 },
        play: {
          ...{ market: "asian_handicap", period: "full", outcome: "home", line: 0.25, price: 1.95 },
          company_id: 3,
        },
      },
    });
  });

  it("All missing fields are reported together, including those that depend on others", () => {
    const choices = { company_id: ["tip_company_required"], play: ["tip_play_required"] };
    expect(errorsOf({ match_id: "", company_id: "", play: undefined })).toEqual({
      match_id: ["tip_match_required"],
      ...choices,
    });
    expect(errorsOf({ company_id: "", play: undefined })).toEqual(choices);
    expect(errorsOf({ company_id: "" })).toEqual({ company_id: ["tip_company_required"] });
    expect(errorsOf({ play: undefined })).toEqual({ play: ["tip_play_required"] });
  });

  it("Errors of the text are reported", () => {
    expect(errorsOf({ title: "  ", content: "" })).toEqual({
      title: ["tip_title_required"],
      content: ["tip_content_required"],
    });
    expect(errorsOf({ title: "x".repeat(121), content: "x".repeat(499) })).toEqual({
      title: ["tip_title_long"],
      content: ["tip_content_short"],
    });
    expect(errorsOf({ content: "x".repeat(20_001) })).toEqual({ content: ["tip_content_long"] });
  });

  it("Prices that no market has are refused", () => {
    expect(errorsOf({ play: play.replace("home", "over") })).toEqual({ play: ["tip_play_unknown"] });
    expect(errorsOf({ play: "x" })).toEqual({ play: ["tip_play_required"] });
  });
});
