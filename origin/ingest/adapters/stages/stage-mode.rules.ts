import type { RoundWords } from "./round-words.rules.ts";

export type StageMode = "points" | "knock_out";

/** A match as the shape of its stage shows it. */
export interface Meeting {
  readonly home: string;
  readonly away: string;
  /** Orders the matches; any unit. */
  readonly at: number;
  /** Goals of the whole match with a shoot-out counted as one more goal for its winner; null before the result. */
  readonly goals: readonly [home: number, away: number] | null;
}

interface Tie {
  readonly teams: readonly [string, string];
  readonly from: number;
  readonly to: number;
  /** Goals of `teams[0]` less those of `teams[1]` over all matches of the pair; null while one is open. */
  readonly lead: number | null;
}

function tiesAmong(meetings: readonly Meeting[]): Tie[] {
  const pairs = Map.groupBy(meetings, ({ home, away }) => JSON.stringify([home, away].sort()));
  const ties = [...pairs.values()].map((of): Tie => {
    const [first] = of as [Meeting, ...Meeting[]];
    const lead = of.reduce<number | null>((sum, { home, goals }) => {
      if (sum === null || goals === null) return null;
      return sum + (home === first.home ? goals[0] - goals[1] : goals[1] - goals[0]);
    }, 0);
    const days = of.map(({ at }) => at);
    return { teams: [first.home, first.away], from: Math.min(...days), to: Math.max(...days), lead };
  });
  return ties.sort((a, b) => a.to - b.to);
}

/** Share of ties that contradict a knock-out above which a stage is a table: a source may lack a shoot-out or two. */
const CONTRADICTED = 0.1;

/**
 * The mode of a stage by who meets whom. In a knock-out a beaten team only meets other beaten teams (for third place),
 * of a level tie one team goes on, and nobody has a second opponent before the first tie is over. Null
 * where nobody has two opponents yet: then both are possible.
 */
export function modeOfMeetings(meetings: readonly Meeting[]): StageMode | null {
  const ties = tiesAmong(meetings);
  const opponents = new Map<string, number>();
  for (const team of ties.flatMap(({ teams }) => teams)) opponents.set(team, (opponents.get(team) ?? 0) + 1);
  if (![...opponents.values()].some((count) => count > 1)) return null;
  const tiesOf = new Map<string, Tie[]>([...opponents.keys()].map((team) => [team, []]));
  for (const tie of ties) for (const team of tie.teams) tiesOf.get(team)?.push(tie);
  const beaten = new Set<string>();
  let contradictions = 0;
  for (const tie of ties) {
    const [one, other] = tie.teams;
    if (beaten.has(one) !== beaten.has(other)) contradictions += 1;
    const laterOf = (team: string) =>
      (tiesOf.get(team) ?? []).filter((next) => next !== tie && next.to >= tie.to);
    const goOn = tie.teams.filter((team) => laterOf(team).length > 0);
    const early = tie.teams.some((team) => laterOf(team).some((next) => next.from < tie.to));
    // Away goals, lots or a shoot-out that the source omits may decide a level tie, but one team only goes on.
    const open = (tie.lead === null && goOn.length > 0) || (tie.lead === 0 && goOn.length > 1);
    if (early || open) contradictions += 1;
    else if (tie.lead !== null && tie.lead !== 0) beaten.add(tie.lead > 0 ? other : one);
  }
  return contradictions > ties.length * CONTRADICTED ? "points" : "knock_out";
}

/**
 * The mode of a stage: clear words decide, then the shape of its matches, then other words, then the kind of the
 * competition. `shape` is of all matches of the stage but those of a clear knock-out round.
 */
export function stageMode(
  { hint, part }: Pick<RoundWords, "hint" | "part">,
  shape: StageMode | null,
  kind: "league" | "cup",
): StageMode {
  if (hint === "final_round") return "knock_out";
  if (shape === "points") return "points";
  if (hint === "table") return "points";
  if (hint === "play_off") return "knock_out";
  // The first matchdays of a league may look like ties, so only a part of its season can be a knock-out by shape.
  if (kind === "league") return part !== null && shape === "knock_out" ? "knock_out" : "points";
  return shape ?? "knock_out";
}

/** China played its league of 2020 in two groups of eight; halves of larger leagues have up to twelve. */
const LARGEST_GROUP = 12;

/**
 * The groups of a stage whose source does not name them: teams that only meet one another, in order of their first
 * match. Null unless each has three to {@link LARGEST_GROUP} teams that all meet.
 */
export function groupsOfMeetings(meetings: readonly Meeting[]): ReadonlyMap<string, number> | null {
  const met = new Map<string, Set<string>>();
  for (const { home, away } of meetings) {
    met.set(home, (met.get(home) ?? new Set()).add(away));
    met.set(away, (met.get(away) ?? new Set()).add(home));
  }
  const groupOf = new Map<string, number>();
  let groups = 0;
  for (const { home } of meetings.toSorted((a, b) => a.at - b.at)) {
    if (groupOf.has(home)) continue;
    const members = [home, ...(met.get(home) ?? [])];
    if (members.length < 3 || members.length > LARGEST_GROUP) return null;
    const isWhole = members.every(
      (team) =>
        met.get(team)?.size === members.length - 1 &&
        members.every((other) => other === team || met.get(team)?.has(other)),
    );
    if (!isWhole) return null;
    groups += 1;
    for (const team of members) groupOf.set(team, groups);
  }
  return groups > 1 ? groupOf : null;
}
