import { dateOf } from "#shared/time/index.ts";
import type { BatchMatch } from "../batch.schema.ts";
import {
  isForeignSeason,
  joinRow,
  type Linking,
  onlyOf,
  SAME_KICK_OFF_S,
  storedId,
  unknownRows,
} from "./linking.ts";
import { pairingOf, readTeamSources, type StoredMatch, type StoredSeason } from "./stored-season.ts";

const isNear = (match: BatchMatch, stored: StoredMatch): boolean =>
  Math.abs(match.match_time - stored.match_time) <= SAME_KICK_OFF_S;

/** A new match of a stored season, with the ids of its stored teams. */
interface NewMatch {
  readonly match: BatchMatch;
  readonly season: StoredSeason;
  readonly homeId: number | undefined;
  readonly awayId: number | undefined;
}

const freeOf = (season: StoredSeason, homeId: number | undefined, awayId: number | undefined) =>
  homeId === undefined || awayId === undefined ? [] : (season.free.get(pairingOf(homeId, awayId)) ?? []);

/** Links a match with the stored one of its teams at its time; false when there is none, or more than one. */
function join(linking: Linking, { match, season, homeId, awayId }: NewMatch): boolean {
  const free = freeOf(season, homeId, awayId);
  const found = onlyOf(free.filter((stored) => isNear(match, stored)));
  if (!found) return false;
  joinRow(linking, "matches", match.external_id, found.id);
  free.splice(free.indexOf(found), 1);
  return true;
}

const dayOf = (seconds: number): string => dateOf(seconds, "+00:00");

interface Judge {
  readonly linking: Linking;
  /** New teams that may be stored ones. */
  readonly doubtful: ReadonlySet<string>;
  readonly teamNames: ReadonlyMap<string, string>;
  readonly teamSources: ReadonlyMap<number, readonly string[]>;
}

/** Why a match is left out, and the team because of which it is; null where it is for another reason. */
export interface Doubt {
  readonly reason: string;
  readonly team: string | null;
}

/** Why a team cannot be added to a season: it might be one of its teams under another name. */
function doubtOfTeam(
  { linking, doubtful, teamNames, teamSources }: Judge,
  { season, match }: Pick<NewMatch, "season" | "match">,
  team: string,
  id?: number,
): Doubt | null {
  const name = teamNames.get(team) ?? team;
  if (!isForeignSeason(linking, match.season))
    return doubtful.has(team)
      ? { team, reason: `"${name}" may be a team that another source added to this season` }
      : null;
  if (season.open.size === 0 || linking.decisions.settled.has(team)) return null;
  const isKnown = id !== undefined && (season.teams.has(id) || teamSources.get(id)?.includes(season.source));
  return isKnown ? null : { team, reason: `${season.source} has no team known as "${name}" in this season` };
}

/** Why an unlinked match is not simply a new one; null when it is. */
function doubtOf(judge: Judge, added: NewMatch): Doubt | null {
  const { match, season, homeId, awayId } = added;
  const ofTeams =
    doubtOfTeam(judge, added, match.home, homeId) ?? doubtOfTeam(judge, added, match.away, awayId);
  if (ofTeams) return ofTeams;
  const [other] = freeOf(season, homeId, awayId);
  if (other) {
    const reason = `the stored match of these teams kicks off on ${dayOf(other.match_time)}, this one on ${dayOf(match.match_time)}`;
    return { team: null, reason };
  }
  const swapped = freeOf(season, awayId, homeId).some((stored) => isNear(match, stored));
  return swapped
    ? { team: null, reason: "the stored match of that day has the sides the other way round" }
    : null;
}

/**
 * Links matches of stored seasons that are stored under another id. Returns those that can be neither linked nor
 * accepted as new, with the reason.
 */
export async function linkMatches(
  linking: Linking,
  seasons: ReadonlyMap<number, StoredSeason>,
  doubtful: ReadonlySet<string>,
): Promise<ReadonlyMap<BatchMatch, Doubt>> {
  const added = unknownRows(linking, "matches");
  const inSeasons = added.flatMap((match): NewMatch[] => {
    const season = seasons.get(storedId(linking, "seasons", match.season) ?? 0);
    if (!season) return [];
    const homeId = storedId(linking, "teams", match.home);
    return [{ match, season, homeId, awayId: storedId(linking, "teams", match.away) }];
  });
  const open = inSeasons.filter((one) => !join(linking, one));
  if (open.length === 0) return new Map();
  const judge = {
    linking,
    doubtful,
    teamNames: new Map(linking.batch.teams.map((row) => [row.external_id, row.name])),
    teamSources: await readTeamSources(
      linking.db,
      open.flatMap(({ homeId, awayId }) => [homeId ?? [], awayId ?? []].flat()),
    ),
  };
  return new Map(
    open.flatMap((one) => {
      const doubt = doubtOf(judge, one);
      return doubt === null ? [] : [[one.match, doubt] as const];
    }),
  );
}
