import * as z from "zod/mini";
import { endpoints, endpointUrl, fieldErrors } from "#shared/api/index.ts";
import { MatchDetail, statusTable } from "#shared/match/index.ts";
import { MatchChanged, MatchSnapshot } from "#shared/room/index.ts";
import { asOfMs, readDetail } from "../answers.ts";
import { admit, refuse, refuseMalformed, versionRefusal } from "../handshake.ts";
import { beginHistory, type History, loadHistory, publish } from "../history.ts";
import { readAs } from "../read-as.ts";
import {
  type ClientFacts,
  type EffectOf,
  type EventOf,
  type Reducer,
  retryDelayMs,
  type Step,
  type TimerName,
} from "../room.ts";
import { MatchForward } from "../wire/hub-to-room.ts";
import { HUB_ADDRESS, type HubCall } from "../wire/room-to-hub.ts";
import { broadcastOf, type KnownDetail, type MatchBroadcast, mergeForward } from "./match-state.ts";

/** Match room `match/<id>`: everything that moves in one match. Rules MATCH-1 and up in SPEC.md. */

/** A detail unconfirmed for so long is requested again when the room wakes or a peer joins. */
const CONFIRMED_FOR_MS = 60_000;
/** Minimum interval between requests for an unknown match, however many peers join. */
const REQUEST_AGAIN_MS = 5_000;
/** A room without news for so long empties itself: a later peer makes it request the match again. */
const EMPTY_AFTER_MS = 24 * 3_600_000;
/** The time of emptying moves in such steps, so that a match in play does not set its alarm with every change. */
const EMPTY_STEP_MS = 3_600_000;

export interface MatchState {
  /** Null for a room whose name is no match id. */
  readonly match_id: number | null;
  readonly history: History<MatchBroadcast>;
  readonly known: KnownDetail | null;
  /** Time of the last answered request for the detail; 0 for never. */
  readonly requested_at_ms: number;
  readonly requesting: boolean;
  /** A row came while the detail was being requested: request it once more. */
  readonly request_again: boolean;
  readonly failures: number;
  /** A peer has been here since the room woke; it needs every change. */
  readonly visited: boolean;
  /** The hub was called since the room woke. */
  readonly called: boolean;
  /** Time of the retry after a failure; null for none. */
  readonly retry_at_ms: number | null;
  /** When to remove everything saved; null while nothing is. */
  readonly empties_at_ms: number | null;
}

/** A match room before it has woken. */
export const matchAsleep: MatchState = {
  match_id: null,
  history: { epoch: "", seq: 0, ring: [] },
  known: null,
  requested_at_ms: 0,
  requesting: false,
  request_again: false,
  failures: 0,
  visited: false,
  called: false,
  retry_at_ms: null,
  empties_at_ms: null,
};

const StoredDetail = z.object({ row_as_of_ms: z.int(), rest_as_of_ms: z.int(), detail: MatchDetail });
const StoredBroadcast = z.discriminatedUnion("type", [MatchChanged, MatchSnapshot]);

const parseBroadcast = (value: unknown) => readAs(StoredBroadcast, value);

const still = (state: MatchState): Step<MatchState> => ({ state, effects: [] });

/** The match that a room by this name is of; null for a name that is none. */
export function matchIdOf(room: string): number | null {
  return /^[1-9]\d{0,14}$/.test(room) ? Number(room) : null;
}

/** True when the detail is missing, or in doubt: the room slept while the match went on. */
function inDoubt({ known, requested_at_ms }: MatchState, now: number): boolean {
  if (!known) return now - requested_at_ms >= REQUEST_AGAIN_MS;
  const confirmed = Math.max(requested_at_ms, known.row_as_of_ms);
  return !statusTable[known.detail.match.status].final && now - confirmed >= CONFIRMED_FOR_MS;
}

/** Requests the detail unless a request is under way. */
function request(state: MatchState): Step<MatchState> {
  if (state.requesting || state.match_id === null) return still(state);
  const path = endpointUrl(endpoints.matchesLiveDetail, { match_id: state.match_id });
  return {
    state: { ...state, requesting: true, request_again: false, retry_at_ms: null },
    effects: [{ type: "pull", tag: "detail", path, signed: false }],
  };
}

function requestIfInDoubt(state: MatchState, now: number): Step<MatchState> {
  return inDoubt(state, now) ? request(state) : still(state);
}

/** Nothing is saved or requested yet: a room that only got a status request must leave nothing behind. */
function wake(event: EventOf<"woke">, now: number): Step<MatchState> {
  const match_id = matchIdOf(event.room);
  if (match_id === null) return { state: matchAsleep, effects: [] };
  const saved = loadHistory<MatchBroadcast>(event.stored, parseBroadcast);
  const known = readAs(StoredDetail, event.stored.get("detail"));
  const requestedAt = event.stored.get("asked_at_ms");
  const emptiesAt = event.stored.get("empties_at_ms");
  const empties_at_ms = typeof emptiesAt === "number" ? emptiesAt : null;
  const state: MatchState = {
    ...matchAsleep,
    match_id,
    history: saved ?? beginHistory<MatchBroadcast>(event.nonce).history,
    known,
    requested_at_ms: typeof requestedAt === "number" ? requestedAt : 0,
    visited: event.has_peers,
    empties_at_ms,
  };
  return state.visited ? requestIfInDoubt(state, now) : still(state);
}

/** Makes sure that the hub is awake, once: its alarm may have been lost with the host. */
function callHub(state: MatchState): Step<MatchState> {
  if (state.called) return still(state);
  const body: HubCall = { type: "wake" };
  return {
    state: { ...state, called: true },
    effects: [{ type: "forward", tag: "hub-called", to: HUB_ADDRESS, body }],
  };
}

function take(state: MatchState, forward: MatchForward, now: number): Step<MatchState> {
  if (forward.match.id !== state.match_id) return still(state);
  const known = mergeForward(state.known, forward);
  if (!known || known === state.known) return still(state);
  const broadcast = broadcastOf(state.known, known, forward, now);
  const published = broadcast ? publish(state.history, broadcast) : null;
  const soon = (state.empties_at_ms ?? 0) - now < EMPTY_AFTER_MS;
  const empties_at_ms = soon ? now + EMPTY_AFTER_MS + EMPTY_STEP_MS : state.empties_at_ms;
  const put = { detail: known, ...(soon ? { empties_at_ms } : {}), ...published?.put };
  return {
    state: { ...state, known, history: published?.history ?? state.history, empties_at_ms },
    effects: [
      { type: "save", put, remove: published?.remove ?? [] },
      ...(published ? [{ type: "broadcast", message: published.message } as const] : []),
    ],
  };
}

/** A forward of the hub. A row without its rest is a reason to request the detail. */
function receive(state: MatchState, body: unknown, now: number): Step<MatchState> {
  const answer = (value: EffectOf<"answer">["answer"]) => ({ type: "answer", answer: value }) as const;
  if (state.match_id === null) return { state, effects: [answer({ ok: false, code: "match_not_found" })] };
  const forward = MatchForward.safeParse(body);
  if (!forward.success) {
    const fields = fieldErrors(forward.error);
    return { state, effects: [answer({ ok: false, code: "validation_failed", fields })] };
  }
  // No peer waits for the end of an old match, and a later peer requests it: nothing needs to be kept for that.
  const { final } = statusTable[forward.data.match.status];
  if (final && !state.known && !state.visited) return { state, effects: [answer({ ok: true, data: {} })] };
  const taken = take(state, forward.data, now);
  const requested = forward.data.rest
    ? still(taken.state)
    : request({ ...taken.state, request_again: taken.state.requesting });
  return {
    state: requested.state,
    effects: [...taken.effects, ...requested.effects, answer({ ok: true, data: {} })],
  };
}

function forwardOf({ match, ...rest }: MatchDetail, as_of_ms: number): MatchForward {
  return { as_of_ms, edge_at_ms: null, match, rest, pushed: false };
}

/**
 * Handles the response to a detail request: 404 is an answer too (the match is unknown), any other failure is retried.
 */
function afterDetail(state: MatchState, event: EventOf<"answered">, now: number): Step<MatchState> {
  const { outcome, sent_at_ms } = event;
  const detail = readDetail(outcome);
  const answered = detail !== null || outcome?.status === 404;
  if (!outcome || !answered) {
    const failures = state.failures + 1;
    return still({ ...state, requesting: false, failures, retry_at_ms: now + retryDelayMs(failures) });
  }
  const idle = { ...state, requesting: false, failures: 0, requested_at_ms: now };
  const taken = detail ? take(idle, forwardOf(detail, asOfMs(outcome, sent_at_ms)), now) : still(idle);
  const again = state.request_again ? request(taken.state) : still(taken.state);
  // An unknown match leaves no trace: visitors can make up any id.
  const save = taken.state.known ? [{ type: "save", put: { asked_at_ms: now } } as const] : [];
  return { state: again.state, effects: [...save, ...taken.effects, ...again.effects] };
}

function join(state: MatchState, event: EventOf<"joined">, now: number): Step<MatchState> {
  const { match_id, history, known } = state;
  if (match_id === null) return { state, effects: refuse("match_not_found", now) };
  const as_of_ms = known ? Math.max(known.row_as_of_ms, known.rest_as_of_ms) : 0;
  const snapshot = () => ({ as_of_ms, detail: known?.detail ?? null });
  const requested = requestIfInDoubt({ ...state, visited: true }, now);
  const called = callHub(requested.state);
  return {
    state: called.state,
    effects: [...admit(event, history, snapshot, now), ...requested.effects, ...called.effects],
  };
}

/** Empties the room. The position stays, so that the next broadcast continues the history for its peers. */
function empty(state: MatchState): Step<MatchState> {
  const history = { ...state.history, ring: [] };
  return {
    state: { ...state, history, known: null, requested_at_ms: 0, empties_at_ms: null },
    effects: [{ type: "forget" }],
  };
}

function timerRang(state: MatchState, name: TimerName, now: number): Step<MatchState> {
  if (name === "room-end" && state.empties_at_ms !== null && now >= state.empties_at_ms) return empty(state);
  if (name !== "detail-retry") return still(state);
  if (state.failures > 0) return request(state);
  return state.visited ? requestIfInDoubt(state, now) : still(state);
}

/** A match room without prices, chat and shards. */
export const matchStep: Reducer<MatchState> = (state, event, now) => {
  switch (event.type) {
    case "woke":
      return wake(event, now);
    case "joined":
      return join(state, event, now);
    case "message-received":
    case "ticket-shown":
      return { state, effects: refuseMalformed(event, now) };
    case "request-received":
      return receive(state, event.body, now);
    case "status-requested": {
      const { known, history, match_id } = state;
      if (match_id === null)
        return { state, effects: [{ type: "answer", answer: { ok: false, code: "match_not_found" } }] };
      const data = { as_of_ms: known?.row_as_of_ms ?? null, known: known !== null, seq: history.seq };
      return { state, effects: [{ type: "answer", answer: { ok: true, data } }] };
    }
    case "answered":
      return event.tag === "detail" ? afterDetail(state, event, now) : still(state);
    case "timer-rang":
      return timerRang(state, event.name, now);
    case "ticked":
    case "peers-changed":
      return still(state);
  }
};

/** When the match's timers are due. */
export const matchTimers = ({ retry_at_ms, empties_at_ms }: MatchState) =>
  [
    ["detail-retry", retry_at_ms],
    ["room-end", empties_at_ms],
  ] as const;

/** Something is stored beside the match (its chat): a room that would keep nothing otherwise empties itself all the same. */
export function keepMatch(state: MatchState, now: number): Step<MatchState> {
  if (state.empties_at_ms !== null) return still(state);
  const empties_at_ms = now + EMPTY_AFTER_MS + EMPTY_STEP_MS;
  return { state: { ...state, empties_at_ms }, effects: [{ type: "save", put: { empties_at_ms } }] };
}

/** Why a match room refuses a client; null when it does not. */
export const matchRefusal = ({ room, version }: ClientFacts) =>
  matchIdOf(room) === null ? "match_not_found" : versionRefusal(version);
