import { AppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";

/** The id in a page's address. One that is no number is of nobody, as `code` says. */
export function readId(id: string, code: ErrorCode): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError(code, { detail: id });
  return Number(id);
}
