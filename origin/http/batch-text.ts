import { AppError, type FieldErrors } from "#shared/errors/index.ts";

/** Maximum number of problems per batch: a list of a million invalid rows must not produce as many. */
export const MAX_PROBLEMS = 200;

/** The error of a refused batch: problems by path. */
export const refuseBatch = (fields: FieldErrors): AppError => new AppError("batch_refused", { fields });

/** Parses the text of a batch as JSON, without validation. Throws `batch_refused` if it is not JSON. */
export function readBatchText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : "not JSON";
    throw refuseBatch({ "(root)": [`the body is not JSON: ${reason}`] });
  }
}
