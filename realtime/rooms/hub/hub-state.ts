import type { MatchId } from "#shared/match/index.ts";
import { isLive } from "#shared/match/index.ts";
import { HUB_ROWS_KEPT, rowsToLetGo } from "../retention.ts";
import type { Effect, RoomAddress, RoomEvent, Step } from "../room.ts";
import type { MatchForward } from "../wire/hub-to-room.ts";
import { dispatch, enqueue, isEmpty, nextDispatchAt, type Outbox, pendingIds } from "./hub-outbox.ts";
import { type KnownMatch, knownKey, loadKnown, newsOf, UNTOLD } from "./known-matches.ts";
import { PULL_LOST_MS } from "./pull-schedule.ts";
import { loadNonces, type Nonces } from "./used-nonces.ts";

/** State of the hub, and the steps that its events share. */

export type HubTag =
  | { readonly want: "changes"; readonly since_ms: number }
  | { readonly want: "rows" }
  | { readonly want: "detail"; readonly match_id: MatchId }
  | { readonly want: "delivery"; readonly to: RoomAddress; readonly sent_at_ms: number };

interface LastPull {
  readonly at_ms: number;
  readonly ok: boolean;
  /** HTTP status, null when nothing answered. */
  readonly status: number | null;
}

export interface HubState {
  readonly room: string;
  readonly list_rooms: number;
  /** Newest time that any change set was true for; 0 before the first. */
  readonly as_of_ms: number;
  readonly next_change_at_ms: number | null;
  /** Changes after this have not been pulled yet. */
  readonly cursor_ms: number;
  /** The cursor as saved: it advances only when every delivery is done, so that a crash repeats, never loses. */
  readonly saved_cursor_ms: number;
  /** When the service was found to have no `feed/changes`; null while it has one. */
  readonly polling_since_ms: number | null;
  readonly pulling: boolean;
  readonly pull_at_ms: number;
  readonly failures: number;
  readonly last_pull: LastPull | null;
  /** Time of the source's last push or response; before the first one, the time the hub woke. */
  readonly heard_at_ms: number;
  readonly known: ReadonlyMap<MatchId, KnownMatch>;
  readonly outbox: Outbox;
  readonly nonces: Nonces;
  /** Matches whose detail is being requested, because they left the in-play list without a final state. */
  readonly refreshing: ReadonlySet<MatchId>;
  /** Time of the alarm; 0 for not set. */
  readonly ring_at_ms: number;
}

export type HubStep = Step<HubState, HubTag>;

/** The hub before it has woken. */
export const asleep: HubState = {
  room: "",
  list_rooms: 1,
  as_of_ms: 0,
  next_change_at_ms: null,
  cursor_ms: 0,
  saved_cursor_ms: 0,
  polling_since_ms: null,
  pulling: false,
  pull_at_ms: 0,
  failures: 0,
  last_pull: null,
  heard_at_ms: 0,
  known: new Map(),
  outbox: new Map(),
  nonces: new Map(),
  refreshing: new Set(),
  ring_at_ms: 0,
};

/** The state after waking. The first pull is due at once. */
export function loadHub(event: Extract<RoomEvent<HubTag>, { type: "woke" }>, now: number): HubState {
  const cursor = event.stored.get("cursor_ms");
  const known = loadKnown(event.stored);
  const cursor_ms = typeof cursor === "number" ? cursor : 0;
  return {
    ...asleep,
    room: event.room,
    list_rooms: event.list_rooms,
    as_of_ms: Math.max(cursor_ms, ...[...known.values()].map((entry) => entry.as_of_ms)),
    cursor_ms,
    saved_cursor_ms: cursor_ms,
    pull_at_ms: now,
    heard_at_ms: now,
    known,
    nonces: loadNonces(event.stored),
  };
}

/** Addresses of all list rooms. */
export function liveAddresses(shards: number): RoomAddress[] {
  return Array.from({ length: shards }, (_, n) => ({ party: "live", room: String(n) }) as const);
}

/**
 * Takes states in: a changed state is saved and queued for the rooms that want it. A confirmed state is noted in memory
 * alone: a polled service confirms hundreds of matches every second, and a crash may lose that.
 */
export function takeStates(
  state: HubState,
  states: readonly Omit<MatchForward, "edge_at_ms">[],
  now: number,
): HubStep {
  const known = new Map(state.known);
  const put: Record<string, KnownMatch> = {};
  const rows: MatchForward[] = [];
  const letters: { to: RoomAddress; states: MatchForward[] }[] = [];
  for (const taken of states) {
    const one = { ...taken, edge_at_ms: now };
    const news = newsOf(known.get(one.match.id), one);
    if (!news) continue;
    known.set(one.match.id, news.entry);
    // A push with an equal state was made for data outside of it: prices, which the rooms request themselves.
    if (news.row || one.pushed) rows.push(one);
    if (!news.any && !one.pushed) continue;
    letters.push({ to: { party: "match", room: String(one.match.id) }, states: [one] });
    if (news.any) put[knownKey(one.match.id)] = { ...news.entry, digest: UNTOLD };
  }
  for (const to of liveAddresses(state.list_rooms)) letters.push({ to, states: rows });
  const outbox = enqueue(state.outbox, letters);
  const effects: HubStep["effects"] = Object.keys(put).length > 0 ? [{ type: "save", put }] : [];
  return { state: { ...state, known, outbox }, effects };
}

/**
 * A source without a response for so long is silent: it is pulled every ten seconds at least, and once more when that
 * fails.
 */
const SILENT_AFTER_MS = 30_000;

/** Time of the source's last response, where that is too long ago; null while it answers. */
export const silentSince = ({ heard_at_ms }: HubState, now: number): number | null =>
  now - heard_at_ms > SILENT_AFTER_MS ? heard_at_ms : null;

/** Records that these matches were delivered: only now a restart may take them for known. */
export function saveTold(state: HubState, ids: readonly MatchId[]): HubStep {
  const put: Record<string, KnownMatch> = {};
  const pending = pendingIds(state.outbox);
  for (const id of ids) {
    const entry = state.known.get(id);
    if (entry && !pending.has(id)) put[knownKey(id)] = entry;
  }
  return { state, effects: Object.keys(put).length > 0 ? [{ type: "save", put }] : [] };
}

/** In play as far as is known, but not among those that were just named: something happened to them unseen. */
export function unseen(state: HubState, named: ReadonlySet<MatchId>): MatchId[] {
  return [...state.known]
    .filter(([id, entry]) => isLive(entry.match.status) && !named.has(id) && !state.refreshing.has(id))
    .map(([id]) => id);
}

/** Drops expired entries. */
function forget(state: HubState, now: number): HubStep {
  const due = rowsToLetGo(state.known, now, HUB_ROWS_KEPT);
  if (due.length === 0) return { state, effects: [] };
  const pending = pendingIds(state.outbox);
  const gone = new Set(due.filter((id) => !pending.has(id)));
  if (gone.size === 0) return { state, effects: [] };
  const known = new Map([...state.known].filter(([id]) => !gone.has(id)));
  return { state: { ...state, known }, effects: [{ type: "save", remove: [...gone].map(knownKey) }] };
}

/** Last step of every event: send what can be sent, save the cursor when everything is sent, set the alarm. */
export function finish(start: HubState, effects: readonly Effect<HubTag>[], now: number): HubStep {
  const forgotten = forget(start, now);
  const { outbox, deliveries } = dispatch(forgotten.state.outbox, now);
  const state = { ...forgotten.state, outbox };
  const end: Effect<HubTag>[] = deliveries.map(({ to, sent_at_ms, body }) => ({
    type: "forward",
    tag: { want: "delivery", to, sent_at_ms },
    to,
    body,
  }));
  let { saved_cursor_ms, ring_at_ms } = state;
  if (isEmpty(outbox) && saved_cursor_ms !== state.cursor_ms) {
    saved_cursor_ms = state.cursor_ms;
    end.push({ type: "save", put: { cursor_ms: saved_cursor_ms } });
  }
  // While a pull is under way the alarm wakes the hub if it dies with the pull.
  const pullAt = state.pulling ? state.pull_at_ms + PULL_LOST_MS : state.pull_at_ms;
  const at_ms = Math.max(now, Math.min(pullAt, nextDispatchAt(outbox) ?? pullAt));
  if (at_ms !== ring_at_ms) end.push({ type: "ring-at", at_ms });
  ring_at_ms = at_ms;
  return {
    state: { ...state, saved_cursor_ms, ring_at_ms },
    effects: [...effects, ...forgotten.effects, ...end],
  };
}
