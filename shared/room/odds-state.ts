import type { Odds } from "../odds/odds.schema.ts";
import { oddsKey, oddsNameKey } from "../odds/odds-key.rules.ts";
import { arrivalOf, type RoomPlace } from "./client-state.ts";
import { applyOddsChange, diffOdds } from "./odds-change.rules.ts";
import type { OddsChanged, OddsServerMessage, OddsSnapshot } from "./room-to-client-odds.ts";

/** The client's half of a topic with prices: folds its messages, as client-state.ts does those of the room. */

/** A page's state of a topic. Rows that a list room has dropped stay here with their last state. */
export interface OddsClientState extends RoomPlace {
  /** The time the rows are true for, milliseconds UTC; null before the first snapshot. */
  readonly as_of_ms: number | null;
  /** By {@link oddsKey}. */
  readonly rows: ReadonlyMap<string, Odds>;
}

/** State of a client before the first message of its topic. */
export const emptyOddsState: OddsClientState = {
  sync: "waiting",
  position: null,
  as_of_ms: null,
  rows: new Map(),
};

/** A state with the rows, whole, that the last message made other than they were. */
interface Folded {
  readonly state: OddsClientState;
  readonly news: readonly Odds[];
}

function foldSnapshot(state: OddsClientState, message: OddsSnapshot): Folded {
  const rows = new Map<string, Odds>();
  const news: Odds[] = [];
  for (const row of message.odds) {
    const key = oddsKey(row);
    const known = state.rows.get(key);
    const isKnown = known?.company.name === row.company.name && diffOdds(known, row) === null;
    rows.set(key, isKnown ? known : row);
    if (!isKnown) news.push(row);
  }
  const { epoch, seq, as_of_ms } = message;
  return { state: { sync: "synced", position: { epoch, seq }, as_of_ms, rows }, news };
}

/** Null when the message is about a row that was never sent: it cannot come from the same history. */
function foldRows(state: OddsClientState, message: OddsChanged): Folded | null {
  const rows = new Map(state.rows);
  const news: Odds[] = [];
  for (const name of message.removed) rows.delete(oddsNameKey(name));
  for (const row of message.added) {
    rows.set(oddsKey(row), row);
    news.push(row);
  }
  for (const change of message.changed) {
    const key = oddsNameKey(change);
    const before = rows.get(key);
    if (!before) return null;
    const after = applyOddsChange(before, change);
    rows.set(key, after);
    news.push(after);
  }
  const { epoch, seq, at_ms } = message;
  return { state: { ...state, position: { epoch, seq }, as_of_ms: at_ms, rows }, news };
}

/** The state after a message of the topic, and the rows it changed. Without changes the same state. */
export function applyOddsMessage(state: OddsClientState, message: OddsServerMessage): Folded {
  if (message.type === "odds-snapshot") return foldSnapshot(state, message);
  const lost: Folded = { state: { ...state, sync: "resync-needed" }, news: [] };
  if (message.type === "odds-resumed") {
    if (state.sync === "resync-needed") return { state, news: [] };
    const same = state.position?.epoch === message.epoch && state.position.seq === message.seq;
    return same ? { state: { ...state, sync: "synced" }, news: [] } : lost;
  }
  const arrival = arrivalOf(state, message);
  if (arrival === "known" || arrival === "unusable") return { state, news: [] };
  return (arrival === "next" ? foldRows(state, message) : null) ?? lost;
}
