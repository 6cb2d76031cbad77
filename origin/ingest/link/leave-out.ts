import type { Batch, BatchMatch } from "../batch.schema.ts";
import { seasonsByTeam } from "./link-teams.ts";
import { isForeignSeason, type Linking, storedId, unknownRows } from "./linking.ts";

/** Drops rows of a batch that may already be stored under another name. */
export interface LeftOut {
  readonly matches: ReadonlyMap<BatchMatch, string>;
  /** External ids of teams, including table rows and people that depend on them. */
  readonly teams: ReadonlySet<string>;
}

/** New teams that only play in seasons of other sources: each might be one of theirs. */
export function doubtfulTeams(linking: Linking, aliases: ReadonlyMap<string, string>): ReadonlySet<string> {
  const seasons = seasonsByTeam(linking);
  const doubtful = unknownRows(linking, "teams").filter(({ external_id }) => {
    const played = [...(seasons.get(external_id) ?? [])];
    return (
      !aliases.has(external_id) &&
      !linking.decisions.confirmed.has(external_id) &&
      played.length > 0 &&
      played.every((one) => isForeignSeason(linking, one))
    );
  });
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

/** Deduplicates table rows across spellings of a team. */
function withoutAliases(
  linking: Pick<Linking, "known">,
  aliases: ReadonlyMap<string, string>,
  rows: Batch["stage_teams"],
) {
  const seen = new Map<string, string>();
  return rows.filter(({ stage, team }) => {
    const stageId = storedId(linking, "stages", stage) ?? stage;
    const first = aliases.get(team) ?? team;
    const key = `${stageId} ${storedId(linking, "teams", first) ?? first}`;
    const bearer = seen.get(key) ?? team;
    seen.set(key, bearer);
    return bearer === team;
  });
}

/** A batch without news: spellings that are one stored team share its row of a table. */
export const withTeamsOnce = ({ batch, known }: Pick<Linking, "batch" | "known">): Batch => ({
  ...batch,
  stage_teams: withoutAliases({ known }, new Map(), batch.stage_teams),
});

/** People and related rows, without those of dropped teams. */
function peopleOf({ batch }: Linking, isOut: (team: string | null | undefined) => boolean) {
  const goneOf = (rows: Batch["players"] | Batch["coaches"]) =>
    new Set((rows ?? []).filter(({ team }) => isOut(team)).map(({ external_id }) => external_id));
  const gone = { player: goneOf(batch.players), coach: goneOf(batch.coaches) };
  const { players, coaches, transfers, absences, honors } = batch;
  return {
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
  return {
    ...batch,
    ...peopleOf(linking, isOut),
    stages: batch.stages.filter(({ external_id }) => !stages.has(external_id)),
    teams: batch.teams.filter(({ external_id }) => !isOut(external_id) && !aliases.has(external_id)),
    stage_teams: withoutAliases(linking, aliases, rows),
    matches: batch.matches.filter((match) => !left.matches.has(match)),
  };
}
