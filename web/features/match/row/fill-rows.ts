import { nextTask } from "#web/platform/next-task.ts";
import { whenIdle } from "#web/platform/when-idle.ts";
import type { RowParts, RowPartsStore } from "./row-parts.ts";

/** Rows that get their parts in one go: on a slow phone each of them takes a few milliseconds. */
const ROWS_AT_ONCE = 6;

/** Gives the rows of a page their parts, a few at a time. Rows that are drawn later have them from the start. */
export function fillRows(store: RowPartsStore, parts: RowParts): void {
  if (store.parts) return;
  store.parts = parts;
  const waiting = [...store.rows];
  const fillSome = () => {
    for (const row of waiting.splice(0, ROWS_AT_ONCE)) if (store.rows.has(row)) row();
    if (waiting.length > 0) whenIdle(fillSome, 200);
  };
  // Not in the task that has brought what they are: React draws them at once.
  void nextTask().then(fillSome);
}
