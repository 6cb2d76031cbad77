import { MAX_BODY_BYTES } from "#origin/http/body.ts";
import { Refusal } from "#origin/ingest/cli/refusal.ts";
import type { ContentBatch } from "../content-batch.schema.ts";

const MEGABYTE = 1024 * 1024;

/** Serializes a batch. Throws a Refusal above the site's limit: a batch is atomic and cannot be split. */
export function bodyOf(batch: ContentBatch): Buffer {
  const body = Buffer.from(JSON.stringify(batch));
  if (body.length <= MAX_BODY_BYTES) return body;
  throw new Refusal([
    `The folder has ${Math.ceil(body.length / MEGABYTE)} MB of content, but the limit is ${MAX_BODY_BYTES / MEGABYTE} MB per import: move some of posts/ to a second folder, and import both in turn.`,
    "Nothing was sent.",
  ]);
}
