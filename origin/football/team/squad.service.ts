import { bindQuery, type Database, type Query, readAll, type SqlValue } from "#origin/db/database.ts";
import { sourceOrder } from "#origin/ingest/store/source-order.table.ts";
import type { SeasonId } from "#shared/match/index.ts";
import type { Player } from "#shared/player/index.ts";
import type { SquadSeason } from "#shared/team/index.ts";
import { toPlayer } from "../player/player.mapping.ts";
import { competitionRefOf } from "../ref-columns.mapping.ts";
import {
  playersSeen,
  type SquadRow,
  type SquadSeasonRow,
  squadMembers,
  squadSeason,
} from "./squad.queries.ts";
import {
  byLineAndNumber,
  currentList,
  type ListedSeason,
  latestSeasons,
  type PlayedSeason,
} from "./squad.rules.ts";

/** A team's squad of today. */
export interface Squad {
  readonly squad: SquadSeason | null;
  readonly players: Player[];
}

interface SquadSources {
  readonly lists: readonly ListedSeason[];
  readonly played: readonly PlayedSeason[];
  /** Players whose club is stated without a season. */
  readonly stated: readonly SquadRow[];
}

/** A player with the team's own number and position; the club's number is not the national team's. */
function toMember(row: SquadRow, teamId: number, nowMs: number): Player {
  const isClub = row.team_id === teamId;
  return toPlayer(
    {
      ...row,
      shirt_number: row.squad_number ?? (isClub ? row.shirt_number : null),
      position: row.squad_position ?? row.position,
    },
    nowMs,
  );
}

function toSquadSeason(row: SquadSeasonRow | undefined, kind: SquadSeason["kind"]): SquadSeason | null {
  const competition = row ? competitionRefOf(row) : null;
  if (!row || !competition) return null;
  return { kind, season: { id: row.season_id as SeasonId, name: row.season_name }, competition };
}

/**
 * The squad of today: a source's list of the current season; else the players whose club is stated; else those who
 * played in the team's latest season.
 */
export async function findSquad(
  db: Database,
  teamId: number,
  { lists, played, stated }: SquadSources,
  nowMs: number,
): Promise<Squad> {
  const toPlayers = (rows: readonly SquadRow[]) =>
    rows.map((row) => toMember(row, teamId, nowMs)).toSorted(byLineAndNumber);
  const read = async (
    kind: SquadSeason["kind"],
    seasonId: number,
    from: Query<SquadRow>,
    ...params: SqlValue[]
  ) => {
    const [rows, [season]] = await readAll(
      db,
      bindQuery(from, teamId, ...params),
      bindQuery(squadSeason, seasonId),
    );
    return { squad: toSquadSeason(season, kind), players: toPlayers(rows) };
  };
  const list = currentList(lists, played, sourceOrder.lineups);
  if (list) return read("listed", list.season_id, squadMembers, list.season_id, list.source);
  const seasons = latestSeasons(played);
  const [latest] = seasons;
  if (stated.length > 0 || !latest) return { squad: null, players: toPlayers(stated) };
  const ids = JSON.stringify(seasons.map((season) => season.season_id));
  return read("played", latest.season_id, playersSeen, ids, nowMs);
}
