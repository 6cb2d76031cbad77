import type { Batch, BatchMatch } from "../batch.schema.ts";
import type { Doubt } from "./link-matches.ts";
import { type LinkedTeams, seasonsByTeam } from "./link-teams.ts";
import { isForeignSeason, type Linking, storedId, unknownRows } from "./linking.ts";
import type { StoredSeason } from "./stored-season.ts";

/** Drops rows of a batch that may already be stored under another name. */
export interface LeftOut {
  readonly matches: ReadonlyMap<BatchMatch, Doubt>;
  /** External ids of teams, including table rows and people that depend on them. */
  readonly teams: ReadonlySet<string>;
}

/**
 * New teams that may be stored ones: those that only play in seasons of other sources, some of whose teams are not found
 * in the batch; and those that resemble a team which another source added to a season.
 */
export function doubtfulTeams(
  linking: Linking,
  { aliases, suspects }: LinkedTeams,
  stored: ReadonlyMap<number, StoredSeason>,
): ReadonlySet<string> {
  const seasons = seasonsByTeam(linking);
  const suspected = Map.groupBy(suspects, ({ external_id }) => external_id);
  const openIn = (season: string): ReadonlySet<number> =>
    stored.get(storedId(linking, "seasons", season) ?? 0)?.open ?? new Set();
  const isDoubtful = (team: string): boolean => {
    const played = [...(seasons.get(team) ?? [])];
    const maybe = [
      ...(suspected.get(team) ?? []).map(({ other_id }) => other_id),
      ...(linking.decisions.waiting.get(team) ?? []),
    ];
    const own = played.filter((one) => !isForeignSeason(linking, one));
    if (own.some((one) => maybe.some((id) => openIn(one).has(id)))) return true;
    return own.length === 0 && played.length > 0 && played.every((one) => openIn(one).size > 0);
  };
  const doubtful = unknownRows(linking, "teams").filter(
    ({ external_id: team }) => !aliases.has(team) && !linking.decisions.settled.has(team) && isDoubtful(team),
  );
  return new Set(doubtful.map(({ external_id }) => external_id));
}

/** New stages of other sources' seasons that no new match needs. */
function idleStages(linking: Linking, left: LeftOut): ReadonlySet<string> {
  const needed = new Set(
    unknownRows(linking, "matches")
      .filter((match) => !left.matches.has(match))
      .map((match) => match.stage),
  );
  const idle = unknownRows(linking, "stages").filter(
    ({ external_id, season }) => isForeignSeason(linking, season) && !needed.has(external_id),
  );
  return new Set(idle.map(({ external_id }) => external_id));
}

/** A table owned by another source gets a row only for a team that plays in a new match. */
function isOwnTableRow(linking: Linking, left: LeftOut) {
  const playing = new Set(
    unknownRows(linking, "matches")
      .filter((match) => !left.matches.has(match))
      .flatMap(({ stage, home, away }) => [`${stage} ${home}`, `${stage} ${away}`]),
  );
  const foreign = new Set(
    linking.batch.stages
      .filter(({ season }) => isForeignSeason(linking, season))
      .map(({ external_id }) => external_id),
  );
  return ({ stage, team, deducted_points }: Batch["stage_teams"][number]): boolean => {
    if (!foreign.has(stage) || playing.has(`${stage} ${team}`)) return true;
    return deducted_points !== undefined && storedId(linking, "teams", team) !== undefined;
  };
}

type Known = Pick<Linking, "known">;

/** Rows of a team in a table or squad list, once for all spellings of the team. */
function oncePerTeam<Of extends { readonly team: string }>(
  linking: Known,
  aliases: ReadonlyMap<string, string>,
  rows: readonly Of[],
  placeOf: (row: Of) => string | number,
): Of[] {
  const seen = new Map<string, string>();
  return rows.filter((row) => {
    const first = aliases.get(row.team) ?? row.team;
    const key = `${placeOf(row)} ${storedId(linking, "teams", first) ?? first}`;
    const bearer = seen.get(key) ?? row.team;
    seen.set(key, bearer);
    return bearer === row.team;
  });
}

type Squad = NonNullable<Batch["squads"]>[number];

/** A squad list with each player once, whose several names of the source an operator has merged. */
function withPlayersOnce(linking: Known, squad: Squad): Squad {
  const bearers = new Map<string | number, string>();
  const players = squad.players.filter(({ player }) => {
    const id = storedId(linking, "players", player) ?? player;
    const bearer = bearers.get(id) ?? player;
    bearers.set(id, bearer);
    return bearer === player;
  });
  return { ...squad, players };
}

/** Matches without those that are stored as one with another of the batch: its owner's name counts, else the first. */
function matchesOnce({ known }: Known, matches: readonly BatchMatch[]): BatchMatch[] {
  const bearers = new Map<number, string>();
  for (const { external_id } of matches) {
    const one = known.matches.get(external_id);
    if (one && (one.isOwner || !bearers.has(one.id))) bearers.set(one.id, external_id);
  }
  return matches.filter(({ external_id }) => {
    const id = known.matches.get(external_id)?.id;
    return id === undefined || bearers.get(id) === external_id;
  });
}

const noAliases: ReadonlyMap<string, string> = new Map();

/** The batch with each match, and each row and squad list of a team, once for all names that it has in the source. */
export const withRowsOnce = (batch: Batch, linking: Known, aliases = noAliases): Batch => ({
  ...batch,
  matches: matchesOnce(linking, batch.matches),
  stage_teams: oncePerTeam(
    linking,
    aliases,
    batch.stage_teams,
    ({ stage }) => storedId(linking, "stages", stage) ?? stage,
  ),
  ...(batch.squads && {
    squads: oncePerTeam(
      linking,
      aliases,
      batch.squads,
      ({ season }) => storedId(linking, "seasons", season) ?? season,
    ).map((squad) => withPlayersOnce(linking, squad)),
  }),
});

/** People and related rows, without those of dropped teams. */
function peopleOf({ batch }: Linking, isOut: (team: string | null | undefined) => boolean) {
  const goneOf = (rows: Batch["players"] | Batch["coaches"]) =>
    new Set((rows ?? []).filter(({ team }) => isOut(team)).map(({ external_id }) => external_id));
  const gone = { player: goneOf(batch.players), coach: goneOf(batch.coaches) };
  const { players, coaches, squads, transfers, absences, honors } = batch;
  const keptOf = (squad: NonNullable<Batch["squads"]>[number]) => {
    const members = squad.players.filter(({ player }) => !gone.player.has(player));
    return members.length === squad.players.length ? squad : { ...squad, players: members };
  };
  return {
    squads: squads?.filter(({ team }) => !isOut(team)).map(keptOf),
    players: players.filter(({ team }) => !isOut(team)),
    coaches: coaches?.filter(({ team }) => !isOut(team)),
    transfers: transfers?.filter(
      ({ player, from, to }) => !gone.player.has(player) && !isOut(from) && !isOut(to),
    ),
    absences: absences?.filter(({ player, team }) => !gone.player.has(player) && !isOut(team)),
    honors: honors?.filter(({ subject, of }) => (subject === "team" ? !isOut(of) : !gone[subject].has(of))),
  };
}

/** The batch without dropped rows, and without rows that reference them. */
export function withoutLeftOut(linking: Linking, left: LeftOut, aliases: ReadonlyMap<string, string>): Batch {
  const { batch } = linking;
  const stages = idleStages(linking, left);
  const isOut = (team: string | null | undefined): boolean =>
    typeof team === "string" && left.teams.has(team);
  const ownsRow = isOwnTableRow(linking, left);
  const rows = batch.stage_teams.filter((row) => !stages.has(row.stage) && !isOut(row.team) && ownsRow(row));
  const kept = {
    ...batch,
    ...peopleOf(linking, isOut),
    stages: batch.stages.filter(({ external_id }) => !stages.has(external_id)),
    teams: batch.teams.filter(({ external_id }) => !isOut(external_id) && !aliases.has(external_id)),
    stage_teams: rows,
    matches: batch.matches.filter((match) => !left.matches.has(match)),
  };
  return withRowsOnce(kept, linking, aliases);
}
