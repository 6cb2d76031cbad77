import type { BatchLineup, BatchStat } from "#origin/ingest/batch.schema.ts";
import type { Side } from "#shared/match/index.ts";
import { positionOf } from "../position.rules.ts";
import type { ReportedIncident } from "../reported-incidents.ts";
import { wholeWithin } from "../rows.ts";
import type { People } from "../team-people.ts";
import { cardKinds, goalKinds, statKindOf } from "./codes.table.ts";
import type { OrgMatch, OrgTeam } from "./football-data-org.schema.ts";

export const SIDES = ["home", "away"] as const;

/** A side's team in a match row. */
export const teamOf = (row: OrgMatch, side: Side): OrgTeam => (side === "home" ? row.homeTeam : row.awayTeam);

/** Kicks of a shoot-out: those that are told apart from the goals. */
function kicksOf(row: OrgMatch) {
  return (row.penalties ?? []).map(({ player, team, scored }) => ({
    ...{ team, player, other: null, minute: null, injuryTime: null },
    kind: scored === false ? ("shootout_missed" as const) : ("shootout_scored" as const),
  }));
}

/**
 * Kicks of a shoot-out among the goals: penalties after 120 minutes, where more goals are listed than were scored in
 * play (`board`), or that is unknown.
 */
function isKick(row: OrgMatch, goal: NonNullable<OrgMatch["goals"]>[number], board: Board | null): boolean {
  if (row.score.duration !== "PENALTY_SHOOTOUT" || goal.type !== "PENALTY") return false;
  const played = board && typeof board.home === "number" && typeof board.away === "number";
  const areMore = !played || (row.goals ?? []).length > Number(board.home) + Number(board.away);
  return areMore && (goal.minute ?? 120) >= 120;
}

interface Board {
  readonly home?: number | null | undefined;
  readonly away?: number | null | undefined;
}

/** Incidents of a match: goals, cards, substitutions and kicks of a shoot-out, each list in its order. */
export function reportedIncidents(row: OrgMatch, board: Board | null): ReportedIncident[] {
  const sideOf = (id: number | null | undefined) => SIDES.find((side) => teamOf(row, side).id === id);
  const kicks = kicksOf(row);
  const listed = (row.goals ?? []).filter((goal) => kicks.length === 0 || !isKick(row, goal, board));
  const goals = listed.map((goal) => ({
    ...goal,
    kind: isKick(row, goal, board)
      ? ("shootout_scored" as const)
      : (goalKinds[goal.type ?? "REGULAR"] ?? ("goal" as const)),
    player: goal.scorer,
    other: goal.assist,
  }));
  const cards = (row.bookings ?? []).map((card) => ({
    ...card,
    kind: cardKinds[card.card] ?? null,
    other: null,
  }));
  const changes = (row.substitutions ?? []).map((change) => ({
    ...change,
    kind: "substitution" as const,
    player: change.playerOut,
    other: change.playerIn,
  }));
  return [...goals, ...cards, ...changes, ...kicks].flatMap((one): ReportedIncident[] => {
    const team = sideOf(one.team?.id);
    if (!team || one.kind === null) return [];
    const { kind, minute, injuryTime: added, player, other } = one;
    return [{ kind, team, minute, added, player, other }];
  });
}

/** Both sides' line-ups, if the plan has them. */
export function lineupsOf(row: OrgMatch, people: People): BatchLineup[] {
  return SIDES.flatMap((side): BatchLineup[] => {
    const { id, lineup, bench, formation, coach } = teamOf(row, side);
    if (!lineup || lineup.length === 0) return [];
    const team = String(id);
    const listed = [
      ...lineup.map((one) => ({ one, starter: true })),
      ...(bench ?? []).map((one) => ({ one, starter: false })),
    ];
    const players = listed.flatMap(({ one, starter }): BatchLineup["players"] => {
      const shirt_number = wholeWithin(one.shirtNumber, 1, 99);
      const position = positionOf(one.position);
      const player = people.player(one, team, {
        ...(shirt_number && { shirt_number }),
        ...(position && { position }),
      });
      return player === null
        ? []
        : [{ player, shirt_number, position, starter, captain: false, x: null, y: null }];
    });
    const once = [...new Map(players.map((one) => [one.player, one])).values()];
    const trainer = people.coach(coach, team);
    return [
      {
        side,
        known_at_ms: null,
        confirmed: true,
        formation: formation || null,
        coach: trainer,
        players: once,
      },
    ];
  });
}

/** Statistics of the whole match. */
export function statsOf(row: OrgMatch): BatchStat[] {
  const statistic = (side: Side, key: string) => {
    const value = teamOf(row, side).statistics?.[key];
    return typeof value === "number" ? value : null;
  };
  return Object.entries(statKindOf).flatMap(([key, kind]): BatchStat[] => {
    const [home, away] = [statistic("home", key), statistic("away", key)];
    return home === null && away === null ? [] : [{ known_at_ms: null, kind, period: "full", home, away }];
  });
}
