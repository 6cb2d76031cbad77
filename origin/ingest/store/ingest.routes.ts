import * as z from "zod/mini";
import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { fieldErrors } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { Batch } from "../batch.schema.ts";
import { storeBatch } from "./batch.service.ts";

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : "not JSON";
    throw new AppError("batch_refused", { fields: { "(root)": [`the body is not JSON: ${reason}`] } });
  }
}

/** A batch from a request's body; throws `batch_refused` with complaints by path. */
function parseBatch(text: string): Batch {
  const parsed = z.safeParse(Batch, parseJson(text));
  if (!parsed.success) throw new AppError("batch_refused", { fields: fieldErrors(parsed.error) });
  return parsed.data;
}

export interface IngestDeps {
  readonly db: Database;
  /** Tells the rooms what changed. */
  readonly publish: (matchIds: readonly number[]) => Promise<void>;
}

/** Handler of the ingest call. */
export function ingestHandlers({ db, publish }: IngestDeps): Pick<Handlers, "ingestBatch"> {
  return {
    async ingestBatch({ query, nowMs, readBody, defer }) {
      const batch = parseBatch(await readBody());
      const report = await storeBatch(db, batch, { now_ms: nowMs, dry_run: query.dry_run === 1 });
      if (report.match_ids.length > 0) defer(publish(report.match_ids));
      return { data: { report } };
    },
  };
}
