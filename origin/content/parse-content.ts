import * as z from "zod/mini";
import { fieldErrors } from "#shared/api/index.ts";
import { MAX_PROBLEMS, readBatchText, refuseBatch } from "../http/batch-text.ts";
import { ContentBatch } from "./content-batch.schema.ts";

/** Parses a content batch from a request body. Throws `batch_refused` with complaints by path, the first of many. */
export function parseContent(text: string): ContentBatch {
  const parsed = z.safeParse(ContentBatch, readBatchText(text));
  if (parsed.success) return parsed.data;
  throw refuseBatch(Object.fromEntries(Object.entries(fieldErrors(parsed.error)).slice(0, MAX_PROBLEMS)));
}
