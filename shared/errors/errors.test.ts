import { describe, expect, it } from "vitest";
import { FIELD_ERRORS, isFieldError } from "./field-error.table.ts";
import { AppError, errorCatalogue, isErrorCode, toAppError, toProblem } from "./index.ts";

describe("the error catalogue", () => {
  it("Rooms are closed only with application codes, and 4 + the status where possible", () => {
    for (const [code, row] of Object.entries(errorCatalogue)) {
      expect([code, row.close_code]).toEqual([code, 4000 + row.status]);
    }
  });

  it("The catalogue knows its own codes and nothing else", () => {
    expect([isErrorCode("match_not_found"), isErrorCode("toString"), isErrorCode(404)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("toProblem", () => {
  it("A problem names the wrong fields and their errors", () => {
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

  it("A problem hides the details of a server fault", () => {
    const problem = toProblem(toAppError(new Error("SELECT * FROM secrets")), "r2");
    expect(JSON.stringify(problem)).not.toContain("secrets");
    expect(problem).toMatchObject({ status: 500, code: "internal", request_id: "r2" });
  });
});

it("Errors of fields are codes of their table only", () => {
  expect(FIELD_ERRORS.every(isFieldError)).toBe(true);
  expect(["toString", "Invalid input", 7].map(isFieldError)).toEqual([false, false, false]);
});
