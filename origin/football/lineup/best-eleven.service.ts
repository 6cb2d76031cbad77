import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints, QueryOf } from "#shared/api/index.ts";
import { type BestElevenPlayer, bestEleven, regularsOf } from "#shared/lineup/index.ts";
import type { StageId } from "#shared/match/index.ts";
import { roundRating } from "#shared/player/index.ts";
import { noSeason } from "../not-found.ts";
import { playerBriefOf, teamRefOf } from "../ref-columns.mapping.ts";
import { seasonById } from "../season/season.queries.ts";
import { type RatedRow, type RoundRow, ratedPlayers, roundsOfSeason } from "./best-eleven.queries.ts";

interface RoundChoice {
  readonly round: string | null;
  readonly stage_id: StageId | null;
}

/**
 * The last played round: that of the latest ended match, among rounds at least half played. A postponed match does not
 * hold it up, and two matches brought forward do not make a round.
 */
function lastRound(rounds: readonly RoundRow[]): RoundChoice {
  const played = rounds.filter((row) => row.ended > 0 && row.ended * 2 >= row.matches);
  const last = played.toSorted((a, b) => (b.last_ended ?? 0) - (a.last_ended ?? 0))[0];
  return { round: last?.round ?? null, stage_id: last?.stage_id ?? null };
}

/** Ratings with the positions that the selection rules need. */
function toCandidates(rows: readonly RatedRow[]) {
  return rows.flatMap((row) => {
    const team = teamRefOf(row, "team");
    const player = playerBriefOf(row);
    return team
      ? [{ player_id: player.id, position: player.position, rating: roundRating(row.rating), player, team }]
      : [];
  });
}

type BestAnswer = AnswerOf<(typeof endpoints)["seasonsBestlineup"]>;

/** Best eleven of a round, by default the last one played. Throws `season_not_found`. */
export async function getBestEleven(
  db: Database,
  query: QueryOf<(typeof endpoints)["seasonsBestlineup"]>,
  nowMs: number,
): Promise<BestAnswer> {
  const { season_id } = query;
  const [[season], rounds] = await readAll(
    db,
    bindQuery(seasonById, season_id),
    bindQuery(roundsOfSeason, nowMs, season_id),
  );
  if (!season) throw noSeason(season_id);
  const isRequested = query.round !== undefined || query.stage_id !== undefined;
  const requested: RoundChoice = {
    round: query.round ?? null,
    stage_id: (query.stage_id ?? null) as StageId | null,
  };
  const choice = isRequested ? requested : lastRound(rounds);
  if (choice.round === null && choice.stage_id === null) return { ...choice, lineup: null };
  const [rows] = await readAll(db, bindQuery(ratedPlayers, nowMs, season_id, choice.round, choice.stage_id));
  const best = bestEleven(toCandidates(regularsOf(rows)));
  const players = best?.players.map(
    ({ player, team, x, y, rating }): BestElevenPlayer => ({
      player,
      team,
      x,
      y,
      rating,
    }),
  );
  return { ...choice, lineup: best && players ? { formation: best.formation, players } : null };
}
