import { type Odds, oddsKey } from "#shared/odds/index.ts";
import { diffOdds, type OddsChanged, oddsNameOf } from "#shared/room/index.ts";

/** The rows of a topic, and how one answer of the source differs from the one before. */

export interface TopicRows {
  /** The time they are true for, milliseconds UTC. */
  readonly as_of_ms: number;
  /** Everything the source has, in its order. */
  readonly all: ReadonlyMap<string, Odds>;
  /** Keys of rows that followers were sent; newcomers get these. */
  readonly told: ReadonlySet<string>;
}

/** Whether a row is worth telling newcomers. */
export type IsFresh = (row: Odds, now: number) => boolean;

const byKey = (rows: readonly Odds[]): Map<string, Odds> =>
  new Map(rows.map((row) => [oddsKey(row), row] as const));

const freshKeys = (rows: ReadonlyMap<string, Odds>, isFresh: IsFresh, now: number): string[] =>
  [...rows].filter(([, row]) => isFresh(row, now)).map(([key]) => key);

/** The rows of a first answer. */
export function firstRows(odds: readonly Odds[], as_of_ms: number, isFresh: IsFresh, now: number): TopicRows {
  const all = byKey(odds);
  return { as_of_ms, all, told: new Set(freshKeys(all, isFresh, now)) };
}

/** Rows in a newcomer's snapshot. */
export const toldRows = ({ all, told }: TopicRows): Odds[] =>
  [...all].filter(([key]) => told.has(key)).map(([, row]) => row);

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
  const told = new Set(freshKeys(all, isFresh, now).filter((key) => before.told.has(key)));
  for (const [key, row] of all) {
    const known = before.all.get(key);
    const renamed = known?.company.name !== row.company.name;
    const change = known && !renamed ? diffOdds(known, row) : null;
    if (known && !renamed && !change) continue;
    if (change && before.told.has(key)) difference.changed.push(change);
    else difference.added.push(row);
    told.add(key);
  }
  for (const key of before.told) {
    const gone = all.has(key) ? undefined : before.all.get(key);
    if (gone) difference.removed.push(oddsNameOf(gone));
  }
  const isSame = Object.values(difference).every((list) => list.length === 0);
  return { rows: { as_of_ms, all, told }, difference: isSame ? null : difference };
}
