import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { seasonMatches, sourcesOf, tableTeams } from "./link.queries.ts";
import { seasonsByTeam } from "./link-teams.ts";
import { isForeignSeason, type Linking, storedId, unknownRows } from "./linking.ts";

/** Identifying columns of a stored season's match. */
export interface StoredMatch {
  readonly id: number;
  readonly home_id: number;
  readonly away_id: number;
  /** Kick-off, seconds UTC. */
  readonly match_time: number;
}

/** Stored data of a season that a batch adds to. */
export interface StoredSeason {
  /** Owning source. */
  readonly source: string;
  /** Its matches by pairing, except those with ids of the batch's source. */
  readonly free: Map<string, StoredMatch[]>;
  /** Teams in its tables and matches. */
  readonly teams: ReadonlySet<number>;
  /**
   * Those that no name of the batch is linked with, and that its source has no name for: a name that is not linked may
   * be one of them. Where there are none, it is a team that the season lacks.
   */
  readonly open: ReadonlySet<number>;
}

export const pairingOf = (homeId: number, awayId: number): string => `${homeId}/${awayId}`;

/**
 * Seasons of the batch's own source from files with other spellings: their matches have external ids of this source,
 * but different ones.
 */
function respelledSeasons(linking: Linking, owner: ReadonlyMap<number, string>): ReadonlySet<number> {
  const { batch } = linking;
  const foreign = batch.seasons.filter(({ external_id }) => isForeignSeason(linking, external_id));
  const ids = foreign.flatMap(({ external_id }) => storedId(linking, "seasons", external_id) ?? []);
  return new Set(ids.filter((id) => owner.get(id) === batch.source));
}

/** Stored seasons by id, for new matches and teams of the batch, once its teams are linked. */
export async function readStoredSeasons(linking: Linking): Promise<ReadonlyMap<number, StoredSeason>> {
  const seasonsOf = seasonsByTeam(linking);
  const ids = [
    ...unknownRows(linking, "matches").map(({ season }) => season),
    ...unknownRows(linking, "teams").flatMap(({ external_id }) => [...(seasonsOf.get(external_id) ?? [])]),
  ].flatMap((season) => storedId(linking, "seasons", season) ?? []);
  if (ids.length === 0) return new Map();
  const list = JSON.stringify([...new Set(ids)]);
  const [matches, tables, sources] = await readAll(
    linking.db,
    bindQuery(seasonMatches, list, linking.batch.source),
    bindQuery(tableTeams, list),
    bindQuery(sourcesOf, list, "seasons"),
  );
  const owner = new Map(sources.toReversed().map(({ id, source }) => [id, source]));
  const respelled = respelledSeasons(linking, owner);
  const mentioned = new Set([...linking.known.matches.values()].map(({ id }) => id));
  const isFree = (match: (typeof matches)[number]) =>
    !mentioned.has(match.id) && (match.named === 0 || respelled.has(match.season_id));
  const teams = new Map(
    [...owner.keys()].map((season) => [
      season,
      new Set([
        ...matches
          .filter(({ season_id }) => season_id === season)
          .flatMap((row) => [row.home_id, row.away_id]),
        ...tables.filter(({ season_id }) => season_id === season).map((row) => row.team_id),
      ]),
    ]),
  );
  const isOpen = await openTeams(
    linking,
    [...teams.values()].flatMap((list) => [...list]),
  );
  return new Map(
    [...owner].map(([season, source]): [number, StoredSeason] => {
      const played = matches.filter((match) => match.season_id === season);
      const own = teams.get(season) ?? new Set();
      return [
        season,
        {
          source,
          free: Map.groupBy(played.filter(isFree), (match) => pairingOf(match.home_id, match.away_id)),
          teams: own,
          open: new Set([...own].filter(isOpen)),
        },
      ];
    }),
  );
}

/** Tells stored teams that neither the batch nor its source has a name for. */
async function openTeams(linking: Linking, ids: readonly number[]): Promise<(id: number) => boolean> {
  const { batch } = linking;
  const sources = await readTeamSources(linking.db, ids);
  const linked = new Set(batch.teams.map(({ external_id }) => storedId(linking, "teams", external_id)));
  return (id) => !linked.has(id) && !sources.get(id)?.includes(batch.source);
}

/** Sources with an external id of a team, the owner's first. */
export async function readTeamSources(
  db: Database,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const [rows] = await readAll(db, bindQuery(sourcesOf, JSON.stringify([...new Set(teamIds)]), "teams"));
  const byTeam = Map.groupBy(rows, (row) => row.id);
  return new Map([...byTeam].map(([id, list]) => [id, list.map((row) => row.source)]));
}
