import { describe, expect, it } from "vitest";
import { FIELD_ERRORS, isFieldError } from "./field-error.table.ts";
import { AppError, errorCatalogue, isErrorCode, toAppError, toProblem } from "./index.ts";

describe("the error catalogue", () => {
  it("closes rooms only with application codes, and 4 + the status where it can", () => {
    for (const [code, row] of Object.entries(errorCatalogue)) {
      expect([code, row.close_code]).toEqual([code, 4000 + row.status]);
    }
  });

  it("knows its own codes and nothing else", () => {
    expect([isErrorCode("match_not_found"), isErrorCode("toString"), isErrorCode(404)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("toProblem", () => {
  it("tells a caller what was wrong with which field", () => {
    const problem = toProblem(
      new AppError("validation_failed", { detail: "see errors", fields: { date: ["bad"] } }),
      "r1",
    );
    expect(problem).toMatchObject({
      status: 400,
      code: "validation_failed",
      detail: "see errors",
      errors: { date: ["bad"] },
    });
  });

  it("keeps the inside of a server fault inside", () => {
    const problem = toProblem(toAppError(new Error("SELECT * FROM secrets")), "r2");
    expect(JSON.stringify(problem)).not.toContain("secrets");
    expect(problem).toMatchObject({ status: 500, code: "internal", request_id: "r2" });
  });
});

it("complaints of fields are codes of their table only", () => {
  expect(FIELD_ERRORS.every(isFieldError)).toBe(true);
  expect(["toString", "Invalid input", 7].map(isFieldError)).toEqual([false, false, false]);
});
