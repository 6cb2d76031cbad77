export { AppError, type FieldErrors, toAppError } from "./app-error.ts";
export { type ErrorCode, errorCatalogue, isErrorCode } from "./error-catalogue.ts";
export type { FieldError } from "./field-error.table.ts";
export { messageOf } from "./message-of.ts";
export { PROBLEM_CONTENT_TYPE, Problem, toProblem } from "./problem.ts";
