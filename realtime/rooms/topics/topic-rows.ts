import { type Odds, oddsKey } from "#shared/odds/index.ts";
import { diffOdds, type OddsChanged, oddsNameOf } from "#shared/room/index.ts";

/** The rows of a topic, and how one answer of the source differs from the one before. */

export interface TopicRows {
  /** The time they are true for, milliseconds UTC. */
  readonly as_of_ms: number;
  /** Everything the source has, in its order. */
  readonly all: ReadonlyMap<string, Odds>;
  /** Keys of rows that followers were sent; newcomers get these. */
  readonly sent: ReadonlySet<string>;
}

/** Whether a row is worth sending newcomers. */
export type IsFresh = (row: Odds, now: number) => boolean;

const byKey = (rows: readonly Odds[]): Map<string, Odds> =>
  new Map(rows.map((row) => [oddsKey(row), row] as const));

const freshKeys = (rows: ReadonlyMap<string, Odds>, isFresh: IsFresh, now: number): string[] =>
  [...rows].filter(([, row]) => isFresh(row, now)).map(([key]) => key);

/** The rows of a first answer. */
export function firstRows(odds: readonly Odds[], as_of_ms: number, isFresh: IsFresh, now: number): TopicRows {
  const all = byKey(odds);
  return { as_of_ms, all, sent: new Set(freshKeys(all, isFresh, now)) };
}

/** Rows in a newcomer's snapshot. */
export const sentRows = ({ all, sent }: TopicRows): Odds[] =>
  [...all].filter(([key]) => sent.has(key)).map(([, row]) => row);

/** Broadcast for a response that differs. */
export type OddsDifference = Pick<OddsChanged, "changed" | "added" | "removed">;

/** Rows after another response, and the broadcast about it; null when they are equal. */
export function nextRows(
  before: TopicRows,
  odds: readonly Odds[],
  as_of_ms: number,
  isFresh: IsFresh,
  now: number,
): { readonly rows: TopicRows; readonly difference: OddsDifference | null } {
  const all = byKey(odds);
  const difference: OddsDifference = { changed: [], added: [], removed: [] };
  // A row without changes for long is dropped, and counts as new when it changes again.
  const sent = new Set(freshKeys(all, isFresh, now).filter((key) => before.sent.has(key)));
  for (const [key, row] of all) {
    const known = before.all.get(key);
    const renamed = known?.company.name !== row.company.name;
    const change = known && !renamed ? diffOdds(known, row) : null;
    if (known && !renamed && !change) continue;
    if (change && before.sent.has(key)) difference.changed.push(change);
    else difference.added.push(row);
    sent.add(key);
  }
  for (const key of before.sent) {
    const gone = all.has(key) ? undefined : before.all.get(key);
    if (gone) difference.removed.push(oddsNameOf(gone));
  }
  const isSame = Object.values(difference).every((list) => list.length === 0);
  return { rows: { as_of_ms, all, sent }, difference: isSame ? null : difference };
}
