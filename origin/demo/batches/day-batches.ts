import type { Batch, BatchAbsence, BatchMatch } from "#origin/ingest/batch.schema.ts";
import { DAY_SECONDS, type DayNumber, yearOf } from "../calendar/days.ts";
import type { DemoClub } from "../club.ts";
import { type DemoCourse, playMatch } from "../course/course.ts";
import { hasResult } from "../course/disruption.ts";
import { decideMatch } from "../goals.ts";
import type { DemoMatchPlan } from "../match-plan.ts";
import { demoCompanies } from "../prices/companies.table.ts";
import { priceMatch } from "../prices/price-match.ts";
import type { Meeting } from "../season/match-maker.ts";
import type { Suspension } from "../season/suspensions.ts";
import type { DemoWorld } from "../world.ts";
import { demoBatch } from "./base-batches.ts";
import { lightCourse, noCourse } from "./light-match.ts";
import { type MatchPlace, matchRow, ranksOf } from "./match-row.ts";
import { cupPlace, friendlyPlace, leaguePlace } from "./season-batches.ts";

/** A match of a day, ready to be written. */
export interface DayMatch {
  readonly meeting: Meeting;
  readonly place: MatchPlace;
  readonly plan: DemoMatchPlan;
  readonly ranks: Pick<BatchMatch, "home_rank" | "away_rank">;
  readonly absences: readonly BatchAbsence[];
}

/** A match that began this long ago is over, extra time and readers' delay included. */
const LONGEST_MATCH_SECONDS = 4 * 3600;

/** Days for which all companies' prices are kept; earlier ones keep four (season-prices.ts covers seasons). */
const ALL_PRICES_DAYS = 3;
const leading = demoCompanies.filter(({ hot }) => hot);

/** Matches per batch: some megabytes, far below the limit of a D1 transaction. */
const MATCHES_PER_BATCH = 32;

/** A suspended player is listed as missing on the match day; the suspension is not known before the card was shown. */
function suspensionRow(
  club: DemoClub,
  day: DayNumber,
  { player, reason, shownOn }: Suspension,
): BatchAbsence {
  return {
    external_id: `${player.id}/${day}/suspended`,
    player: player.id,
    team: club.id,
    kind: "suspended",
    reason,
    since: day * DAY_SECONDS,
    until: (day + 1) * DAY_SECONDS - 1,
    known_at_ms: (shownOn + 1) * DAY_SECONDS * 1000,
  };
}

function leagueMatches(world: DemoWorld, day: DayNumber): DayMatch[] {
  const seasons = new Map(world.days.leagueMatches(day).map((one) => [`${one.league}/${one.year}`, one]));
  return [...seasons].flatMap(([season, { league, year }]) => {
    const window = world.leagueWindow(league, year);
    // Future matches use today's knowledge.
    const places = window.placesBefore(Math.min(day, world.today));
    return window.matchesOn(day).map(({ meeting, round, plan, suspended }) => ({
      meeting,
      plan,
      place: leaguePlace(season, round),
      ranks: ranksOf(meeting, places),
      absences: [
        ...suspended.home.map((one) => suspensionRow(meeting.home, day, one)),
        ...suspended.away.map((one) => suspensionRow(meeting.away, day, one)),
      ],
    }));
  });
}

function cupMatches(world: DemoWorld, day: DayNumber): DayMatch[] {
  return world.days.cupMatches(day).map(({ edition, match }) => ({
    meeting: match.meeting,
    place: cupPlace(`${edition.cup.id}/${edition.year}`, match),
    plan: world.maker.planOf(match.meeting, world.days.slotOf(match.meeting.id, day), []),
    ranks: {},
    absences: [],
  }));
}

function friendlies(world: DemoWorld, day: DayNumber): DayMatch[] {
  const season = yearOf(day);
  return world.days.friendlies(day).map(({ id, series, home, away, slot }) => {
    const where = { abroad: true, decider: false, neutralGround: null };
    const meeting = { id, day, home, away, season, ...where };
    return {
      meeting,
      place: friendlyPlace(`${series.id}/${season}`),
      plan: world.maker.planOf(meeting, slot, []),
      ranks: {},
      absences: [],
    };
  });
}

/** Level of detail of a day's matches. */
export type DayDetail = "full" | "ahead" | "light";

interface Writing {
  readonly detail: DayDetail;
  /** Time of writing, milliseconds UTC; by default the beginning of the world's today. */
  readonly now_ms?: number | undefined;
}

function write(
  world: DemoWorld,
  { meeting, place, plan, ranks }: DayMatch,
  { detail, now_ms = world.today * DAY_SECONDS * 1000 }: Writing,
): BatchMatch {
  const result = detail === "light" && hasResult(plan) ? decideMatch(plan) : null;
  const row = {
    ...matchRow(meeting, place, plan.match_time, detail !== "light" || result !== null),
    ...ranks,
  };
  if (detail === "light") return { ...row, ...lightCourse(plan, result) };
  if (detail === "ahead") return { ...row, ...noCourse, prices: priceMatch(plan, noCourse, "past") };
  // Running statistics are needed only during play; price histories until the day is over.
  const isPlayed = plan.match_time * 1000 < now_ms - LONGEST_MATCH_SECONDS * 1000;
  const isOver = plan.match_time < world.today * DAY_SECONDS - LONGEST_MATCH_SECONDS;
  const course = playMatch(plan, isPlayed ? "final" : "running");
  const companies = meeting.day < world.today - ALL_PRICES_DAYS ? leading : demoCompanies;
  const prices = priceMatch(plan, course, isOver ? "past" : "live", companies);
  return { ...row, ...(isPlayed ? inSums(course) : course), prices };
}

/** The course of an ended match, with its statistics in one row, if it has any. */
function inSums(course: DemoCourse): DemoCourse & Pick<BatchMatch, "figures"> {
  const { stats, player_stats } = course;
  const known_at_ms = stats.at(-1)?.known_at_ms;
  if (typeof known_at_ms !== "number") return course;
  // Empty lists delete the running statistics that an interrupted turn stored.
  return { ...course, stats: [], player_stats: [], figures: { known_at_ms, stats, players: player_stats } };
}

/** Injuries of all club players that begin within some days. */
export function injuryRows(world: DemoWorld, from: DayNumber, to: DayNumber): BatchAbsence[] {
  const { maker } = world;
  return world.clubs.flatMap((club) =>
    maker
      .injuriesOf(maker.squadOf(club, to))
      .filter(({ since }) => since >= from && since <= to)
      .map(({ id, member, kind, reason, since, until, openEnded }) => ({
        external_id: id,
        player: member.id,
        team: club.id,
        kind,
        reason,
        since: since * DAY_SECONDS,
        until: openEnded && until > world.today ? null : until * DAY_SECONDS - 1,
        known_at_ms: since * DAY_SECONDS * 1000,
      })),
  );
}

/** Every match of a day. */
export const matchesOfDay = (world: DemoWorld, day: DayNumber): DayMatch[] => [
  ...leagueMatches(world, day),
  ...cupMatches(world, day),
  ...friendlies(world, day),
];

/** A day's matches in batches: `full` everything, `ahead` what is known beforehand, `light` only outcomes. */
export function* dayBatches(world: DemoWorld, day: DayNumber, writing: Writing): Generator<Batch> {
  const { detail } = writing;
  const matches =
    detail === "light" ? [...leagueMatches(world, day), ...cupMatches(world, day)] : matchesOfDay(world, day);
  const absences = [...matches.flatMap((match) => match.absences), ...injuryRows(world, day, day)];
  for (let index = 0; index < matches.length; index += MATCHES_PER_BATCH) {
    const portion = matches.slice(index, index + MATCHES_PER_BATCH);
    const rows = portion.map((match) => write(world, match, writing));
    yield demoBatch({ matches: rows, ...(index === 0 ? { absences } : {}) });
  }
}
