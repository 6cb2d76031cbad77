import { AppError, type FieldErrors } from "#shared/errors/index.ts";
import { BodyLimitError, readBounded } from "#shared/http/bounded-body.ts";

/** A season of the biggest league with all data is about 3 MB. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024;

const tooLarge = (limit: number) =>
  new AppError("body_too_large", { detail: `at most ${limit} bytes are taken` });

/** Reads a request body. Stops at the limit regardless of the content-length header: `body_too_large`. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  try {
    return await readBounded(request.body, limit);
  } catch (thrown) {
    throw thrown instanceof BodyLimitError ? tooLarge(limit) : thrown;
  }
}

/** Text of a request's body, {@link MAX_BODY_BYTES} at most. */
export const readBody = async (request: Request): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, MAX_BODY_BYTES));

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
