import type { ErrorCode } from "../errors/index.ts";
import type { Incident, Match, MatchDetail, MatchId, MatchStat } from "../match/index.ts";
import { applyMatchPatch } from "../match/match-patch.ts";
import type {
  LiveServerMessage,
  LiveSnapshot,
  MatchChanged,
  MatchServerMessage,
  MatchSnapshot,
  Position,
  RowsChanged,
} from "./room-to-client.ts";

/** The client's half of the room protocol: folds messages into a page's state. Pure; unchanged means same. */

/**
 * Sync state of a client with its room.
 * - `waiting`: nothing received yet, or reconnected and not yet confirmed. Changes before the first snapshot are
 *   ignored, because the snapshot contains them.
 * - `synced`: everything up to `position` is known.
 * - `resync-needed`: a broadcast is missing. The page keeps its content; reconnect **without** `since`, and the
 *   snapshot corrects it.
 */
export type RoomSync = "waiting" | "synced" | "resync-needed";

/** A client's place in one history: that of a room or of one of its topics. */
export interface RoomPlace {
  readonly sync: RoomSync;
  /** Last broadcast taken; write it as `since` (see `formatPosition`) when connecting again. Null before the first. */
  readonly position: Position | null;
}

interface ClientState extends RoomPlace {
  /** The time the rows are true for, milliseconds UTC; null before the first snapshot. */
  readonly as_of_ms: number | null;
  /** Last refusal of the room, null after the next good message. */
  readonly error: ErrorCode | null;
}

/** A page's state of a list room. Rows that the room has dropped stay here with their last state. */
export interface LiveClientState extends ClientState {
  readonly matches: ReadonlyMap<MatchId, Match>;
}

/** A page's state of a match room; `detail` is null while the room knows nothing of the match. */
export interface MatchClientState extends ClientState {
  readonly detail: MatchDetail | null;
}

const nothingKnown: ClientState = { sync: "waiting", position: null, as_of_ms: null, error: null };

/** State of a client before the first message of its list room. */
export const emptyLiveState: LiveClientState = { ...nothingKnown, matches: new Map() };

/** State of a client before the first message of its match room. */
export const emptyMatchState: MatchClientState = { ...nothingKnown, detail: null };

type Arrival = "next" | "known" | "unusable" | "gap";

/** Relation of a broadcast to the client's position: next, taken before, early, or after a missing one. */
export function arrivalOf(state: RoomPlace, at: Position): Arrival {
  if (state.sync === "resync-needed" || state.position === null) return "unusable";
  if (at.epoch !== state.position.epoch) return "gap";
  if (at.seq <= state.position.seq) return "known";
  return at.seq === state.position.seq + 1 ? "next" : "gap";
}

const placeOf = ({ epoch, seq }: Position): Position => ({ epoch, seq });

/** Applies a message without row changes to the sync part: `resumed` and errors. */
function applyControl<State extends ClientState>(
  state: State,
  message: { readonly type: "resumed"; readonly epoch: string; readonly seq: number } | ErrorMessage,
): State {
  if (message.type === "error") {
    return state.error === message.code ? state : { ...state, error: message.code };
  }
  const same = state.position?.epoch === message.epoch && state.position.seq === message.seq;
  if (state.sync === "resync-needed") return state;
  return { ...state, sync: same ? "synced" : "resync-needed", error: null };
}

interface ErrorMessage {
  readonly type: "error";
  readonly code: ErrorCode;
}

/** Takes a broadcast: folds it when it is the next one, ignores a known one, and reports a missing one. */
function applyBroadcast<State extends ClientState>(
  state: State,
  message: Position & { readonly at_ms: number },
  fold: (state: State) => State | null,
): State {
  const arrival = arrivalOf(state, message);
  if (arrival === "known" || arrival === "unusable") return state;
  const folded = arrival === "next" ? fold(state) : null;
  if (folded === null) return { ...state, sync: "resync-needed" };
  const as_of_ms = Math.max(state.as_of_ms ?? 0, message.at_ms);
  return { ...folded, position: placeOf(message), as_of_ms, error: null };
}

function foldRows(state: LiveClientState, message: RowsChanged): LiveClientState | null {
  const matches = new Map(state.matches);
  for (const match of message.added) matches.set(match.id, match);
  for (const { id, patch } of message.patches) {
    const match = matches.get(id);
    // A patch for a row that was never sent cannot come from the same history.
    if (!match) return null;
    matches.set(id, applyMatchPatch(match, patch));
  }
  return { ...state, matches };
}

function fromSnapshot(message: LiveSnapshot | MatchSnapshot): ClientState {
  return { sync: "synced", position: placeOf(message), as_of_ms: message.as_of_ms, error: null };
}

/** The state after a message of a list room. */
export function applyLiveMessage(state: LiveClientState, message: LiveServerMessage): LiveClientState {
  switch (message.type) {
    case "snapshot":
      return {
        ...fromSnapshot(message),
        matches: new Map(message.matches.map((match) => [match.id, match] as const)),
      };
    case "rows-changed":
      return applyBroadcast(state, message, (known) => foldRows(known, message));
    case "moved":
    case "source-silent":
    case "source-alive":
      return state;
    default:
      return applyControl(state, message);
  }
}

/** The ids of the rows that a message after the snapshot changed or added. */
export const changedIds = (message: LiveServerMessage): readonly MatchId[] =>
  message.type === "rows-changed" ? [...message.added, ...message.patches].map(({ id }) => id) : [];

/** Incidents after a change, in the order of play; null when the message names one that was never sent. */
function foldIncidents(
  incidents: readonly Incident[],
  change: NonNullable<MatchChanged["incidents"]>,
): Incident[] | null {
  const byId = new Map(incidents.map((incident) => [incident.id, incident] as const));
  for (const incident of change.upserted) byId.set(incident.id, incident);
  const ordered = change.order.flatMap((id) => byId.get(id) ?? []);
  return ordered.length === change.order.length ? ordered : null;
}

const statKey = ({ kind, period }: MatchStat): string => `${kind}/${period}`;

/** Statistics of which few changed; null when the message is about others. */
function foldFewStats(
  stats: readonly MatchStat[],
  { changed, minutes }: NonNullable<MatchChanged["few_stats"]>,
): MatchStat[] | null {
  const byKey = new Map(changed.map((stat) => [statKey(stat), stat] as const));
  const known = new Set(stats.map(statKey));
  if (minutes.length !== stats.length || changed.some((stat) => !known.has(statKey(stat)))) return null;
  return stats.map((stat, place) => ({
    ...(byKey.get(statKey(stat)) ?? stat),
    as_of_minute: minutes[place] ?? null,
  }));
}

function foldMatch(state: MatchClientState, message: MatchChanged): MatchClientState | null {
  const { detail } = state;
  if (detail === null) return null;
  const incidents = message.incidents ? foldIncidents(detail.incidents, message.incidents) : detail.incidents;
  const stats = message.few_stats ? foldFewStats(detail.stats, message.few_stats) : detail.stats;
  if (incidents === null || stats === null) return null;
  return {
    ...state,
    detail: {
      match: message.patch ? applyMatchPatch(detail.match, message.patch) : detail.match,
      incidents,
      stats: message.stats ?? stats,
      commentary: message.commentary ?? detail.commentary,
    },
  };
}

/** The state after a message of a match room. */
export function applyMatchMessage(state: MatchClientState, message: MatchServerMessage): MatchClientState {
  switch (message.type) {
    case "snapshot":
      return { ...fromSnapshot(message), detail: message.detail };
    case "match-changed":
      return applyBroadcast(state, message, (known) => foldMatch(known, message));
    case "moved":
    case "source-silent":
    case "source-alive":
      return state;
    default:
      return applyControl(state, message);
  }
}

/**
 * The state to reconnect with: nothing is confirmed until the room has answered. After `resync-needed` the position is
 * dropped, so that the room sends a snapshot.
 */
export function beforeReconnect<State extends RoomPlace>(state: State): State {
  return {
    ...state,
    sync: "waiting",
    position: state.sync === "resync-needed" ? null : state.position,
  };
}
