import { expect, it } from "vitest";
import { AppError } from "./app-error.ts";
import { errorCatalogue } from "./error-catalogue.ts";
import { isSessionOver, SESSION_OVER_CODES } from "./session-over.rules.ts";

it("nobody is logged in: those two codes, and neither another 401 nor no failure", () => {
  const codes = Object.keys(errorCatalogue) as (keyof typeof errorCatalogue)[];
  expect(codes.filter((code) => isSessionOver(new AppError(code)))).toEqual([...SESSION_OVER_CODES]);
  expect(isSessionOver(null)).toBe(false);
});
