import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { MatchRooms } from "#origin/publish/match-rooms.ts";
import type { Highlight, IncidentKind, MatchCorners, MatchRoom } from "#shared/match/index.ts";
import type { AsOf } from "../as-of.ts";
import { noMatch } from "../not-found.ts";
import { nextChangeOfMatch } from "./change.queries.ts";
import { toMatch } from "./match.mapping.ts";
import { incidentsOfMatches, matchesById, statsOfMatches } from "./match.queries.ts";
import { cornersOf } from "./match-corners.rules.ts";
import { toIncidents, toMatchStat } from "./timeline.mapping.ts";

/** Additional data of a match page besides the timeline. All functions throw `match_not_found`. */

/** Corners of a match. */
export async function getCorners(
  db: Database,
  id: number,
  nowMs: number,
): Promise<AsOf<{ corners: MatchCorners }>> {
  const list = JSON.stringify([id]);
  const [[row], incidents, stats, [next]] = await readAll(
    db,
    bindQuery(matchesById, nowMs, list),
    bindQuery(incidentsOfMatches, nowMs, list),
    bindQuery(statsOfMatches, nowMs, list),
    bindQuery(nextChangeOfMatch, nowMs, id),
  );
  if (!row) throw noMatch(id);
  const match = toMatch(row);
  const corners = cornersOf(match, toIncidents(incidents, match.score, nowMs), stats.map(toMatchStat));
  return { data: { corners }, nextChangeAtMs: next?.at ?? null };
}

const WORTH_SEEING: ReadonlySet<IncidentKind> = new Set([
  "goal",
  "penalty_goal",
  "own_goal",
  "missed_penalty",
  "red_card",
  "second_yellow",
]);

/** Highlights in the order of play. A cancelled incident is included only if it has a video. */
export async function listHighlights(
  db: Database,
  id: number,
  nowMs: number,
): Promise<AsOf<{ highlights: Highlight[] }>> {
  const list = JSON.stringify([id]);
  const [[row], rows, [next]] = await readAll(
    db,
    bindQuery(matchesById, nowMs, list),
    bindQuery(incidentsOfMatches, nowMs, list),
    bindQuery(nextChangeOfMatch, nowMs, id),
  );
  if (!row) throw noMatch(id);
  const filmOf = new Map(rows.map((one) => [one.id, { url: one.film_url, cover: one.film_cover }]));
  const highlights = toIncidents(rows, toMatch(row).score, nowMs).flatMap((incident): Highlight[] => {
    const { url, cover } = filmOf.get(incident.id) ?? { url: null, cover: null };
    const isOne = WORTH_SEEING.has(incident.kind) && (!incident.cancelled || url !== null);
    return isOne ? [{ incident, url, cover }] : [];
  });
  return { data: { highlights }, nextChangeAtMs: next?.at ?? null };
}

/** A match's chat room on the realtime service, with its message count. For an unknown match no room is queried. */
export async function getRoom(
  db: Database,
  rooms: Pick<MatchRooms, "chatOf">,
  id: number,
  nowMs: number,
): Promise<MatchRoom> {
  const [[row]] = await readAll(db, bindQuery(matchesById, nowMs, JSON.stringify([id])));
  if (!row) throw noMatch(id);
  const chat = await rooms.chatOf(id);
  return {
    match_id: row.id,
    room_id: String(row.id),
    socket_path: `/parties/match/${row.id}`,
    chat: chat && { viewers: chat.viewers, messages: chat.messages.filter(({ at_ms }) => at_ms <= nowMs) },
  };
}
