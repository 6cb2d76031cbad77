import { sameJson } from "#shared/json/same-json.ts";
import type { Incident, MatchDetail, MatchStat } from "#shared/match/index.ts";
import { diffMatch } from "#shared/match/index.ts";
import { type MatchChanged, type MatchSnapshot, PROTOCOL_VERSION } from "#shared/room/index.ts";
import { edgeMoment, type MatchForward } from "../wire/hub-to-room.ts";

/** State of a match room, and its differences from the state before. */

/** A detail with the moments its row and the rest of it are true for: they can come from different answers. */
export interface KnownDetail {
  readonly row_as_of_ms: number;
  readonly rest_as_of_ms: number;
  readonly detail: MatchDetail;
}

/**
 * Takes row and rest each when not older than the known ones. A row alone begins no detail, because unknown incidents
 * are not the same as none. Returns `known` when nothing changed.
 */
export function mergeForward(known: KnownDetail | null, forward: MatchForward): KnownDetail | null {
  const { as_of_ms, match, rest } = forward;
  if (!known) {
    return rest && { row_as_of_ms: as_of_ms, rest_as_of_ms: as_of_ms, detail: { match, ...rest } };
  }
  const takeRow = as_of_ms >= known.row_as_of_ms;
  const takeRest = rest !== null && as_of_ms >= known.rest_as_of_ms;
  if (!takeRow && !takeRest) return known;
  return {
    row_as_of_ms: takeRow ? as_of_ms : known.row_as_of_ms,
    rest_as_of_ms: takeRest ? as_of_ms : known.rest_as_of_ms,
    detail: {
      ...known.detail,
      ...(takeRest ? rest : {}),
      match: takeRow ? match : known.detail.match,
    },
  };
}

function diffIncidents(before: readonly Incident[], after: readonly Incident[]) {
  if (sameJson(before, after)) return undefined;
  const known = new Map(before.map((incident) => [incident.id, incident] as const));
  const left = new Set(after.map((incident) => incident.id));
  return {
    upserted: after.filter((incident) => !sameJson(known.get(incident.id), incident)),
    removed: before.filter((incident) => !left.has(incident.id)).map((incident) => incident.id),
    order: after.map((incident) => incident.id),
  };
}

/** Statistics that differ in a value; sources repeat equal ones every few minutes. */
function changedStats(before: readonly MatchStat[], after: readonly MatchStat[]): MatchStat[] {
  return after.filter((stat, place) => {
    const was = before[place];
    return !was || was.home !== stat.home || was.away !== stat.away;
  });
}

/** The room sends the whole list where more than these changed, or more than half of it. */
const FEW_STATS = 5;

function diffStats(
  before: readonly MatchStat[],
  after: readonly MatchStat[],
): Pick<MatchChanged, "stats" | "few_stats"> {
  const keysOf = (stats: readonly MatchStat[]) => stats.map(({ kind, period }) => `${kind}/${period}`);
  if (!sameJson(keysOf(before), keysOf(after))) return { stats: [...after] };
  const changed = changedStats(before, after);
  if (changed.length === 0) return {};
  if (changed.length > FEW_STATS || changed.length * 2 > after.length) return { stats: [...after] };
  return { few_stats: { changed, minutes: after.map(({ as_of_minute }) => as_of_minute ?? null) } };
}

type Difference = Pick<MatchChanged, "patch" | "incidents" | "stats" | "few_stats" | "commentary">;

/** The difference between two details, null when they are equal. */
function diffDetail(before: MatchDetail, after: MatchDetail): Difference | null {
  const patch = diffMatch(before.match, after.match);
  const incidents = diffIncidents(before.incidents, after.incidents);
  const difference: Difference = {
    ...(patch ? { patch } : {}),
    ...(incidents ? { incidents } : {}),
    ...diffStats(before.stats, after.stats),
    ...(!sameJson(before.commentary, after.commentary) ? { commentary: after.commentary } : {}),
  };
  return Object.keys(difference).length > 0 ? difference : null;
}

/** A broadcast of a match room before it has its place. */
export type MatchBroadcast = Omit<MatchChanged, "epoch" | "seq"> | Omit<MatchSnapshot, "epoch" | "seq">;

/** Broadcast for a change from a forward: the difference, or everything when nothing was known before. */
export function broadcastOf(
  before: KnownDetail | null,
  after: KnownDetail,
  forward: MatchForward,
  now: number,
): MatchBroadcast | null {
  const at_ms = Math.max(after.row_as_of_ms, after.rest_as_of_ms);
  if (!before) {
    const { detail } = after;
    return { type: "snapshot", v: PROTOCOL_VERSION, sent_at_ms: now, as_of_ms: at_ms, detail };
  }
  const difference = diffDetail(before.detail, after.detail);
  // The time of a forward that is older than the known state does not measure how late the newest is.
  const edge = edgeMoment(forward.as_of_ms === at_ms ? forward.edge_at_ms : null);
  return difference && { type: "match-changed", at_ms, ...edge, sent_at_ms: now, ...difference };
}
