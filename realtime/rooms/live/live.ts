import * as z from "zod/mini";
import { fieldErrors } from "#shared/api/index.ts";
import { diffMatch, Match, type MatchId } from "#shared/match/index.ts";
import { RowsChanged } from "#shared/room/index.ts";
import { admit, refuse, refuseMalformed, versionRefusal } from "../handshake.ts";
import { beginHistory, type History, loadHistory, publish } from "../history.ts";
import { type KeptRow, LIST_ROWS_KEPT, rowsToLetGo } from "../retention.ts";
import {
  type ClientFacts,
  type Effect,
  type EffectOf,
  type EventOf,
  type Reducer,
  retryDelayMs,
  type Step,
} from "../room.ts";
import { edgeMoment, LiveForward } from "../wire/hub-to-room.ts";
import { HUB_ADDRESS, type HubCall } from "../wire/room-to-hub.ts";

/** List room `live/<n>`: rows in play and rows that changed lately. Rules LIVE-1 and up in SPEC.md. */

/** A broadcast carries at most so many rows, so that a saved one stays small. */
const ROWS_PER_BROADCAST = 50;

type Broadcast = Omit<RowsChanged, "epoch" | "seq">;

export interface LiveState {
  readonly room: string;
  /** False for a room outside the configured ones: it would stay empty for ever. */
  readonly exists: boolean;
  readonly history: History<Broadcast>;
  readonly rows: ReadonlyMap<MatchId, KeptRow>;
  readonly as_of_ms: number;
  /** The hub was called since the room woke. */
  readonly called: boolean;
  /** Calls to the hub that failed in a row. */
  readonly failures: number;
  /** When the hub is called again after a failure; null for not. */
  readonly call_at_ms: number | null;
}

/** A list room before it has woken. */
export const liveAsleep: LiveState = {
  room: "",
  exists: false,
  history: { epoch: "", seq: 0, ring: [] },
  rows: new Map(),
  as_of_ms: 0,
  called: false,
  failures: 0,
  call_at_ms: null,
};

const StoredRow = z.object({ as_of_ms: z.int(), changed_at_ms: z.int(), match: Match });
const rowKey = (id: number): string => `row:${id}`;

function loadRows(stored: ReadonlyMap<string, unknown>): Map<MatchId, KeptRow> {
  const rows = new Map<MatchId, KeptRow>();
  for (const [key, value] of stored) {
    const row = key.startsWith("row:") ? StoredRow.safeParse(value) : null;
    if (row?.success) rows.set(row.data.match.id, row.data);
  }
  return rows;
}

const parseBroadcast = (value: unknown) => {
  const parsed = RowsChanged.safeParse(value);
  return parsed.success ? parsed.data : null;
};

function isListRoom(room: string, list_rooms: number): boolean {
  return /^\d{1,4}$/.test(room) && String(Number(room)) === room && Number(room) < list_rooms;
}

function wake(event: EventOf<"woke">): Step<LiveState> {
  const { room, list_rooms } = event;
  const exists = isListRoom(room, list_rooms);
  if (!exists) return { state: { ...liveAsleep, room }, effects: [] };
  const rows = loadRows(event.stored);
  const saved = loadHistory<Broadcast>(event.stored, parseBroadcast);
  const begun = saved ? null : beginHistory<Broadcast>(event.nonce);
  const as_of_ms = Math.max(0, ...[...rows.values()].map((row) => row.as_of_ms));
  const state: LiveState = {
    room,
    exists,
    history: saved ?? begun?.history ?? liveAsleep.history,
    rows,
    as_of_ms,
    // A room with rows was woken by the hub, or waits for its first peer.
    called: rows.size === 0,
    failures: 0,
    call_at_ms: null,
  };
  const effects: Effect[] = begun ? [{ type: "save", put: begun.put }] : [];
  return { state, effects: state.called ? [...effects, callHub(state)] : effects };
}

/** Wakes the hub (its alarm may have been lost) and requests the rows when there are none here. */
function callHub(state: LiveState): Effect {
  const body: HubCall = state.rows.size === 0 ? { type: "rows-wanted", room: state.room } : { type: "wake" };
  return { type: "forward", tag: "hub-called", to: HUB_ADDRESS, body };
}

/** Rows that are news here, merged into those known. */
function mergeRows(known: LiveState["rows"], forward: LiveForward) {
  const rows = new Map(known);
  const put: Record<string, KeptRow> = {};
  const added: Match[] = [];
  const patches: { id: MatchId; patch: NonNullable<ReturnType<typeof diffMatch>> }[] = [];
  for (const { as_of_ms, match } of forward.rows) {
    const before = rows.get(match.id);
    if (before && as_of_ms < before.as_of_ms) continue;
    const patch = before ? diffMatch(before.match, match) : null;
    if (!before) added.push(match);
    else if (patch) patches.push({ id: match.id, patch });
    const changed = !before || patch !== null;
    const row = { as_of_ms, changed_at_ms: changed ? as_of_ms : before.changed_at_ms, match };
    rows.set(match.id, row);
    put[rowKey(match.id)] = row;
  }
  return { rows, put, added, patches };
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

type Changes = Pick<RowsChanged, "patches" | "added">;

/** Changes in broadcasts of so many rows. The usual tick has a few of both: one broadcast, not two. */
function inBroadcasts(patches: Changes["patches"], added: Changes["added"]): Changes[] {
  const isShort =
    patches.length > 0 && added.length > 0 && patches.length + added.length <= ROWS_PER_BROADCAST;
  if (isShort) return [{ patches, added }];
  return [
    ...chunks(patches, ROWS_PER_BROADCAST).map((some): Changes => ({ patches: some, added: [] })),
    ...chunks(added, ROWS_PER_BROADCAST).map((some): Changes => ({ patches: [], added: some })),
  ];
}

const noRow: Pick<LiveForward["rows"][number], "as_of_ms" | "edge_at_ms"> = { as_of_ms: 0, edge_at_ms: null };

function take(state: LiveState, forward: LiveForward, now: number): Step<LiveState> {
  const { rows, put, added, patches } = mergeRows(state.rows, forward);
  const newest = forward.rows.reduce((one, row) => (row.as_of_ms > one.as_of_ms ? row : one), noRow);
  const at_ms = newest.as_of_ms;
  const broadcasts = inBroadcasts(patches, added);
  let { history } = state;
  const effects: Effect[] = [];
  const remove: string[] = [];
  for (const rowsChanged of broadcasts) {
    const moments = { at_ms, ...edgeMoment(newest.edge_at_ms), sent_at_ms: now };
    const published = publish(history, { type: "rows-changed" as const, ...moments, ...rowsChanged });
    history = published.history;
    Object.assign(put, published.put);
    remove.push(...published.remove);
    effects.push({ type: "broadcast", message: published.message });
  }
  const taken = letGo({ ...state, history, rows, as_of_ms: Math.max(state.as_of_ms, at_ms) }, now);
  return {
    state: taken.state,
    effects: [
      { type: "save", put, remove },
      ...taken.effects,
      ...effects,
      { type: "answer", answer: { ok: true, data: {} } },
    ],
  };
}

/**
 * Drops expired rows. It happens before a snapshot, never only in it: a row that a newcomer was not shown must count as
 * unknown when it changes again.
 */
function letGo(state: LiveState, now: number): Step<LiveState> {
  const gone = new Set(rowsToLetGo(state.rows, now, LIST_ROWS_KEPT));
  if (gone.size === 0) return { state, effects: [] };
  const rows = new Map([...state.rows].filter(([id]) => !gone.has(id)));
  return {
    state: { ...state, rows },
    effects: [{ type: "save", remove: [...gone].map(rowKey) }],
  };
}

function join(state: LiveState, event: EventOf<"joined">, now: number): Step<LiveState> {
  if (!state.exists) return { state, effects: refuse("route_not_found", now) };
  const kept = letGo(state, now);
  const { history, as_of_ms, rows } = kept.state;
  const snapshot = () => ({ as_of_ms, matches: [...rows.values()].map((row) => row.match) });
  const calls = kept.state.called ? [] : [callHub(kept.state)];
  return {
    state: { ...kept.state, called: true },
    effects: [...kept.effects, ...admit(event, history, snapshot, now), ...calls],
  };
}

function receive(state: LiveState, body: unknown, now: number): Step<LiveState> {
  if (!state.exists) return answerOnly(state, { ok: false, code: "route_not_found" });
  const forward = LiveForward.safeParse(body);
  if (forward.success) return take(state, forward.data, now);
  return answerOnly(state, {
    ok: false,
    code: "validation_failed",
    fields: fieldErrors(forward.error),
  });
}

function answerOnly(state: LiveState, answer: EffectOf<"answer">["answer"]): Step<LiveState> {
  return { state, effects: [{ type: "answer", answer }] };
}

/** After a call to the hub: retries later when it did not arrive. */
function afterCall(state: LiveState, arrived: boolean, now: number): LiveState {
  if (arrived) return { ...state, failures: 0, call_at_ms: null };
  const failures = state.failures + 1;
  return { ...state, failures, call_at_ms: now + retryDelayMs(failures) };
}

/** A list room without prices and shards. */
export const liveStep: Reducer<LiveState> = (state, event, now) => {
  switch (event.type) {
    case "woke":
      return wake(event);
    case "joined":
      return join(state, event, now);
    case "message-received":
    case "ticket-shown":
      return { state, effects: refuseMalformed(event, now) };
    case "request-received":
      return receive(state, event.body, now);
    case "status-requested":
      if (!state.exists) return answerOnly(state, { ok: false, code: "route_not_found" });
      return answerOnly(state, {
        ok: true,
        data: { as_of_ms: state.as_of_ms, matches: state.rows.size, seq: state.history.seq },
      });
    case "answered":
      if (event.tag !== "hub-called") return { state, effects: [] };
      return { state: afterCall(state, event.outcome?.status === 200, now), effects: [] };
    case "timer-rang":
      if (event.name !== "hub-call" || state.call_at_ms === null) return { state, effects: [] };
      return { state: { ...state, call_at_ms: null }, effects: [callHub(state)] };
    case "ticked":
    case "peers-changed":
      return { state, effects: [] };
  }
};

/** Why a list room refuses a client; null when it does not. */
export const liveRefusal = ({ room, version, list_rooms }: ClientFacts) =>
  isListRoom(room, list_rooms) ? versionRefusal(version) : "route_not_found";
