import type { PlayerId, TeamId } from "../match/match.schema.ts";
import type { PlayerIncident } from "./player-statistics.rules.ts";

/** A goal that counts, with the team it counts for. */
export interface GoalFact extends PlayerIncident {
  readonly team_id: TeamId;
}

/** A place in the list of scorers, before it is dressed with names. */
export interface RankedScorer {
  readonly position: number;
  readonly player_id: PlayerId;
  /** The team of the player's last goal. */
  readonly team_id: TeamId;
  readonly goals: number;
  readonly penalty_goals: number;
  /** Null where no goal of the season names one. */
  readonly assists: number | null;
}

type Tally = Omit<RankedScorer, "position" | "assists">;

function tallyGoals(goals: readonly GoalFact[]): Tally[] {
  const tallies = new Map<PlayerId, Tally>();
  for (const { kind, player_id, team_id } of goals) {
    if (player_id === null || (kind !== "goal" && kind !== "penalty_goal")) continue;
    const known = tallies.get(player_id) ?? { player_id, team_id, goals: 0, penalty_goals: 0 };
    tallies.set(player_id, {
      player_id,
      team_id,
      goals: known.goals + 1,
      penalty_goals: known.penalty_goals + Number(kind === "penalty_goal"),
    });
  }
  return [...tallies.values()];
}

function countAssists(goals: readonly GoalFact[]): Map<PlayerId, number> {
  const assists = new Map<PlayerId, number>();
  for (const { kind, other_player_id } of goals) {
    if (other_player_id === null || kind === "own_goal") continue;
    assists.set(other_player_id, (assists.get(other_player_id) ?? 0) + 1);
  }
  return assists;
}

/**
 * Top scorers of a season, own goals aside. Equal goals share a position (1, 2, 2, 4), ordered by fewer penalties, then
 * assists.
 */
export function rankScorers(goals: readonly GoalFact[]): RankedScorer[] {
  const assists = countAssists(goals);
  const scorers = tallyGoals(goals).map((tally) => ({
    ...tally,
    assists: assists.size === 0 ? null : (assists.get(tally.player_id) ?? 0),
  }));
  scorers.sort(
    (a, b) =>
      b.goals - a.goals ||
      a.penalty_goals - b.penalty_goals ||
      (b.assists ?? 0) - (a.assists ?? 0) ||
      a.player_id - b.player_id,
  );
  let position = 1;
  return scorers.map((scorer, index) => {
    if (scorer.goals !== scorers[index - 1]?.goals) position = index + 1;
    return { position, ...scorer };
  });
}
