import type { MatchId } from "#shared/match/index.ts";
import { isLive } from "#shared/match/index.ts";
import { HUB_ROWS_KEPT, rowsToLetGo } from "../retention.ts";
import type { Effect, EventOf, RoomAddress, Step } from "../room.ts";
import { type DueTimes, nothingSet, type Timed } from "../timers.ts";
import type { MatchForward } from "../wire/hub-to-room.ts";
import { dispatch, enqueue, isEmpty, nextDispatchAt, type Outbox, pendingIds } from "./hub-outbox.ts";
import { type KnownMatch, knownKey, loadKnown, newsOf, UNSENT } from "./known-matches.ts";
import { PULL_LOST_MS } from "./pull-schedule.ts";
import { loadNonces, type Nonces } from "./used-nonces.ts";

/** State of the hub, and the steps that its events share. */

interface LastPull {
  readonly at_ms: number;
  readonly ok: boolean;
  /** HTTP status, null when nothing answered. */
  readonly status: number | null;
}

export interface HubState extends Timed {
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
  readonly source_at_ms: number;
  readonly known: ReadonlyMap<MatchId, KnownMatch>;
  readonly outbox: Outbox;
  readonly nonces: Nonces;
  /** Matches whose detail is being requested, because they left the in-play list without a final state. */
  readonly refreshing: ReadonlySet<MatchId>;
}

export type HubStep = Step<HubState>;

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
  source_at_ms: 0,
  known: new Map(),
  outbox: new Map(),
  nonces: new Map(),
  refreshing: new Set(),
  ...nothingSet,
};

/** The state after waking. The first pull is due at once. */
export function loadHub(event: EventOf<"woke">, now: number): HubState {
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
    source_at_ms: now,
    known,
    nonces: loadNonces(event.stored),
  };
}

/** Addresses of all list rooms. */
export function liveAddresses(shards: number): RoomAddress[] {
  return Array.from({ length: shards }, (_, n) => ({ party: "live", room: String(n) }) as const);
}

/**
 * Takes states in: changed ones are saved and queued. Confirmed ones stay in memory, because a polled service confirms
 * hundreds of matches every second; a crash may lose them.
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
    if (news.any) put[knownKey(one.match.id)] = { ...news.entry, digest: UNSENT };
  }
  for (const to of liveAddresses(state.list_rooms)) letters.push({ to, states: rows });
  const outbox = enqueue(state.outbox, letters);
  const effects: HubStep["effects"] = Object.keys(put).length > 0 ? [{ type: "save", put }] : [];
  return { state: { ...state, known, outbox }, effects };
}

/** A source without a response for so long is silent: it is pulled every ten seconds, and again when that fails. */
const SILENT_AFTER_MS = 30_000;

/** Time of the source's last response, where that is too long ago; null while it answers. */
export const silentSince = ({ source_at_ms }: HubState, now: number): number | null =>
  now - source_at_ms > SILENT_AFTER_MS ? source_at_ms : null;

/** Records that these matches were delivered: only now a restart may take them for known. */
export function saveDelivered(state: HubState, ids: readonly MatchId[]): HubStep {
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

/** Last step of every event: sends what can be sent, and saves the cursor when everything is sent. */
export function finish(start: HubState, effects: readonly Effect[], now: number): HubStep {
  const forgotten = forget(start, now);
  const { outbox, deliveries } = dispatch(forgotten.state.outbox, now);
  const state = { ...forgotten.state, outbox };
  const sent = deliveries.map(
    ({ to, sent_at_ms, body }) =>
      ({ type: "forward", tag: { want: "delivery", to, sent_at_ms }, to, body }) as const,
  );
  const all = [...effects, ...forgotten.effects, ...sent];
  const { cursor_ms } = state;
  if (!isEmpty(outbox) || state.saved_cursor_ms === cursor_ms) return { state, effects: all };
  return {
    state: { ...state, saved_cursor_ms: cursor_ms },
    effects: [...all, { type: "save", put: { cursor_ms } }],
  };
}

/** The hub's one timer. While a pull is under way it wakes the hub if it dies with the pull. */
export function hubDue({ pulling, pull_at_ms, outbox }: HubState, now: number): DueTimes {
  const pullAt = pulling ? pull_at_ms + PULL_LOST_MS : pull_at_ms;
  return { timers: [["hub", Math.max(now, Math.min(pullAt, nextDispatchAt(outbox) ?? pullAt))]] };
}
