import type { QueryClient } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { AppError } from "#shared/errors/app-error.ts";
import type { TeamRef } from "#shared/match/index.ts";
import { isKeyOf } from "#shared/record/typed-record.ts";
import { type CsvRow, spreadsheetText } from "#shared/text/csv.rules.ts";
import { screenAt } from "#shared/url/index.ts";
import { callOptions } from "#web/platform/data/call-options.ts";
import { tablesQuery } from "#web/platform/data/competition.query.ts";
import { answerCsvFile } from "#web/platform/data/csv-file.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { groupName, roundLabel } from "#web/platform/i18n/round-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { stageName } from "#web/platform/i18n/stage-label.ts";
import { statusLabel } from "#web/platform/i18n/status-label.ts";
import { idIn } from "#web/platform/navigation/page-path.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { leagueQuery, teamStatsQuery } from "./league.query.ts";
import { coveredColumns, teamStatistics } from "./team-stats/team-stats.rules.ts";
import { STAT_NAMES } from "./team-stats/team-stats-names.ts";

/** Loads the data of a table; the result makes its rows, heads first, in the current language. */
type LoadTable = (client: QueryClient, season_id: number) => Promise<() => CsvRow[]>;

const teamName = (team: TeamRef | null): string | null => team && shownName(team);

const standings: LoadTable = async (client, season_id) => {
  const { tables } = await client.query(tablesQuery(season_id));
  return () => [
    [
      ...[m.csv_stage(), m.csv_group(), m.column_position(), m.column_team(), m.column_played()],
      ...[m.column_won(), m.column_drawn(), m.column_lost(), m.stats_column_goals()],
      ...[m.league_column_goals_against(), m.column_goal_difference(), m.column_points()],
    ],
    ...tables.flatMap(({ stage, group, rows }) =>
      rows.map((row) => [
        ...[stage && stageName(stage), group && groupName(group), row.position, teamName(row.team)],
        ...[row.played, row.won, row.drawn, row.lost, row.goals_for, row.goals_against],
        ...[row.goal_difference, row.points],
      ]),
    ),
  ];
};

/** Most scorers of one response. */
const SCORERS = 500;

const scorers: LoadTable = async (client, season_id) => {
  const query = { season_id, limit: SCORERS };
  const answer = await client.query(callOptions("/api/v1/football/seasons/shooter/stats", query, "minutes"));
  return () => [
    [
      ...[m.league_column_place(), m.player_stats_player(), m.league_column_team(), m.stats_column_goals()],
      ...[m.stats_column_penalty_goals(), m.stats_column_assists(), m.team_column_appearances()],
      m.stats_column_minutes(),
    ],
    ...answer.scorers.map(({ position, player, team, ...scorer }) => [
      ...[position, player.name, teamName(team), scorer.goals, scorer.penalty_goals, scorer.assists],
      ...[scorer.appearances, scorer.minutes_played],
    ]),
  ];
};

const stats: LoadTable = async (client, season_id) => {
  const { teams } = await client.query(teamStatsQuery(season_id));
  const rows = teams.filter(({ played }) => played > 0).map((team) => teamStatistics(team, "total"));
  const columns = coveredColumns(rows);
  return () => [
    [STAT_NAMES.team(), ...columns.map((column) => STAT_NAMES[column]())],
    ...rows.map(({ team, statistics }) => [teamName(team), ...columns.map((column) => statistics[column])]),
  ];
};

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(".000Z", "Z");

const schedule: LoadTable = async (client, season_id) => {
  const query = { season_id, limit: 1000 };
  const { matches } = await client.query(callOptions("/api/v1/football/matches/comp", query, "live"));
  return () => [
    [
      ...[m.match_kick_off(), m.csv_stage(), m.csv_group(), m.csv_round(), m.analysis_column_home()],
      ...[m.analysis_column_away(), m.csv_home_goals(), m.csv_away_goals(), m.match_status()],
    ],
    ...matches.map((match) => {
      const { stage, group, round, home, away, score } = match;
      const time = isoTime(match.match_time);
      return [
        // Of a kick-off without an hour the day alone.
        ...[match.time_unknown ? time.slice(0, 10) : time, stage && stageName(stage.name)],
        ...[group && groupName(group), round && roundLabel(round), teamName(home), teamName(away)],
        ...[score.home.overtime ?? score.home.goals, score.away.overtime ?? score.away.goals],
        statusLabel(match.status),
      ];
    }),
  ];
};

const TABLES = { standings, scorers, stats, schedule } as const satisfies Record<string, LoadTable>;

/** Answers a table of a season, by default the current one, as a CSV file with heads in the language of its path. */
export function answerLeagueTable(facts: RequestFacts, { pathname, searchParams }: URL): Promise<Response> {
  return answerCsvFile(facts, async () => {
    const { id = "", table = "" } = screenAt(pathname)?.params ?? {};
    const comp_id = readId(String(id), "league_not_found");
    if (!isKeyOf(TABLES, String(table))) throw new AppError("route_not_found", { detail: pathname });
    const client = createQueryClient(() => facts.call);
    const { season } = await client.query(leagueQuery(comp_id, idIn(searchParams, "season_id")));
    if (season === null) throw new AppError("season_not_found", { detail: `of competition ${comp_id}` });
    const rowsOf = await TABLES[String(table) as keyof typeof TABLES](client, season.id);
    return {
      name: `league-${comp_id}-season-${season.id}-${table}.csv`,
      text: spreadsheetText(inLocale(facts.locale, rowsOf)),
    };
  });
}
