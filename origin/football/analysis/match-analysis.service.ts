import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import {
  compareStrength,
  firstGoals,
  formSummary,
  goalCounts,
  goalParity,
  goalTimes,
  halfFullMatrix,
  lineRecords,
  type MatchAnalysis,
  STRENGTH_WINDOWS,
  splitBySide,
  type TeamAnalysis,
} from "#shared/analysis/index.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import type { Match, Side } from "#shared/match/index.ts";
import type { StandingsTable, TableRow } from "#shared/standings/index.ts";
import { squadValue } from "#shared/team/index.ts";
import { getStandings } from "../season/standings.service.ts";
import { type SquadRow, squadsInView } from "./past-match.queries.ts";
import {
  type Around,
  briefsOf,
  type FactsById,
  pastOf,
  readAround,
  readFacts,
  seenOf,
} from "./past-match.service.ts";
import { choosePast, type Past } from "./past-window.rules.ts";

/** Pre-match comparison of the two teams. */

const DAY = 86_400;
/** Number of coming matches in an analysis (domain-facts section 5). */
const NEXT = 3;

type AnalysisQuery = QueryOf<(typeof endpoints)["matchesStatisticAnalysis"]>;

/** Inputs of an analysis. */
interface AnalysisInputs {
  readonly around: Around;
  /** The requested window. */
  readonly chosen: Past;
  /** Window of the strength comparison, regardless of the request. */
  readonly all: Past;
  readonly competition: Past;
  readonly facts: FactsById;
  /** Tables of the season as they stood at kick-off. */
  readonly tables: readonly StandingsTable[];
  readonly squads: readonly SquadRow[];
}

async function readAnalysisInputs(
  db: Database,
  query: AnalysisQuery,
  nowMs: number,
): Promise<AnalysisInputs> {
  const past = Math.max(query.count, STRENGTH_WINDOWS.all);
  const around = await readAround(db, query.match_id, nowMs, { past, next: NEXT });
  const { match, next } = around;
  const chosen = choosePast(around, query);
  const all = choosePast(around, { count: STRENGTH_WINDOWS.all });
  const competition = choosePast(around, { count: STRENGTH_WINDOWS.competition, same_comp: 1 });
  const places = [chosen, all, competition].flatMap(({ home, away, meetings }) => [home, away, meetings]);
  const [facts, [squads], { data }] = await Promise.all([
    readFacts(db, [...places, next.home, next.away].flat(), nowMs, query.company_id),
    readAll(db, bindQuery(squadsInView, nowMs, match.id)),
    getStandings(db, match.season_id, nowMs, { before: match.match_time }),
  ]);
  return { around, chosen, all, competition, facts, tables: data.tables, squads };
}

/** A team's row in the tables of the season: in the match's own stage if it has one. */
function standingOf({ tables, around: { match } }: AnalysisInputs, side: Side): TableRow | null {
  const ownStage = tables.filter(({ stage }) => stage === match.stage?.name);
  const rows = [...ownStage, ...tables].flatMap((table) => table.rows);
  return rows.find(({ team }) => team.id === match[side].id) ?? null;
}

function squadValueOf({ squads, around: { match } }: AnalysisInputs, side: Side) {
  const players = squads.filter(({ team_id }) => team_id === match[side].id);
  return squadValue(
    players.map(({ market_value: amount, market_value_currency: currency }) => ({
      market_value: amount === null || currency === null ? null : { amount, currency },
    })),
  );
}

function scheduleOf(
  { facts, around: { match, next } }: AnalysisInputs,
  side: Side,
): TeamAnalysis["schedule"] {
  return briefsOf(facts, next[side]).map((one) => ({
    match: one,
    gap_days: Math.round((one.match_time - match.match_time) / DAY),
  }));
}

function teamAnalysis(inputs: AnalysisInputs, side: Side): TeamAnalysis {
  const { around, chosen, facts } = inputs;
  const team = around.match[side];
  const matches = seenOf(facts, chosen[side], team.id);
  return {
    team,
    matches: pastOf(facts, chosen[side], team.id),
    summary: formSummary(matches),
    lines: { full: lineRecords(matches, "full"), half: lineRecords(matches, "half") },
    goals: splitBySide(matches, goalCounts),
    half_full: splitBySide(matches, halfFullMatrix),
    goal_times: splitBySide(matches, goalTimes),
    parity: splitBySide(matches, goalParity),
    first_goals: splitBySide(matches, firstGoals),
    schedule: scheduleOf(inputs, side),
    standing: standingOf(inputs, side),
    squad_value: squadValueOf(inputs, side),
  };
}

function strengthOf(inputs: AnalysisInputs): MatchAnalysis["strength"] {
  const { around, all, competition, facts } = inputs;
  const teamOf = (side: Side) => {
    const seen = (places: Past[Side]) => seenOf(facts, places, around.match[side].id);
    return { all: seen(all[side]), competition: seen(competition[side]), value: squadValueOf(inputs, side) };
  };
  const meetings = seenOf(facts, all.meetings, around.match.home.id);
  return compareStrength({ home: teamOf("home"), away: teamOf("away") }, meetings);
}

/** The comparison over the requested window. Throws `match_not_found` and `company_not_found`. */
export async function getAnalysis(
  db: Database,
  query: AnalysisQuery,
  nowMs: number,
): Promise<{ match: Match; data: MatchAnalysis }> {
  const inputs = await readAnalysisInputs(db, query, nowMs);
  const { around, chosen, facts } = inputs;
  const { home } = around.match;
  const data = {
    head_to_head: {
      matches: pastOf(facts, chosen.meetings, home.id),
      summary: formSummary(seenOf(facts, chosen.meetings, home.id)),
    },
    home: teamAnalysis(inputs, "home"),
    away: teamAnalysis(inputs, "away"),
    strength: strengthOf(inputs),
  };
  return { match: around.match, data };
}
