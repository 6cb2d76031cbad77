import { describe, expect, it } from "vitest";
import { POSITIONS, TRANSFER_KINDS } from "#shared/player/index.ts";
import { inLocale } from "./locale.server.ts";
import { positionLabel } from "./position-label.ts";
import { transferLabel } from "./transfer-label.ts";

describe("the product spec's words", () => {
  it("name positions, the coach among them, and say - where none is known", () => {
    const labels = inLocale("en", () => [...POSITIONS, "coach" as const, null].map(positionLabel));
    expect(labels).toEqual(["Goalkeeper", "Defender", "Midfielder", "Striker", "Head Coach", "-"]);
  });

  it("name the eight kinds of transfer, in the order of their codes", () => {
    expect(inLocale("en", () => TRANSFER_KINDS.map((kind) => transferLabel({ kind, fee: null })))).toEqual([
      "Loan",
      "End of Loan",
      "Free Transfer",
      "Retired",
      "Draft",
      "Released",
      "Signed",
      "Unknown",
    ]);
    expect(inLocale("vi", () => transferLabel({ kind: "loan_end", fee: null }))).toBe("Hết hạn cho mượn");
  });

  it("call no transfer free that cost something", () => {
    const fee = { amount: 1, currency: "EUR" };
    expect(inLocale("en", () => transferLabel({ kind: "transfer", fee }))).toBe("Transfer");
  });
});
