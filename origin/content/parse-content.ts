import * as z from "zod/mini";
import { fieldErrors } from "#shared/api/index.ts";
import { AppError, type FieldErrors } from "#shared/errors/index.ts";
import { ContentBatch } from "./content-batch.schema.ts";

/** A list of a thousand wrong rows must not become as many complaints. */
const MOST_COMPLAINTS = 200;

const refuse = (fields: FieldErrors) => new AppError("batch_refused", { fields });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : "not JSON";
    throw refuse({ "(root)": [`the body is not JSON: ${reason}`] });
  }
}

/** A batch of content from the text of a request's body. Throws `batch_refused` with complaints by path, the first of many. */
export function parseContent(text: string): ContentBatch {
  const parsed = z.safeParse(ContentBatch, parseJson(text));
  if (parsed.success) return parsed.data;
  throw refuse(Object.fromEntries(Object.entries(fieldErrors(parsed.error)).slice(0, MOST_COMPLAINTS)));
}
