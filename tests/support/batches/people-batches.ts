import type {
  BatchAbsence,
  BatchCoach,
  BatchHonor,
  BatchLineup,
  BatchPlayer,
  BatchPlayerStats,
  BatchTransfer,
} from "#origin/ingest/batch.schema.ts";
import { aBatchMatch, atMinute, KICK_OFF } from "./origin-batches.ts";

/** Builders of people of the builders' league, and of their events. */

/** A whole squad of a team: `hanoi-1`, the goalkeeper, to `hanoi-18`. */
export function aSquad(team: string, size = 18): BatchPlayer[] {
  return Array.from({ length: size }, (_, index) => ({
    external_id: `${team}-${index + 1}`,
    name: `${team} ${index + 1}`,
    team,
    shirt_number: index + 1,
    position: index === 0 ? "G" : index < 5 ? "D" : index < 9 ? "M" : "F",
  }));
}

/** The head coach `park` of `hanoi`. */
export function aCoach(fields: Partial<BatchCoach> = {}): BatchCoach {
  return { external_id: "park", name: "Park Sung Min", kind: "head", team: "hanoi", ...fields };
}

/** `ha-long` comes from `hue` to `hanoi`, ten days before {@link KICK_OFF}. */
export function aTransfer(fields: Partial<BatchTransfer> = {}): BatchTransfer {
  return {
    external_id: "t1",
    player: "ha-long",
    kind: "transfer",
    from: "hue",
    to: "hanoi",
    at: KICK_OFF - 10 * 86_400,
    fee: { amount: 250_000, currency: "EUR" },
    description: null,
    ...fields,
  };
}

/** `hanoi` won the league of 2025. */
export function anHonor(fields: Partial<BatchHonor> = {}): BatchHonor {
  return {
    subject: "team",
    of: "hanoi",
    name: "Champion",
    season_name: "2025",
    competition: "v",
    season: null,
    ...fields,
  };
}

/** `ha-long` has been injured since two days before {@link KICK_OFF}, for an unknown time. */
export function anAbsence(fields: Partial<BatchAbsence> = {}): BatchAbsence {
  return {
    external_id: "a1",
    player: "ha-long",
    team: "hanoi",
    kind: "injured",
    reason: "Ankle",
    since: KICK_OFF - 2 * 86_400,
    until: null,
    known_at_ms: atMinute(-2 * 1440),
    ...fields,
  };
}

type LineupPlayers = BatchLineup["players"];

/** Eleven starters and seven substitutes of {@link aSquad}, in a 4-4-2. */
export function lineupPlayers(team: string): LineupPlayers {
  return aSquad(team).map(({ external_id, shirt_number, position }, index) => ({
    player: external_id,
    shirt_number: shirt_number ?? null,
    position: position ?? null,
    starter: index < 11,
    captain: index === 4,
    x: index < 11 ? 50 : null,
    y: index < 11 ? index * 9 : null,
  }));
}

/** The confirmed line-up of `hanoi`, the home side of {@link aBatchMatch}, an hour before kick-off. */
export function aLineup(fields: Partial<BatchLineup> = {}): BatchLineup {
  return {
    side: "home",
    known_at_ms: atMinute(-60),
    confirmed: true,
    formation: "4-4-2",
    coach: null,
    players: lineupPlayers(fields.side === "away" ? "hue" : "hanoi"),
    ...fields,
  };
}

/** The match of the home striker `hanoi-10`, as counted at its end. */
export function somePlayerStats(fields: Partial<BatchPlayerStats> = {}): BatchPlayerStats {
  return {
    player: "hanoi-10",
    side: "home",
    known_at_ms: atMinute(108),
    starter: true,
    minutes_played: 90,
    rating: 7.4,
    counts: { goals: 1, shots: 4, shots_on_target: 2, passes: 21, passes_accurate: 17 },
    ...fields,
  };
}
