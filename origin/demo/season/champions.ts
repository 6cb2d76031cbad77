import type { DayNumber } from "../calendar/days.ts";
import type { DemoClub } from "../club.ts";
import { createRandom } from "../random.ts";
import type { DemoWorld } from "../world.ts";
import type { LeagueMatch, LeagueRun } from "./league-run.ts";
import type { SeasonRef } from "./season-ref.ts";

/** Outcome of a season. */
export interface SeasonEnd {
  readonly lastDay: DayNumber;
  readonly first: DemoClub;
  readonly second: DemoClub | null;
  /** External id of the top scorer; null for cups. */
  readonly topScorer: string | null;
}

/** Counts goals while a league's season is played. */
export interface Scorers {
  add(match: LeagueMatch): void;
  /** External id of the top scorer; null without goals. */
  best(): string | null;
}

export function createScorers(): Scorers {
  const goals = new Map<string, number>();
  return {
    add({ result }) {
      for (const { kind, player } of result?.goals ?? []) {
        if (kind !== "own_goal") goals.set(player.id, (goals.get(player.id) ?? 0) + 1);
      }
    },
    best() {
      const ranked = [...goals].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
      return ranked[0]?.[0] ?? null;
    },
  };
}

/** The last day of a season that is over by a day; null for one that is not. */
export function lastDayOf(world: DemoWorld, ref: SeasonRef): DayNumber | null {
  if (ref.kind === "friendlies") return null;
  if (ref.kind === "league") return world.leagueSeason(ref.competition.id, ref.year).at(-1)?.day ?? null;
  const { winner, matches } = world.cupEdition(ref.competition.id, ref.year);
  return winner ? (matches.at(-1)?.meeting.day ?? null) : null;
}

/** Outcome of a league season that `run` has fully played. */
export function endOfRun(
  clubs: readonly DemoClub[],
  run: LeagueRun,
  scorers: Scorers,
  lastDay: DayNumber,
): SeasonEnd | null {
  const places = run.table.places();
  const at = (place: number) => clubs.find(({ id }) => places?.get(id) === place) ?? null;
  const first = at(1);
  return first && { lastDay, first, second: at(2), topScorer: scorers.best() };
}

/** Replays a league's season for its outcome. */
function endOfLeague(world: DemoWorld, ref: SeasonRef, lastDay: DayNumber): SeasonEnd | null {
  const run = world.startRun(ref.competition.id, ref.year);
  const scorers = createScorers();
  for (const match of run.playUntil(lastDay)) scorers.add(match);
  return endOfRun(world.clubsOf(ref.competition.id), run, scorers, lastDay);
}

/** Outcome of a season that is over before a day; null for others. */
export function seasonEnd(world: DemoWorld, ref: SeasonRef, before: DayNumber): SeasonEnd | null {
  const lastDay = lastDayOf(world, ref);
  if (lastDay === null || lastDay >= before) return null;
  if (ref.kind === "league") return endOfLeague(world, ref, lastDay);
  const { winner, matches } = world.cupEdition(ref.competition.id, ref.year);
  const final = matches.at(-1)?.meeting;
  if (!winner || !final) return null;
  return { lastDay, first: winner, second: final.home === winner ? final.away : final.home, topScorer: null };
}

/** Winner of a season before the stored ones: random, weighted by strength. */
export function championLongAgo(world: DemoWorld, ref: SeasonRef): DemoClub | null {
  if (ref.kind === "friendlies") return null;
  const entered =
    ref.kind === "league"
      ? world.clubsOf(ref.competition.id)
      : ref.competition.entrants.flatMap(([league]) => world.clubsOf(league));
  const random = createRandom(`${world.seed}/${ref.competition.id}/${ref.year}/champion`);
  const luck = entered.map((club) => ({ club, key: club.strength + random.normal(0, 0.5) }));
  return luck.sort((a, b) => b.key - a.key)[0]?.club ?? null;
}
