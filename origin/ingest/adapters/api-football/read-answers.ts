import { type BatchSquad, emptyBatch } from "#origin/ingest/batch.schema.ts";
import { factsOfName } from "../competition-name.rules.ts";
import { type LeagueNote, nationOf, seasonIdOf, seasonNameOf } from "../league-rows.ts";
import { INTERNATIONAL } from "../nations.table.ts";
import { positionOf } from "../position.rules.ts";
import type { ProviderContext, ProviderReading, ProviderTable } from "../provider.ts";
import { logoOf, rowsOf, startOfDay, wholeWithin } from "../rows.ts";
import { People } from "../team-people.ts";
import { LeagueRow, SquadTeamRow, StandingsRow, TeamRow } from "./api-football.schema.ts";
import type { Notes } from "./convert-matches.ts";
import { leagueFacts } from "./leagues.table.ts";

const YEAR = /^\d{4}-\d{2}-\d{2}$/;

/** Initial notes. */
export const noNotes: Notes = { leagues: {}, nations: {} };

/** The notes of an earlier response. */
export const notesOf = ({ notes }: ProviderContext): Notes => (notes as Notes | null) ?? noNotes;

/** A league's current or next season. */
export function readLeague(list: readonly unknown[], notes: Notes): ProviderReading {
  const warnings: string[] = [];
  const found = rowsOf(LeagueRow, list, "leagues", (warning) => warnings.push(warning)).flatMap(
    ({ league, country, seasons }): LeagueNote[] => {
      const season = seasons.find(({ current }) => current === true) ?? seasons.at(-1);
      if (!season || !YEAR.test(season.start) || !YEAR.test(season.end)) return [];
      const id = String(league.id);
      const before = notes.leagues[id];
      return [
        {
          id,
          name: league.name,
          country: country.name,
          kind: league.type?.toLowerCase() === "cup" ? "cup" : "league",
          logo: logoOf(league.logo),
          season: String(season.year),
          seasonName: seasonNameOf(season.start, season.end),
          year: season.year,
          teams: before?.season === String(season.year) ? before.teams : 0,
          events: season.coverage?.fixtures?.events ?? undefined,
          facts:
            leagueFacts[id] ?? factsOfName(league.name, nationOf(country.name).code) ?? `api-football.${id}`,
          ...(before?.season === String(season.year) && before.stages && { stages: before.stages }),
        },
      ];
    },
  );
  const leagues = { ...notes.leagues, ...Object.fromEntries(found.map((league) => [league.id, league])) };
  return { batch: null, notes: { ...notes, leagues } satisfies Notes, warnings };
}

/** Countries of teams, and whether they are national teams, which match rows of international competitions lack. */
export function readTeams(list: readonly unknown[], notes: Notes): ProviderReading {
  const warnings: string[] = [];
  const rows = rowsOf(TeamRow, list, "teams", (warning) => warnings.push(warning));
  const nations = Object.fromEntries(
    rows.flatMap(({ team }) => (team.country ? [[team.id, team.country]] : [])),
  );
  const national = Object.fromEntries(
    rows.flatMap(({ team }) => (typeof team.national === "boolean" ? [[team.id, team.national]] : [])),
  );
  return {
    batch: null,
    notes: {
      ...notes,
      nations: { ...notes.nations, ...nations },
      national: { ...notes.national, ...national },
    } satisfies Notes,
    warnings,
  };
}

/** True where match rows of a league lack the countries of its teams. */
export const isInternational = (league: LeagueNote): boolean =>
  nationOf(league.country).code === INTERNATIONAL.code;

/** The table, for comparison with ours. */
export function readTable(list: readonly unknown[], notes: Notes): ProviderReading {
  const warnings: string[] = [];
  const [found] = rowsOf(StandingsRow, list, "tables", (warning) => warnings.push(warning));
  const league = found && notes.leagues[found.league.id];
  if (!found || !league || league.season !== String(found.league.season)) return { batch: null, warnings };
  const groups = found.league.standings;
  const rows = groups.flatMap((group) =>
    group.map((row) => ({
      team: String(row.team.id),
      group:
        groups.length > 1
          ? (/group ([a-z0-9]{1,2})$/i.exec(row.group ?? "")?.[1]?.toUpperCase() ?? null)
          : null,
      position: row.rank,
      played: row.all.played ?? 0,
      points: row.points,
      goals_for: row.all.goals.for ?? 0,
      goals_against: row.all.goals.against ?? 0,
    })),
  );
  const table: ProviderTable = { season: `${league.id}/${league.season}`, rows };
  return { batch: null, table, warnings };
}

/** Squads of today. The subject is `league/team`, because the response does not name the league. */
export function readSquads(
  list: readonly unknown[],
  subjects: readonly string[],
  context: ProviderContext,
): ProviderReading {
  const warnings: string[] = [];
  const leagues = new Map(
    subjects.map((subject) => subject.split("/")).map(([league, team]) => [team, league]),
  );
  const people = new People().at(startOfDay(context.nowMs));
  const rows = rowsOf(SquadTeamRow, list, "squads", (warning) => warnings.push(warning));
  const squads = rows.flatMap(({ team, players }): BatchSquad[] => {
    const id = String(team.id);
    const league = notesOf(context).leagues[leagues.get(id) ?? ""];
    if (!league || players.length === 0) return [];
    const members = players.flatMap((player): BatchSquad["players"] => {
      const [shirt_number, position] = [wholeWithin(player.number, 1, 99), positionOf(player.position)];
      const known = people.player(player, id, {
        ...(shirt_number && { shirt_number }),
        ...(position && { position }),
        logo: logoOf(player.photo),
      });
      return known === null ? [] : [{ player: known, shirt_number, position }];
    });
    const once = [...new Map(members.map((one) => [one.player, one])).values()];
    return [{ season: seasonIdOf(league), team: id, players: once }];
  });
  const batch = { ...emptyBatch("api-football", "real"), ...people.rows(), squads };
  return { batch: squads.length > 0 ? batch : null, warnings };
}
