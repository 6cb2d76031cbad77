import { AppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";

/** The id in a page's URL. Throws `code` when it is no number. */
export function readId(id: string, code: ErrorCode): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError(code, { detail: id });
  return Number(id);
}
