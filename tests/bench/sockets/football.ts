import type { Match, MatchDetail } from "#shared/match/index.ts";
import type { ChangeSet, RowsChanged } from "#shared/room/index.ts";
import { aDetail, aMatch, aScore } from "#tests/support/builders/match-builders.ts";

/** Football whose goals carry serial numbers: the change with serial 17 is a match whose home side now has 17. */

/** Matches in play; changes rotate among them, so that several in one tick are distinct. */
export const ROWS = 50;

/** The row that carries a serial. */
function rowWith(serial: number, updatedAt: number): Match {
  return aMatch({
    id: 1 + (serial % ROWS),
    status: "second_half",
    score: aScore(serial, 0),
    // Sources change it with every change; constant here, so that a patch is the score alone.
    updated_at: updatedAt,
  });
}

const UPDATED_AT = 1_767_268_800;

/** The hub's message to a list room about one change. */
export const liveForward = (serials: readonly number[], nowMs: number) => ({
  rows: serials.map((serial) => ({ as_of_ms: nowMs, match: rowWith(serial, UPDATED_AT) })),
  pushed_ms: null,
});

/** Origin's message to the hub about one change. */
export const changeSet = (serial: number, nowMs: number): ChangeSet => {
  const detail: MatchDetail = aDetail({ match: rowWith(serial, UPDATED_AT) });
  return { as_of_ms: nowMs, next_change_at_ms: null, details: [detail] };
};

/** A list room's broadcast of one change, for servers that only pass it on. */
export function rowsChanged(serial: number, nowMs: number): RowsChanged {
  const { id } = rowWith(serial, UPDATED_AT);
  return {
    type: "rows-changed",
    sent_at_ms: nowMs,
    at_ms: nowMs,
    patches: [{ id, patch: { score: { home: { goals: serial } } } }],
    added: [],
    epoch: "8e1b5b0e-6f0c-4f0e-9d3a-1c2b3a4d5e6f",
    seq: serial,
  };
}
