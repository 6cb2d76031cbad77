import { type IncidentKind, isGoal, type Side, type VarDecision } from "#shared/match/index.ts";
import type { BatchIncident } from "../batch.schema.ts";
import { wholeWithin } from "./rows.ts";
import type { NamedPerson, People } from "./team-people.ts";

/** An incident as reported by a provider. */
export interface ReportedIncident {
  /** The provider's own id, if any. */
  readonly id?: string;
  readonly kind: IncidentKind;
  /** What a video review decided: of the review itself, or of what it took back. */
  readonly decision?: VarDecision | undefined;
  /** True if it does not count: a disallowed goal, a rescinded card. */
  readonly disallowed?: boolean | undefined;
  /** The side that the provider names. */
  readonly team: Side;
  readonly minute: number | null | undefined;
  readonly added: number | null | undefined;
  readonly player: NamedPerson | null | undefined;
  readonly other: NamedPerson | null | undefined;
}

interface Goals {
  readonly home?: number | null | undefined;
  readonly away?: number | null | undefined;
}

const otherSide = (side: Side): Side => (side === "home" ? "away" : "home");

/**
 * True if an own goal names the side that it counts for. Manuals are silent, so the score decides; failing that, the
 * named side gets the goal.
 */
function namesScoringSide(incidents: readonly ReportedIncident[], goals: Goals | null | undefined): boolean {
  const count = (side: Side, asNamed: boolean) =>
    incidents.filter(({ kind, team, disallowed }) => {
      if (!isGoal(kind) || disallowed) return false;
      return (kind === "own_goal" && !asNamed ? otherSide(team) : team) === side;
    }).length;
  const fits = (asNamed: boolean) =>
    count("home", asNamed) === goals?.home && count("away", asNamed) === goals?.away;
  return fits(true) || !fits(false);
}

const whoOf = ({ player }: ReportedIncident): string => String(player?.id ?? player?.name ?? "");

/** A second yellow reported as a yellow and a red in one minute becomes one incident. */
function withSecondYellows(incidents: readonly ReportedIncident[]): ReportedIncident[] {
  const dropped = new Set<ReportedIncident>();
  const second = new Set<ReportedIncident>();
  for (const red of incidents.filter(({ kind }) => kind === "red_card")) {
    const yellows = incidents.filter((one) => one.kind === "yellow_card" && whoOf(one) === whoOf(red));
    const last = yellows.at(-1);
    const isSame = last?.minute === red.minute && (last?.added ?? null) === (red.added ?? null);
    if (whoOf(red) === "" || !last || yellows.length < 2 || !isSame) continue;
    dropped.add(last);
    second.add(red);
  }
  return incidents.flatMap((one) =>
    dropped.has(one) ? [] : [second.has(one) ? { ...one, kind: "second_yellow" as const } : one],
  );
}

/** Stable id of an incident without one: it survives corrections of its minute or scorer. */
function nameOfIncident(one: ReportedIncident, side: Side): string {
  if (one.disallowed) return `disallowed/${one.kind}/${side}`;
  if (isGoal(one.kind)) return `goal/${side}`;
  if (one.kind === "yellow_card" || one.kind === "red_card" || one.kind === "second_yellow")
    return `card/${side}/${whoOf(one)}`;
  return one.kind === "substitution" ? `substitution/${side}/${whoOf(one)}` : `${one.kind}/${side}`;
}

/**
 * Incidents of a match in reported order. Without provider ids, a goal is identified as its side's first, second,
 * third, and a card by its player.
 */
export function incidentsOf(
  incidents: readonly ReportedIncident[],
  {
    goals,
    teams,
    people,
  }: {
    readonly goals: Goals | null | undefined;
    /** External ids of both teams. */
    readonly teams: Readonly<Record<Side, string>>;
    readonly people: People;
  },
): BatchIncident[] {
  const asNamed = namesScoringSide(incidents, goals);
  const seen = new Map<string, number>();
  return withSecondYellows(incidents).map((one) => {
    const { kind, team } = one;
    const side = kind === "own_goal" && !asNamed ? otherSide(team) : team;
    const name = nameOfIncident(one, side);
    const place = (seen.get(name) ?? 0) + 1;
    seen.set(name, place);
    const ownTeam = teams[kind === "own_goal" ? otherSide(side) : team];
    const isShootout = kind === "shootout_scored" || kind === "shootout_missed";
    return {
      external_id: one.id ?? `${name}/${place}`,
      known_at_ms: null,
      cancelled_at_ms: null,
      ...(one.disallowed && { disallowed: true }),
      ...(one.decision && { decision: one.decision }),
      kind,
      side,
      minute: isShootout ? null : wholeWithin(one.minute, 1, 120),
      added: isShootout ? null : wholeWithin(one.added, 1, 30),
      player: people.player(one.player, ownTeam),
      other_player: people.player(one.other, ownTeam),
    };
  });
}
