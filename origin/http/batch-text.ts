import { AppError, type FieldErrors } from "#shared/errors/index.ts";

/** Complaints after which no more of a batch is told: a list of a million wrong rows must not become as many. */
export const MOST_COMPLAINTS = 200;

/** What a batch is refused with: complaints by path. */
export const refuseBatch = (fields: FieldErrors): AppError => new AppError("batch_refused", { fields });

/** What the text of a batch says, before anybody has checked it. Throws `batch_refused` where it is no JSON. */
export function readBatchText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : "not JSON";
    throw refuseBatch({ "(root)": [`the body is not JSON: ${reason}`] });
  }
}
