import { endpoints, endpointUrl } from "#shared/api/index.ts";
import type { MatchId } from "#shared/match/index.ts";
import type { ChangeSet } from "#shared/room/index.ts";
import { asOfMs, readChangeSet, readDetail, readRows } from "../answers.ts";
import type { Effect, EventOf, Outcome } from "../room.ts";
import { type HubState, type HubStep, takeStates, unseen } from "./hub-state.ts";
import { LOOK_AGAIN_MS, POLL_MS, PULL_LOST_MS, pullAfter, pullAfterFailure } from "./pull-schedule.ts";

/** Pulls of the hub, and the handling of their responses. */

/** Requests a little more than is missing: a row written while the last response was made must not slip through. */
const OVERLAP_MS = 2_000;
/** Beyond this origin responds with everything in play instead of with the changes (see `hubChanges`). */
const CHANGES_REACH_MS = 15 * 60_000;
/** Concurrent detail requests. */
const REFRESH_MAX = 10;

type Answered = EventOf<"answered">;

/** Pulls what is due, unless that pull is under way. */
export function startPull(state: HubState, now: number): HubStep {
  const due = state.pulling ? state.pull_at_ms + PULL_LOST_MS : state.pull_at_ms;
  if (now < due) return { state, effects: [] };
  const looksAgain = state.polling_since_ms !== null && now - state.polling_since_ms >= LOOK_AGAIN_MS;
  const polls = state.polling_since_ms !== null && !looksAgain;
  return {
    state: { ...state, pulling: true, pull_at_ms: now },
    effects: [polls ? pullRows() : pullChanges(state)],
  };
}

function pullChanges(state: HubState): Effect {
  const since_ms = Math.max(0, state.cursor_ms - OVERLAP_MS);
  const path = endpointUrl(endpoints.hubChanges, { since_ms });
  return { type: "pull", tag: { want: "changes", since_ms }, path, signed: true };
}

function pullRows(): Effect {
  return { type: "pull", tag: { want: "rows" }, path: endpointUrl(endpoints.matchesLive, {}), signed: false };
}

/** Requests the matches that left the in-play list without a final state: they ended, or worse. */
function refresh(state: HubState, ids: readonly MatchId[]): HubStep {
  const wanted = ids.slice(0, Math.max(0, REFRESH_MAX - state.refreshing.size));
  return {
    state: { ...state, refreshing: new Set([...state.refreshing, ...wanted]) },
    effects: wanted.map((match_id) => ({
      type: "pull",
      tag: { want: "detail", match_id },
      path: endpointUrl(endpoints.matchesLiveDetail, { match_id }),
      signed: false,
    })),
  };
}

/** Takes a change set, pushed or pulled. */
export function takeChanges(state: HubState, changes: ChangeSet, pushed: boolean, now: number): HubStep {
  const { as_of_ms } = changes;
  const newest = as_of_ms >= state.as_of_ms;
  const states = changes.details.map(({ match, ...rest }) => ({ as_of_ms, match, rest, pushed }));
  return takeStates(
    {
      ...state,
      source_at_ms: now,
      as_of_ms: newest ? as_of_ms : state.as_of_ms,
      next_change_at_ms: newest ? changes.next_change_at_ms : state.next_change_at_ms,
    },
    states,
    now,
  );
}

function failed(state: HubState, outcome: Outcome | null, now: number): HubStep {
  const failures = state.failures + 1;
  const status = outcome?.status ?? null;
  const text = `hub: pull failed (${status ?? "no answer"}), trying again`;
  return {
    state: {
      ...state,
      pulling: false,
      failures,
      pull_at_ms: pullAfterFailure(failures, now),
      last_pull: { at_ms: now, ok: false, status },
    },
    effects: failures === 1 ? [{ type: "log", level: "warn", text }] : [],
  };
}

function succeeded(state: HubState, pull_at_ms: number, now: number): HubState {
  const last_pull = { at_ms: now, ok: true, status: 200 };
  return { ...state, pulling: false, failures: 0, pull_at_ms, last_pull, source_at_ms: now };
}

function afterChanges(state: HubState, event: Answered, since_ms: number, now: number): HubStep {
  const { outcome, sent_at_ms } = event;
  if (outcome?.status === 404) return beginPolling(state, now);
  const changes = readChangeSet(outcome);
  if (!changes) return failed(state, outcome, now);
  const pull_at_ms = pullAfter({ sent_at_ms, ...changes }, now);
  const pulled = {
    ...succeeded(state, pull_at_ms, now),
    polling_since_ms: null,
    cursor_ms: changes.as_of_ms,
  };
  const taken = takeChanges(pulled, changes, false, now);
  if (changes.as_of_ms - since_ms < CHANGES_REACH_MS) return taken;
  const named = new Set(changes.details.map((detail) => detail.match.id));
  const refreshed = refresh(taken.state, unseen(taken.state, named));
  return { state: refreshed.state, effects: [...taken.effects, ...refreshed.effects] };
}

/** The service has no `feed/changes`: an operator's own. Its list of matches in play is polled instead. */
function beginPolling(state: HubState, now: number): HubStep {
  const text = "hub: the football service has no feed/changes, polling matches/live every second";
  return {
    state: { ...state, pulling: false, failures: 0, polling_since_ms: now, pull_at_ms: now },
    effects: state.polling_since_ms === null ? [{ type: "log", level: "info", text }] : [],
  };
}

function afterRows(state: HubState, event: Answered, now: number): HubStep {
  const { outcome, sent_at_ms } = event;
  const matches = readRows(outcome);
  if (!outcome || !matches) return failed(state, outcome, now);
  const as_of_ms = asOfMs(outcome, sent_at_ms);
  const polled = {
    ...succeeded(state, sent_at_ms + POLL_MS, now),
    as_of_ms: Math.max(state.as_of_ms, as_of_ms),
    next_change_at_ms: null,
  };
  const taken = takeStates(
    polled,
    matches.map((match) => ({ as_of_ms, match, rest: null, pushed: false })),
    now,
  );
  const named = new Set(matches.map((match) => match.id));
  const refreshed = refresh(taken.state, unseen(taken.state, named));
  return { state: refreshed.state, effects: [...taken.effects, ...refreshed.effects] };
}

function afterDetail(state: HubState, event: Answered, match_id: MatchId, now: number): HubStep {
  const refreshing = new Set([...state.refreshing].filter((id) => id !== match_id));
  const { outcome, sent_at_ms } = event;
  const detail = readDetail(outcome);
  if (!outcome || !detail) return { state: { ...state, refreshing }, effects: [] };
  const { match, ...rest } = detail;
  const taken = { as_of_ms: asOfMs(outcome, sent_at_ms), match, rest, pushed: false };
  return takeStates({ ...state, refreshing }, [taken], now);
}

/** The state after a response to a pull of the hub. */
export function afterPull(state: HubState, event: Answered, now: number): HubStep {
  const { tag } = event;
  if (typeof tag !== "object") return { state, effects: [] };
  switch (tag.want) {
    case "changes":
      return afterChanges(state, event, tag.since_ms, now);
    case "rows":
      return afterRows(state, event, now);
    case "detail":
      return afterDetail(state, event, tag.match_id, now);
    default:
      return { state, effects: [] };
  }
}
