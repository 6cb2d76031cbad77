import * as z from "zod/mini";
import { endpoints, endpointUrl, fieldErrors } from "#shared/api/index.ts";
import { MatchDetail, statusTable } from "#shared/match/index.ts";
import { MatchChanged, MatchSnapshot } from "#shared/room/index.ts";
import { asOfMs, readDetail } from "../answers.ts";
import { admit, hearMalformed, refuse, versionRefusal } from "../handshake.ts";
import { beginHistory, type History, loadHistory, publish } from "../history.ts";
import { readAs } from "../read-as.ts";
import { type Effect, type RoomCore, type RoomEvent, retryDelayMs, type Step } from "../room.ts";
import { firstDue } from "../timers.ts";
import { MatchForward } from "../wire/hub-to-room.ts";
import { HUB_ADDRESS, type HubCall } from "../wire/room-to-hub.ts";
import { type KnownDetail, mergeForward, type MatchSaid as Said, tell } from "./match-state.ts";

/** Match room `match/<id>`: everything that moves in one match. Rules MATCH-1 and up in SPEC.md. */

type Tag = "detail" | "hub-called";

/** A detail unconfirmed for so long is requested again when the room wakes or a peer joins. */
const CONFIRMED_FOR_MS = 60_000;
/** Minimum interval between requests for an unknown match, however many peers join. */
const ASK_AGAIN_MS = 5_000;
/** A room without news for so long empties itself: a later peer makes it request the match again. */
const EMPTY_AFTER_MS = 24 * 3_600_000;
/** The time of emptying moves in such steps, so that a match in play does not set its alarm with every change. */
const EMPTY_STEP_MS = 3_600_000;

export interface MatchState {
  /** Null for a room whose name is no match id. */
  readonly match_id: number | null;
  readonly history: History<Said>;
  readonly known: KnownDetail | null;
  /** Time of the last answered request for the detail; 0 for never. */
  readonly asked_at_ms: number;
  readonly asking: boolean;
  /** A row came while the detail was being requested: request it once more. */
  readonly ask_again: boolean;
  readonly failures: number;
  /** A peer has been here since the room woke; it needs every change. */
  readonly visited: boolean;
  /** The hub was called since the room woke. */
  readonly called: boolean;
  /** Time of the retry after a failure; null for none. */
  readonly retry_at_ms: number | null;
  /** When to remove everything saved; null while nothing is. */
  readonly empties_at_ms: number | null;
  /** Time of the alarm; null for not known to be set. */
  readonly ring_at_ms: number | null;
}

const asleep: MatchState = {
  match_id: null,
  history: { epoch: "", seq: 0, ring: [] },
  known: null,
  asked_at_ms: 0,
  asking: false,
  ask_again: false,
  failures: 0,
  visited: false,
  called: false,
  retry_at_ms: null,
  empties_at_ms: null,
  ring_at_ms: null,
};

const StoredDetail = z.object({ row_as_of_ms: z.int(), rest_as_of_ms: z.int(), detail: MatchDetail });
const SaidSchema = z.discriminatedUnion("type", [MatchChanged, MatchSnapshot]);

const parseSaid = (value: unknown) => readAs(SaidSchema, value);

const still = (state: MatchState): Step<MatchState, Tag> => ({ state, effects: [] });

/** The match that a room by this name is of; null for a name that is none. */
export function matchIdOf(room: string): number | null {
  return /^[1-9]\d{0,14}$/.test(room) ? Number(room) : null;
}

/** True when the detail is missing, or in doubt: the room slept while the match went on. */
function inDoubt({ known, asked_at_ms }: MatchState, now: number): boolean {
  if (!known) return now - asked_at_ms >= ASK_AGAIN_MS;
  const confirmed = Math.max(asked_at_ms, known.row_as_of_ms);
  return !statusTable[known.detail.match.status].final && now - confirmed >= CONFIRMED_FOR_MS;
}

/** Requests the detail unless a request is under way. */
function ask(state: MatchState): Step<MatchState, Tag> {
  if (state.asking || state.match_id === null) return still(state);
  const path = endpointUrl(endpoints.matchesLiveDetail, { match_id: state.match_id });
  return {
    state: { ...state, asking: true, ask_again: false, retry_at_ms: null },
    effects: [{ type: "pull", tag: "detail", path, signed: false }],
  };
}

function askIfInDoubt(state: MatchState, now: number): Step<MatchState, Tag> {
  return inDoubt(state, now) ? ask(state) : still(state);
}

/** Nothing is saved or requested yet: a room that only got a status request must leave nothing behind. */
function wake(event: Extract<RoomEvent<Tag>, { type: "woke" }>, now: number): Step<MatchState, Tag> {
  const match_id = matchIdOf(event.room);
  if (match_id === null) return { state: asleep, effects: [] };
  const saved = loadHistory<Said>(event.stored, parseSaid);
  const known = readAs(StoredDetail, event.stored.get("detail"));
  const askedAt = event.stored.get("asked_at_ms");
  const emptiesAt = event.stored.get("empties_at_ms");
  const empties_at_ms = typeof emptiesAt === "number" ? emptiesAt : null;
  const state: MatchState = {
    ...asleep,
    match_id,
    history: saved ?? beginHistory<Said>(event.nonce).history,
    known,
    asked_at_ms: typeof askedAt === "number" ? askedAt : 0,
    visited: event.has_peers,
    empties_at_ms,
    ring_at_ms: empties_at_ms,
  };
  return state.visited ? askIfInDoubt(state, now) : still(state);
}

/** Makes sure that the hub is awake, once: its alarm may have been lost with the host. */
function callHub(state: MatchState): Step<MatchState, Tag> {
  if (state.called) return still(state);
  const body: HubCall = { type: "wake" };
  return {
    state: { ...state, called: true },
    effects: [{ type: "forward", tag: "hub-called", to: HUB_ADDRESS, body }],
  };
}

function take(state: MatchState, forward: MatchForward, now: number): Step<MatchState, Tag> {
  if (forward.match.id !== state.match_id) return still(state);
  const known = mergeForward(state.known, forward);
  if (!known || known === state.known) return still(state);
  const said = tell(state.known, known, forward, now);
  const published = said ? publish(state.history, said) : null;
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
function receive(state: MatchState, body: unknown, now: number): Step<MatchState, Tag> {
  const answer = (value: Extract<Effect<Tag>, { type: "answer" }>["answer"]) =>
    ({ type: "answer", answer: value }) as const;
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
  const asked = forward.data.rest
    ? still(taken.state)
    : ask({ ...taken.state, ask_again: taken.state.asking });
  return {
    state: asked.state,
    effects: [...taken.effects, ...asked.effects, answer({ ok: true, data: {} })],
  };
}

function forwardOf({ match, ...rest }: MatchDetail, as_of_ms: number): MatchForward {
  return { as_of_ms, edge_at_ms: null, match, rest, pushed: false };
}

/**
 * Handles the response to a detail request: 404 is an answer too (the match is unknown), any other failure is retried.
 */
function afterAsking(
  state: MatchState,
  event: Extract<RoomEvent<Tag>, { type: "answered" }>,
  now: number,
): Step<MatchState, Tag> {
  const { outcome, sent_at_ms } = event;
  const detail = readDetail(outcome);
  const answered = detail !== null || outcome?.status === 404;
  if (!outcome || !answered) {
    const failures = state.failures + 1;
    return still({ ...state, asking: false, failures, retry_at_ms: now + retryDelayMs(failures) });
  }
  const idle = { ...state, asking: false, failures: 0, asked_at_ms: now };
  const taken = detail ? take(idle, forwardOf(detail, asOfMs(outcome, sent_at_ms)), now) : still(idle);
  const again = state.ask_again ? ask(taken.state) : still(taken.state);
  // An unknown match leaves no trace: visitors can make up any id.
  const save = taken.state.known ? [{ type: "save", put: { asked_at_ms: now } } as const] : [];
  return { state: again.state, effects: [...save, ...taken.effects, ...again.effects] };
}

function join(
  state: MatchState,
  event: Extract<RoomEvent<Tag>, { type: "joined" }>,
  now: number,
): Step<MatchState, Tag> {
  const { match_id, history, known } = state;
  if (match_id === null) return { state, effects: refuse("match_not_found", now) };
  const as_of_ms = known ? Math.max(known.row_as_of_ms, known.rest_as_of_ms) : 0;
  const snapshot = () => ({ as_of_ms, detail: known?.detail ?? null });
  const asked = askIfInDoubt({ ...state, visited: true }, now);
  const called = callHub(asked.state);
  return {
    state: called.state,
    effects: [...admit(event, history, snapshot, now), ...asked.effects, ...called.effects],
  };
}

/**
 * Retries, or empties the room when it is time. The position stays in memory, so that the next broadcast continues the
 * history for peers that are still here.
 */
function alarmRang(before: MatchState, now: number): Step<MatchState, Tag> {
  const state = { ...before, ring_at_ms: null };
  if (state.empties_at_ms !== null && now >= state.empties_at_ms) {
    const history = { ...state.history, ring: [] };
    return {
      state: { ...state, history, known: null, asked_at_ms: 0, empties_at_ms: null },
      effects: [{ type: "forget" }],
    };
  }
  if (state.failures > 0) return ask(state);
  return state.visited ? askIfInDoubt(state, now) : still(state);
}

function react(state: MatchState, event: RoomEvent<Tag>, now: number): Step<MatchState, Tag> {
  switch (event.type) {
    case "woke":
      return wake(event, now);
    case "joined":
      return join(state, event, now);
    case "said":
    case "identified":
      return { state, effects: hearMalformed(event, now) };
    case "received":
      return receive(state, event.body, now);
    case "asked": {
      const { known, history, match_id } = state;
      if (match_id === null)
        return { state, effects: [{ type: "answer", answer: { ok: false, code: "match_not_found" } }] };
      const data = { as_of_ms: known?.row_as_of_ms ?? null, known: known !== null, seq: history.seq };
      return { state, effects: [{ type: "answer", answer: { ok: true, data } }] };
    }
    case "answered":
      return event.tag === "detail" ? afterAsking(state, event, now) : still(state);
    case "alarm-rang":
      return alarmRang(state, now);
    case "ticked":
    case "peers-changed":
      return still(state);
  }
}

/** Every event ends with the one alarm set to the earliest due time. */
function withAlarm({ state, effects }: Step<MatchState, Tag>): Step<MatchState, Tag> {
  const at_ms = firstDue(state.ring_at_ms, [state.retry_at_ms, state.empties_at_ms]);
  if (at_ms === null) return { state, effects };
  return { state: { ...state, ring_at_ms: at_ms }, effects: [...effects, { type: "ring-at", at_ms }] };
}

/** Something is stored beside the match (its chat): a room that would keep nothing otherwise empties itself all the same. */
export function keepMatch(state: MatchState, now: number): Step<MatchState, Tag> {
  if (state.empties_at_ms !== null) return still(state);
  const empties_at_ms = now + EMPTY_AFTER_MS + EMPTY_STEP_MS;
  return withAlarm({
    state: { ...state, empties_at_ms },
    effects: [{ type: "save", put: { empties_at_ms } }],
  });
}

/** A match room without prices, chat and shards. */
export const matchCore: RoomCore<MatchState, Tag> = {
  refusalOf: ({ room, version }) => (matchIdOf(room) === null ? "match_not_found" : versionRefusal(version)),
  asleep,
  step: (state, event, now) => withAlarm(react(state, event, now)),
};
