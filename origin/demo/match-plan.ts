import type { Position } from "#shared/player/index.ts";

/** Input of the simulators of a match (course, prices). */

export interface DemoPlayer {
  /** External id. */
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  readonly shirt_number: number;
  /** Skill 0 to 1; affects selection, goals and ratings. */
  readonly skill: number;
}

export interface DemoTeam {
  readonly id: string;
  readonly name: string;
  /** Goals it scores and concedes against an average side, as multiples of the average: about 0.6 to 1.7. */
  readonly attack: number;
  readonly defence: number;
  /** Four defenders first: `4-3-3`. */
  readonly formation: string;
  /** External id of the coach. */
  readonly coach: string;
  /** The squad, 23 to 27 players, three goalkeepers among them. */
  readonly players: readonly DemoPlayer[];
}

export interface DemoMatchPlan {
  /** External id of the match; with the world's seed it seeds all randomness of the match. */
  readonly id: string;
  readonly seed: string;
  /** Kick-off, seconds UTC. */
  readonly match_time: number;
  readonly home: DemoTeam;
  readonly away: DemoTeam;
  readonly neutral: boolean;
  /** The match needs a winner: level after ninety minutes means extra time, and a shoot-out. */
  readonly decider: boolean;
  /** Players (ids) who are injured or suspended. */
  readonly absent: readonly string[];
  /** Seats of the ground, for the attendance. */
  readonly capacity: number;
  /** Typical temperature of place and month, degrees Celsius. */
  readonly climate_c: number;
}
