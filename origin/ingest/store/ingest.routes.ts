import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { parseBatch } from "../parse-batch.ts";
import { storeBatch } from "./batch.service.ts";

export interface IngestDeps {
  readonly db: Database;
  /** Notifies the rooms of changes. */
  readonly publish: (matchIds: readonly number[]) => Promise<void>;
}

/** Handler of the ingest API. */
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
