import { dateText, dayOfMs } from "#origin/demo/calendar/days.ts";
import type { DemoSource } from "#origin/demo/demo-source.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { aBatchMatch, aLeague } from "../batches/origin-batches.ts";

/** A demo world small enough for tests of its upkeep: a league a week with a match a day. */

const AHEAD = 2;
const seasonOf = (day: number): string => `league/${Math.floor(day / 7)}`;

function matchOf(day: number) {
  return aBatchMatch({
    external_id: `match-${day}`,
    match_time: day * 86_400 + 43_200,
    status_changes: [
      {
        known_at_ms: (day * 86_400 + 43_200) * 1000,
        status: "first_half",
        period_started_at_ms: null,
        score: null,
      },
      {
        known_at_ms: (day * 86_400 + 50_000) * 1000,
        status: "ended",
        period_started_at_ms: null,
        score: null,
      },
    ],
  });
}

function batchOf(day: number): Batch {
  const league = aLeague([matchOf(day)], { source: "demo", provenance: "demo" });
  const season = seasonOf(day);
  const stage = `${season}/main`;
  return {
    ...league,
    seasons: league.seasons.map((row) => ({ ...row, external_id: season, name: season })),
    stages: league.stages.map((row) => ({ ...row, external_id: stage, season })),
    stage_teams: league.stage_teams.map((row) => ({ ...row, stage })),
    matches: league.matches.map((row) => ({ ...row, season, stage })),
  };
}

/** The stub; `asked` has the requested parts. The parts of `later` are not ready at first. */
export function aDemoSource(
  identity = "stub",
  later: ReadonlySet<string> = new Set(),
): DemoSource & { readonly requestedSteps: string[] } {
  const requestedSteps: string[] = [];
  return {
    requestedSteps,
    identity,
    dayOf: dayOfMs,
    missingSteps({ started, today, done }) {
      const days = Array.from({ length: today + AHEAD - started + 1 }, (_, index) => started + index);
      const steps = days.map((day) => `${day < today - 14 ? "light" : "full"}/${dateText(day)}`);
      return steps.filter((step) => !done.has(step)).map((step) => [step]);
    },
    isLater: (step) => later.has(step),
    effortOf: () => 1,
    batchesOf(steps) {
      requestedSteps.push(...steps);
      return steps.map((step) => batchOf(dayOfMs(Date.parse(step.split("/")[1] ?? ""))));
    },
    isOnScreen: (step, today) => step === `full/${dateText(today)}`,
    seasonIds: (today) => new Set([-8, -1, 0, 7].map((days) => seasonOf(today + days))),
    comingPlaces: () => [],
  };
}
