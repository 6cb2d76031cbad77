import type { Side } from "#shared/match/index.ts";
import type { Transfer } from "#shared/player/index.ts";
import { callOptions, derivedOptions } from "#web/platform/data/call-options.ts";
import { tablesQuery } from "#web/platform/data/competition.query.ts";
import { lineupQuery } from "#web/platform/data/match.query.ts";
import { toSeasonPlayer } from "./player-stats/season-player.ts";
import { placesIn, topScorers } from "./summary/team-season.rules.ts";
import { seasonYearOf, seasonYearsOf } from "./transfers/transfer-season.rules.ts";

/** A team with its players. Fails with `team_not_found`. */
export const squadQuery = (team_id: number) =>
  callOptions("/api/v1/football/teams-players", { team_id }, "minutes");

/** A team with its ground and coach. Fails with `team_not_found`. */
export const teamQuery = (team_id: number) =>
  derivedOptions(squadQuery(team_id), "team", ({ team }) => ({ team }));

/** Coming or live matches, ascending; or finished ones, newest first. */
export type TeamMatchKind = "future" | "past";

/** List and page of a team's matches. */
export interface TeamMatchesName {
  readonly team_id: number;
  readonly kind: TeamMatchKind;
  readonly limit: number;
  readonly page: number;
}

/** A page of a team's matches. Fails with `team_not_found`. */
export const teamMatchesQuery = ({ kind, ...query }: TeamMatchesName) =>
  kind === "future"
    ? callOptions("/api/v1/football/team-future-matches", query, "live")
    : callOptions("/api/v1/football/team-history-matches", query, "live");

/** The next and the last matches of a team. */
export const nearMatches = (team_id: number) =>
  [
    { team_id, kind: "future", limit: 5, page: 1 },
    { team_id, kind: "past", limit: 5, page: 1 },
  ] as const satisfies readonly TeamMatchesName[];

/** A team's positions in the tables of a season. */
export const placesQuery = (team_id: number, season_id: number) =>
  derivedOptions(tablesQuery(season_id), team_id, ({ tables }) => placesIn(tables, team_id));

/** Statistics of all players of a team in a season. */
const seasonStatsQuery = (team_id: number, season_id: number) =>
  callOptions("/api/v1/football/teams/players/seasonstats", { team_id, season_id }, "minutes");

/** The best scorers of a team in a season. */
export const scorersQuery = (team_id: number, season_id: number) =>
  derivedOptions(seasonStatsQuery(team_id, season_id), "scorers", ({ players }) => topScorers(players));

/** The statistics in the table of a team's players. */
export const seasonPlayersQuery = (team_id: number, season_id: number) =>
  derivedOptions(seasonStatsQuery(team_id, season_id), "table", ({ players }) => players.map(toSeasonPlayer));

/** A team's competitions and seasons, latest first. */
export const competitionsQuery = (team_id: number) =>
  callOptions("/api/v1/football/teams/listcomp", { team_id }, "minutes");

/** A team's players in a match; null without a known line-up. */
export const recentLineupQuery = (match_id: number, side: Side) =>
  derivedOptions(lineupQuery(match_id), `players of ${side}`, ({ lineup }) => {
    const { formation, players } = lineup?.[side] ?? { formation: null, players: [] };
    if (players.length === 0) return null;
    return {
      formation,
      players: players.map(({ player, starter, captain }) => ({ player, starter, captain })),
    };
  });

/** Arrivals and departures of a season, by default the last with any, and the selectable seasons. */
export const transfersQuery = (team_id: number, wanted: string | null) =>
  derivedOptions(
    callOptions("/api/v1/football/teams/transfer", { team_id }, "hours"),
    `season ${wanted}`,
    (moves) => {
      const seasons = seasonYearsOf([...moves.in, ...moves.out]);
      const season = seasons.find((one) => one === wanted) ?? seasons[0] ?? null;
      const ofSeason = (rows: readonly Transfer[]) => rows.filter(({ at }) => seasonYearOf(at) === season);
      return { seasons, season, in: ofSeason(moves.in), out: ofSeason(moves.out) };
    },
  );

/** A team's honours. */
export const honorsQuery = (team_id: number) =>
  callOptions("/api/v1/football/team-honor", { team_id }, "hours");

/** A team's last positions in the tables of a competition, newest first; empty for one without tables. */
export const yearsQuery = (team_id: number, comp_id: number) =>
  callOptions("/api/v1/football/teams/nearyear", { team_id, comp_id }, "minutes");
