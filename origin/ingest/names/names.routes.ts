import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { followedMatchesOf } from "#origin/football/match/change.service.ts";
import type { Handlers, Reader } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { nameEndpoints } from "#shared/api/name.endpoints.ts";
import { AppError } from "#shared/errors/index.ts";
import type { MergeReport } from "#shared/name/index.ts";
import { mergeRows } from "./merge.store.ts";
import { decideNameMatch, keepApart, listNameMatches } from "./name-queue.service.ts";
import { lastMerges } from "./names.queries.ts";
import { reopenNameMatch } from "./reopen.service.ts";
import { scanNames } from "./scan-names.service.ts";
import { undoMerge } from "./undo-merge.store.ts";

interface NameDeps {
  readonly db: Database;
  /** Notifies the rooms of changed matches. */
  readonly publish: (matchIds: readonly number[]) => Promise<void>;
}

function requireOperator(reader: Reader): void {
  if (reader.role !== "operator")
    throw new AppError("forbidden", { detail: "only operators decide about names" });
}

/** Operators' handlers of names: of the queue, and of stored rows. */
export function nameHandlers({ db, publish }: NameDeps): Pick<Handlers, keyof typeof nameEndpoints> {
  type Defer = (work: Promise<void>) => void;

  /** Rooms get the matches that they hold under the new name. */
  async function published(merge: MergeReport | null, nowMs: number, defer: Defer) {
    const teams = merge?.kind === "teams" ? [merge.from_id, merge.into_id] : [];
    const ids = teams.length > 0 ? await followedMatchesOf(db, { teams, competitions: [] }, nowMs) : [];
    if (ids.length > 0) defer(publish(ids));
    return { data: { merge } };
  }

  async function decide(body: string, by: number | null, nowMs: number, defer: Defer) {
    const form = parseForm(nameEndpoints.decideName.body, body);
    const { name_match_id: id, decision, into_id: intoId } = form;
    return published(await decideNameMatch(db, { id, decision, intoId, nowMs, by }), nowMs, defer);
  }

  async function reopen(body: string, nowMs: number, defer: Defer) {
    const { name_match_id: id } = parseForm(nameEndpoints.reopenName.body, body);
    return published(await reopenNameMatch(db, id, nowMs), nowMs, defer);
  }

  return {
    nameMatches: ({ query }) => listNameMatches(db, query.state, query),

    async watchNames({ query, reader }) {
      requireOperator(reader);
      return listNameMatches(db, query.state, query);
    },

    decideName: async ({ readBody, nowMs, defer }) => decide(await readBody(), null, nowMs, defer),

    async answerName({ readBody, reader, nowMs, defer }) {
      requireOperator(reader);
      return decide(await readBody(), reader.id, nowMs, defer);
    },

    reopenName: async ({ readBody, nowMs, defer }) => reopen(await readBody(), nowMs, defer),

    async takeBackName({ readBody, reader, nowMs, defer }) {
      requireOperator(reader);
      return reopen(await readBody(), nowMs, defer);
    },

    async mergeNames({ readBody, nowMs, defer }) {
      const { kind, from_id, into_id } = parseForm(nameEndpoints.mergeNames.body, await readBody());
      const merge = await mergeRows(db, { kind, fromId: from_id, intoId: into_id, nowMs, by: null });
      return published(merge, nowMs, defer);
    },

    async keepNamesApart({ readBody, nowMs }) {
      const { kind, id, other_id } = parseForm(nameEndpoints.keepNamesApart.body, await readBody());
      await keepApart(db, { kind, ids: [id, other_id], nowMs, by: null });
      return { data: {} };
    },

    async scanNames({ readBody, nowMs }) {
      const form = parseForm(nameEndpoints.scanNames.body, await readBody());
      return { data: await scanNames(db, form, nowMs) };
    },

    async splitNames({ readBody, nowMs, defer }) {
      const { merge_id } = parseForm(nameEndpoints.splitNames.body, await readBody());
      return published(await undoMerge(db, merge_id, nowMs), nowMs, defer);
    },

    async mergedNames({ query }) {
      const [rows] = await readAll(db, bindQuery(lastMerges, query.limit));
      const merges = rows.map(({ id, kind, from_id, to_id, row, merged_at }) => ({
        ...{ merge_id: id, kind, from_id, into_id: to_id },
        name: (JSON.parse(row) as { name: string }).name,
        at: Math.floor(merged_at / 1000),
      }));
      return { data: { merges } };
    },
  };
}
