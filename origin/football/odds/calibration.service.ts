import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints } from "#shared/api/index.ts";
import type { CompetitionId } from "#shared/match/index.ts";
import {
  addedTallies,
  type CalibrationTally,
  calibrationOf,
  type Forecast,
  resultPlace,
  tallyOf,
} from "#shared/odds/calibration.rules.ts";
import { meanProbabilities } from "#shared/odds/value.rules.ts";
import { toCompetitionBrief } from "../competition/competition.mapping.ts";
import { allCompetitions, competitionById } from "../competition/competition.queries.ts";
import { noCompetition } from "../not-found.ts";
import { type ClosingRow, closingResults, closingResultsOfCompetition } from "./calibration.queries.ts";

type CalibrationAnswer = AnswerOf<(typeof endpoints)["oddsCalibration"]>;

/** Matches of one read: some hundred KB of rows. */
const PAGE = 5_000;
/** Reads of one request at most, which bounds it at 200,000 matches. */
const MOST_PAGES = 40;
/** More matches than a century of a league has. */
const MOST_OF_COMPETITION = 40_000;

/** The forecast that the closing prices of a match are; none without prices or result. */
function forecastOf({ home_goals, away_goals, closing }: ClosingRow): Forecast[] {
  if (closing === null || home_goals === null || away_goals === null) return [];
  const books: [number, number, number][] = JSON.parse(`[${closing}]`);
  const chances = meanProbabilities<readonly [number, number, number]>(books);
  return chances ? [{ chances, result: resultPlace(home_goals, away_goals) }] : [];
}

type Tallies = ReadonlyMap<CompetitionId, CalibrationTally>;

/** The tallies with those of more rows. */
function withRows(tallies: Tallies, rows: readonly ClosingRow[]): Tallies {
  const next = new Map(tallies);
  for (const [competition, own] of Map.groupBy(rows, (row) => row.competition_id)) {
    const tally = tallyOf(own.flatMap(forecastOf));
    const before = next.get(competition);
    if (tally.matches > 0) next.set(competition, before ? addedTallies(before, tally) : tally);
  }
  return next;
}

/** Tallies of every competition, read page by page. */
async function tallyAll(db: Database, nowMs: number): Promise<Tallies> {
  let tallies: Tallies = new Map();
  let last = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const [rows] = await readAll(db, bindQuery(closingResults, nowMs, last, PAGE));
    tallies = withRows(tallies, rows);
    if (rows.length < PAGE) break;
    last = rows.at(-1)?.id ?? last;
  }
  return tallies;
}

/**
 * Calibration of closing 1X2 prices over all played matches, or those of one competition. Throws `league_not_found`.
 */
export async function getCalibration(
  db: Database,
  competitionId: number | undefined,
  nowMs: number,
): Promise<CalibrationAnswer> {
  const as_of = Math.floor(nowMs / 1000);
  if (competitionId !== undefined) {
    const [[competition], rows] = await readAll(
      db,
      bindQuery(competitionById, nowMs, competitionId),
      bindQuery(closingResultsOfCompetition, nowMs, competitionId, MOST_OF_COMPETITION),
    );
    if (!competition) throw noCompetition(competitionId);
    const calibration = calibrationOf(tallyOf(rows.flatMap(forecastOf)));
    const { matches, brier, base_brier } = calibration;
    const league = { competition: toCompetitionBrief(competition), matches, brier, base_brier };
    return { as_of, calibration, leagues: matches === 0 ? [] : [league] };
  }
  const [tallies, [competitions]] = await Promise.all([
    tallyAll(db, nowMs),
    readAll(db, bindQuery(allCompetitions)),
  ]);
  const leagues = competitions.flatMap((row) => {
    const tally = tallies.get(row.id);
    if (!tally) return [];
    const { matches, brier, base_brier } = calibrationOf(tally);
    return [{ competition: toCompetitionBrief(row), matches, brier, base_brier }];
  });
  const total = [...tallies.values()].reduce(addedTallies, tallyOf([]));
  return {
    as_of,
    calibration: calibrationOf(total),
    leagues: leagues.toSorted((a, b) => b.matches - a.matches || a.competition.id - b.competition.id),
  };
}
