import * as z from "zod/mini";
import type { BatchLineup, BatchPlayerStats, BatchStat } from "#origin/ingest/batch.schema.ts";
import type { StatKind } from "#shared/match/index.ts";
import { Position } from "#shared/player/index.ts";
import { wholeWithin } from "../rows.ts";
import type { People } from "../team-people.ts";
import type {
  FixtureRow,
  LineupRow,
  PlayerNumbers,
  PlayersRow,
  StatisticsRow,
} from "./api-football.schema.ts";

/** Types of `/fixtures/statistics` with a kind here; the others are left out. */
const statKindOf: Readonly<Record<string, StatKind | "expected_goals">> = {
  "Shots on Goal": "shots_on_target",
  "Shots off Goal": "shots_off_target",
  "Total Shots": "shots",
  "Blocked Shots": "blocked_shots",
  Fouls: "fouls",
  "Corner Kicks": "corners",
  Offsides: "offsides",
  "Ball Possession": "possession",
  "Yellow Cards": "yellow_cards",
  "Red Cards": "red_cards",
  "Goalkeeper Saves": "saves",
  "Total passes": "passes",
  "Passes accurate": "passes_accurate",
  expected_goals: "expected_goals",
};

type Teams = FixtureRow["teams"];

const ofSide = <Row extends { team: { id?: number | null | undefined } }>(
  rows: readonly Row[],
  id: number,
): Row | undefined => rows.find(({ team }) => team.id === id);

/** `"54%"`, `12`, `"12"`; null for none. */
function numberOf(value: number | string | null | undefined): number | null {
  const statistic = typeof value === "string" ? Number.parseFloat(value) : value;
  return typeof statistic === "number" && Number.isFinite(statistic) ? statistic : null;
}

/** Statistics of the whole match; kinds without a value for either side are left out. */
export function statsOf(rows: readonly StatisticsRow[], { home, away }: Teams): BatchStat[] {
  const statistic = (id: number, type: string) =>
    numberOf(ofSide(rows, id)?.statistics.find((one) => one.type === type)?.value);
  return Object.entries(statKindOf).flatMap(([type, kind]): BatchStat[] => {
    const [ours, theirs] = [statistic(home.id, type), statistic(away.id, type)];
    if (ours === null && theirs === null) return [];
    // Cards and the like are null before the first one; possession and expected goals are not counts.
    const none = kind === "possession" || kind === "expected_goals" ? null : 0;
    return [{ known_at_ms: null, kind, period: "full", home: ours ?? none, away: theirs ?? none }];
  });
}

/** The manual's position letters equal ours. */
const positionOf = (letter: string | null | undefined): Position | null => {
  const parsed = z.safeParse(Position, letter);
  return parsed.success ? parsed.data : null;
};

/**
 * A player's position in percent of the pitch, from the team's left and from its own goal: `grid` is line and place in
 * the line.
 */
function spotOf(grid: string | null | undefined, all: readonly (string | null | undefined)[]) {
  const [, line, place] = /^(\d+):(\d+)$/.exec(grid ?? "") ?? [];
  if (line === undefined) return { x: null, y: null };
  const spots = all.map((one) => (one ?? "").split(":").map(Number));
  const lines = Math.max(...spots.map(([row]) => row || 0));
  const wide = spots.filter(([row]) => row === Number(line)).length;
  const share = (completed: number, of: number) => Math.round(((completed - 0.5) / of) * 1000) / 10;
  return { x: share(Math.min(Number(place), wide), wide), y: share(Number(line), lines) };
}

function lineupOf(row: LineupRow, side: "home" | "away", people: People): BatchLineup {
  const team = String(row.team.id);
  const grids = row.startXI.map(({ player }) => player.grid);
  const players = [
    ...row.startXI.map(({ player }) => ({ player, starter: true })),
    ...row.substitutes.map(({ player }) => ({ player, starter: false })),
  ].flatMap(({ player, starter }): BatchLineup["players"] => {
    const shirt_number = wholeWithin(player.number, 1, 99);
    const position = positionOf(player.pos);
    const known = { ...(shirt_number && { shirt_number }), ...(position && { position }) };
    const id = people.player(player, team, known);
    if (id === null) return [];
    const spot = starter ? spotOf(player.grid, grids) : { x: null, y: null };
    return [{ player: id, shirt_number, position, starter, captain: false, ...spot }];
  });
  const once = new Map(players.map((one) => [one.player, one]));
  return {
    side,
    known_at_ms: null,
    confirmed: true,
    formation: row.formation || null,
    coach: people.coach(row.coach, team),
    players: [...once.values()],
  };
}

/** Both sides' line-ups, as far as available. */
export function lineupsOf(rows: readonly LineupRow[], teams: Teams, people: People): BatchLineup[] {
  return (["home", "away"] as const).flatMap((side) => {
    const row = ofSide(rows, teams[side].id);
    return row && row.startXI.length > 0 ? [lineupOf(row, side, people)] : [];
  });
}

function countsOf(numbers: PlayerNumbers): BatchPlayerStats["counts"] {
  const { goals, shots, passes, tackles, duels, dribbles, fouls, penalty, offsides } = numbers;
  const given = {
    goals: goals?.total,
    penalty_goals: penalty?.scored,
    assists: goals?.assists,
    saves: goals?.saves,
    shots: shots?.total,
    shots_on_target: shots?.on,
    passes: passes?.total,
    key_passes: passes?.key,
    tackles: tackles?.total,
    blocked_shots: tackles?.blocks,
    interceptions: tackles?.interceptions,
    duels: duels?.total,
    duels_won: duels?.won,
    dribbles: dribbles?.attempts,
    dribbles_succeeded: dribbles?.success,
    fouls: fouls?.committed,
    was_fouled: fouls?.drawn,
    offsides,
  };
  const counted = Object.entries(given).map(([kind, count]) => [kind, wholeWithin(count, 0, 999)] as const);
  return Object.fromEntries(counted.filter(([, count]) => count !== null));
}

/** Statistics of the players who played. */
export function playerStatsOf(rows: readonly PlayersRow[], teams: Teams, people: People): BatchPlayerStats[] {
  return (["home", "away"] as const).flatMap((side) =>
    (ofSide(rows, teams[side].id)?.players ?? []).flatMap(({ player, statistics: [numbers] }) => {
      const minutes_played = wholeWithin(numbers?.games.minutes, 0, 150);
      const id = people.player(player, String(teams[side].id));
      if (!numbers || id === null || minutes_played === null) return [];
      const rating = numberOf(numbers.games.rating);
      return [
        {
          player: id,
          side,
          known_at_ms: null,
          starter: numbers.games.substitute === false,
          minutes_played,
          rating: rating !== null && rating >= 0 && rating <= 10 ? rating : null,
          counts: countsOf(numbers),
        },
      ];
    }),
  );
}
