import { portionsOf } from "#origin/db/portions.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { demoLeagues } from "./atlas/leagues.table.ts";
import { clubsBatch, demoBatch, leaversBatch, placesBatch } from "./batches/base-batches.ts";
import { dayBatches } from "./batches/day-batches.ts";
import { newsOfDay, pastInjuries, pastMoves } from "./batches/move-batches.ts";
import { seasonFrame, seasonMatches } from "./batches/season-batches.ts";
import { oldTitles, titlesOf } from "./batches/title-batches.ts";
import { type DayNumber, dateText, dayOfText } from "./calendar/days.ts";
import { seasonEnd } from "./season/champions.ts";
import { type SeasonRef, seasonId, seasonsAt } from "./season/season-ref.ts";
import { DAYS_AHEAD, DAYS_BACK, type DemoWorld } from "./world.ts";

/** The demo world in named steps, each small enough for one cron turn; storing a step is idempotent. */

/** Days after tomorrow are announced without events; so is tomorrow until the world is complete. */
const PREVIEW_FROM = 2;

/** Number of leagues' clubs, and of seasons' names or matches, stored as one batch. */
const CLUBS_TOGETHER = 8;
const FRAMES_TOGETHER = 100;
const SEASONS_TOGETHER = 5;

/** State of a world that is being built or rolled forward. */
export interface Progress {
  /** Day on which this world began. */
  readonly started: DayNumber;
  readonly today: DayNumber;
  /** Names of the stored steps. */
  readonly done: ReadonlySet<string>;
  /** Time of storing, milliseconds UTC; by default the beginning of today. */
  readonly now_ms?: number;
}

/** Days ordered by distance from today, because readers look at those first. */
function daysByNearness(from: DayNumber, to: DayNumber, today: DayNumber): DayNumber[] {
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return days.sort((a, b) => Math.abs(a - today) - Math.abs(b - today) || b - a);
}

function stepsOfDay(day: DayNumber, { today, done }: Progress): string[] {
  const date = dateText(day);
  const [full, ahead, light] = [`full/${date}`, `ahead/${date}`, `light/${date}`];
  if (done.has(full) || done.has(light)) return [];
  if (day < today - DAYS_BACK) return [light];
  if (day <= today) return [full];
  return day < today + PREVIEW_FROM ? [ahead, full] : [ahead];
}

/** True if the start need not wait for a step. It waits for all seasons: tables without matches would be wrong. */
export const isLater = (step: string, today: DayNumber): boolean => step === `full/${dateText(today + 1)}`;

/** Fully written days that are old enough for prices and commentary to be deleted. */
const thinnedDays = ({ today, done }: Progress): string[] =>
  [...done].flatMap((step) => {
    const date = /^full\/(.+)$/.exec(step)?.[1];
    return date !== undefined && dayOfText(date) < today - DAYS_BACK ? [`thin/${date}`] : [];
  });

/** Matches of a day are over by the second day after it, extra time and shoot-outs included. */
const OVER_AFTER = 2;

/**
 * Days written while in play, whose statistics move to one row per match once they are over. Days before the world's
 * first day, except the last, were over when stored.
 */
const settledDays = ({ started, today, done }: Progress): string[] =>
  [...done].flatMap((step) => {
    const date = /^full\/(.+)$/.exec(step)?.[1];
    if (date === undefined) return [];
    const day = dayOfText(date);
    return day >= started - 1 && day <= today - OVER_AFTER ? [`settle/${date}`] : [];
  });

/** News of the days since the world began; table positions are refreshed with today's. */
function newsSteps({ started, today }: Progress): string[] {
  return Array.from({ length: today - started }, (_, index) => `news/${dateText(started + 1 + index)}`);
}

/** First day that is written day by day, in any detail. */
export const firstDayOf = ({ started }: Pick<Progress, "started">): DayNumber => started - DAYS_BACK;

/** Missing steps in storage order, {@link isLater} last; small ones are grouped into one batch. */
export function missingSteps(progress: Progress): string[][] {
  const { started, today, done } = progress;
  const { current, previous } = seasonsAt(today);
  const seasonSteps = (kind: string, refs: readonly SeasonRef[], size: number) =>
    portionsOf(missing(refs.map((ref) => `${kind}/${seasonId(ref)}`)), size);
  const missing = (steps: readonly string[]) => steps.filter((step) => !done.has(step));
  const each = (steps: readonly string[]) => missing(steps).map((step) => [step]);
  const days = daysByNearness(firstDayOf({ started }), today + DAYS_AHEAD, today);
  const daySteps = days.flatMap((day) => stepsOfDay(day, progress));
  return [
    ...each(["places"]),
    ...portionsOf(missing(demoLeagues.map(({ id }) => `clubs/${id}`)), CLUBS_TOGETHER),
    ...each(["leavers"]),
    ...seasonSteps("frame", [...current, ...previous], FRAMES_TOGETHER),
    // Current seasons before the days: they are played up to the first written day, and the days continue from there.
    ...seasonSteps("season", current, SEASONS_TOGETHER),
    ...each(daySteps.filter((step) => !isLater(step, today))),
    ...seasonSteps("season", previous, SEASONS_TOGETHER),
    ...each([
      "moves",
      "injuries",
      "titles/before",
      ...newsSteps(progress),
      ...settledDays(progress),
      ...thinnedDays(progress),
      ...daySteps.filter((step) => isLater(step, today)),
    ]),
  ];
}

/** Effort of a step, as a multiple of the smallest. */
export function effortOf(step: string): number {
  if (step.startsWith("full/")) return 40;
  return /^(ahead|season)\//.test(step) ? 5 : 1;
}

/** Steps whose matches readers may be looking at: rooms are notified of them. */
export function isOnScreen(step: string, today: DayNumber): boolean {
  const date = /^full\/(.+)$/.exec(step)?.[1];
  return date !== undefined && Math.abs(dayOfText(date) - today) <= 1;
}

function seasonOf(id: string, today: DayNumber): SeasonRef {
  const { current, previous } = seasonsAt(today);
  const ref = [...current, ...previous].find((one) => seasonId(one) === id);
  if (!ref) throw new Error(`the demo world has no season ${id}`);
  return ref;
}

/** Titles of seasons that ended the day before; titles from before the world began come with their season. */
function newTitles(world: DemoWorld, day: DayNumber): Batch {
  const { current, previous } = seasonsAt(world.today);
  const honors = [...current, ...previous].flatMap((ref) => {
    const end = seasonEnd(world, ref, day);
    return end?.lastDay === day - 1 ? titlesOf(world, ref, end) : [];
  });
  return demoBatch({ honors });
}

const LISTS = [
  "seasons",
  "stages",
  "teams",
  "stage_teams",
  "venues",
  "players",
  "coaches",
  "honors",
  "matches",
] as const;

/** Merges several batches. */
function together(batches: readonly Batch[]): Batch {
  const lists = LISTS.map((list) => [
    list,
    batches.flatMap((batch): readonly unknown[] => batch[list] ?? []),
  ]);
  return { ...demoBatch({}), ...batches[0], ...Object.fromEntries(lists) };
}

/** The batches of steps that are stored together, created one after the other. */
export function* batchesOf(
  steps: readonly string[],
  world: DemoWorld,
  progress: Pick<Progress, "started" | "now_ms">,
): Generator<Batch> {
  const [only, ...others] = steps;
  if (only === undefined) return;
  if (others.length === 0) yield* batchesOfStep(only, world, progress);
  else yield together(steps.flatMap((step) => [...batchesOfStep(step, world, progress)]));
}

function* batchesOfStep(
  step: string,
  world: DemoWorld,
  { started, now_ms }: Pick<Progress, "started" | "now_ms">,
): Generator<Batch> {
  const { today, until } = world;
  const [kind = "", ...rest] = step.split("/");
  const name = rest.join("/");
  if (kind === "places") yield placesBatch();
  else if (kind === "clubs") yield clubsBatch(world, name);
  else if (kind === "leavers") yield leaversBatch(world);
  else if (kind === "frame") yield seasonFrame(world, seasonOf(name, today));
  else if (kind === "season")
    yield seasonMatches(world, seasonOf(name, today), { from: firstDayOf({ started }), to: until });
  else if (kind === "full" || kind === "ahead" || kind === "light")
    yield* dayBatches(world, dayOfText(name), { detail: kind, now_ms });
  else if (kind === "moves") yield pastMoves(world);
  else if (kind === "injuries") yield pastInjuries(world, firstDayOf({ started }));
  else if (kind === "titles") yield oldTitles(world, seasonsAt(today).previous);
  else if (kind === "news") {
    yield newsOfDay(world, dayOfText(name));
    yield newTitles(world, dayOfText(name));
  } else if (kind !== "thin" && kind !== "settle") throw new Error(`the demo world has no part ${step}`);
}
