import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { BatchMatch } from "../batch.schema.ts";
import { seasonMatches, sourcesOf, tableTeams } from "./link.queries.ts";
import { isForeignSeason, type Linking, storedId } from "./linking.ts";

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

/** Stored seasons by id, for new matches of the batch. */
export async function readStoredSeasons(
  linking: Linking,
  added: readonly BatchMatch[],
): Promise<ReadonlyMap<number, StoredSeason>> {
  const ids = added.flatMap(({ season }) => storedId(linking, "seasons", season) ?? []);
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
  return new Map(
    [...owner].map(([season, source]): [number, StoredSeason] => {
      const played = matches.filter((match) => match.season_id === season);
      const placed = tables.filter((row) => row.season_id === season);
      return [
        season,
        {
          source,
          free: Map.groupBy(played.filter(isFree), (match) => pairingOf(match.home_id, match.away_id)),
          teams: new Set([
            ...played.flatMap((match) => [match.home_id, match.away_id]),
            ...placed.map((row) => row.team_id),
          ]),
        },
      ];
    }),
  );
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
