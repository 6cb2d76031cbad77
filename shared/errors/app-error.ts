import { type ErrorCode, type ErrorRow, errorCatalogue } from "./error-catalogue.ts";
import { messageOf } from "./message-of.ts";

/** Errors by input field: `{ "match_id": ["must be a positive integer"] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface AppErrorOptions {
  /** For the log and for API callers; never shown to a reader. */
  readonly detail?: string;
  readonly fields?: FieldErrors;
  /** When the same may be tried again, for the header `retry-after`. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A failure with a code from the catalogue. Throw it only when the caller cannot continue. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly detail: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.detail = options.detail;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get row(): ErrorRow {
    return errorCatalogue[this.code];
  }
}

/** Turns any thrown value into an {@link AppError}; an unknown one becomes `internal` and keeps its cause. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return new AppError("internal", {
    detail: messageOf(thrown),
    cause: thrown,
  });
}
