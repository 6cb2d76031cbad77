import type { Batch, BatchMatch, BatchSeason, BatchStage } from "#origin/ingest/batch.schema.ts";
import { DAY_SECONDS, type DayNumber } from "../calendar/days.ts";
import { SLOT_SECONDS } from "../calendar/slots.ts";
import { hasResult } from "../course/disruption.ts";
import { decideMatch } from "../goals.ts";
import { createScorers, endOfRun, lastDayOf, seasonEnd } from "../season/champions.ts";
import type { CupMatch } from "../season/cup-groups.ts";
import { meetingOf } from "../season/league-run.ts";
import type { Meeting } from "../season/match-maker.ts";
import { nameOfSeason, type SeasonRef, seasonId } from "../season/season-ref.ts";
import type { DemoWorld } from "../world.ts";
import { demoBatch } from "./base-batches.ts";
import { lightCourse, noCourse } from "./light-match.ts";
import { type MatchPlace, matchRow, ranksOf } from "./match-row.ts";
import { titlesOf } from "./title-batches.ts";

/** Seasons with their matches outside the fully written days. */

const GROUPS = "groups";
const TIES = "ties";
const MAIN = "main";

/** Matches of these days are written with their days, not with their season. */
export interface DaysApart {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

const stageId = (season: string, stage: string): string => `${season}/${stage}`;

export const leaguePlace = (season: string, round: number): MatchPlace => ({
  season,
  stage: stageId(season, MAIN),
  round: String(round),
  group: null,
});

export const cupPlace = (season: string, { round, group }: CupMatch): MatchPlace => ({
  season,
  stage: stageId(season, group === null ? TIES : GROUPS),
  round,
  group,
});

export const friendlyPlace = (season: string): MatchPlace => ({
  season,
  stage: stageId(season, MAIN),
  round: null,
  group: null,
});

function stagesOf(ref: SeasonRef): BatchStage[] {
  const season = seasonId(ref);
  const stage = (id: string, name: string, mode: BatchStage["mode"], order: number): BatchStage => ({
    external_id: stageId(season, id),
    season,
    name,
    mode,
    order,
    promotions: [],
  });
  if (ref.kind === "league")
    return [{ ...stage(MAIN, "Mùa giải chính", "points", 1), promotions: [...ref.competition.promotions] }];
  if (ref.kind === "friendlies") return [stage(MAIN, "Giao hữu", "knock_out", 1)];
  const ties = stage(TIES, "Vòng đấu loại trực tiếp", "knock_out", ref.competition.groups === null ? 1 : 2);
  if (ref.competition.groups === null) return [ties];
  const groups = stage(GROUPS, "Vòng bảng", "points", 1);
  return [{ ...groups, promotions: [{ id: "next_round", positions: [1, 2] }] }, ties];
}

function stageTeams(world: DemoWorld, ref: SeasonRef): Batch["stage_teams"] {
  const season = seasonId(ref);
  const row = (stage: string, team: string, group: string | null) => ({
    stage: stageId(season, stage),
    team,
    group,
    deducted_points: 0,
  });
  if (ref.kind === "league") return world.clubsOf(ref.competition.id).map(({ id }) => row(MAIN, id, null));
  if (ref.kind === "friendlies") return [];
  const { groups } = world.cupEdition(ref.competition.id, ref.year);
  return [...groups].flatMap(([group, clubs]) => clubs.map(({ id }) => row(GROUPS, id, group)));
}

/** A season's name, stages and teams. */
export function seasonFrame(world: DemoWorld, ref: SeasonRef): Batch {
  const tie_break_rule: BatchSeason["tie_break_rule"] =
    ref.kind === "league" ? ref.competition.tieBreakRule : "champions_league";
  const season = {
    external_id: seasonId(ref),
    competition: ref.competition.id,
    name: nameOfSeason(ref),
    tie_break_rule,
  };
  return demoBatch({ seasons: [season], stages: stagesOf(ref), stage_teams: stageTeams(world, ref) });
}

const timeOf = (world: DemoWorld, { id, day }: Pick<Meeting, "id" | "day">): number =>
  day * DAY_SECONDS + world.days.slotOf(id, day) * SLOT_SECONDS;

/** Results of a league's season before a day, and its titles if it was over by then. */
function playedMatches(world: DemoWorld, ref: SeasonRef, before: DayNumber): Partial<Batch> {
  const season = seasonId(ref);
  const run = world.startRun(ref.competition.id, ref.year);
  const scorers = createScorers();
  const matches: BatchMatch[] = [];
  for (const match of run.playUntil(before - 1)) {
    const { meeting, round, plan, result, places } = match;
    scorers.add(match);
    matches.push({
      ...matchRow(meeting, leaguePlace(season, round), plan.match_time, result !== null),
      ...ranksOf(meeting, places),
      ...lightCourse(plan, result),
    });
  }
  const lastDay = lastDayOf(world, ref);
  if (lastDay === null || lastDay >= before) return { matches };
  const end = endOfRun(world.clubsOf(ref.competition.id), run, scorers, lastDay);
  return { matches, honors: end ? titlesOf(world, ref, end) : [] };
}

function leagueRows(world: DemoWorld, ref: SeasonRef, apart: DaysApart): Partial<Batch> {
  const season = seasonId(ref);
  const { matches = [], ...titles } = playedMatches(world, ref, apart.from);
  const coming = world
    .leagueSeason(ref.competition.id, ref.year)
    .filter(({ day }) => day > apart.to)
    .map((match): BatchMatch => {
      const meeting = meetingOf(match, ref.year);
      const place = leaguePlace(season, match.round);
      return { ...matchRow(meeting, place, timeOf(world, match), true), ...noCourse };
    });
  return { matches: [...matches, ...coming], ...titles };
}

/** An ended match of a cup. */
function lightCupMatch(world: DemoWorld, season: string, match: CupMatch): BatchMatch {
  const { meeting } = match;
  const plan = world.maker.planOf(meeting, world.days.slotOf(meeting.id, meeting.day), []);
  const result = hasResult(plan) ? decideMatch(plan) : null;
  return {
    ...matchRow(meeting, cupPlace(season, match), plan.match_time, result !== null),
    ...lightCourse(plan, result),
  };
}

function cupRows(world: DemoWorld, ref: SeasonRef, apart: DaysApart): Partial<Batch> {
  const season = seasonId(ref);
  const matches = world.cupEdition(ref.competition.id, ref.year).matches.flatMap((match): BatchMatch[] => {
    const { meeting } = match;
    if (meeting.day < apart.from) return [lightCupMatch(world, season, match)];
    if (meeting.day <= apart.to) return [];
    const row = matchRow(meeting, cupPlace(season, match), timeOf(world, meeting), true);
    return [{ ...row, ...noCourse }];
  });
  const end = seasonEnd(world, ref, apart.from);
  return { matches, honors: end ? titlesOf(world, ref, end) : [] };
}

/** A season's matches outside some days: results before them, fixtures after them; and its titles. */
export function seasonMatches(world: DemoWorld, ref: SeasonRef, apart: DaysApart): Batch {
  if (ref.kind === "friendlies") return demoBatch({});
  return demoBatch(ref.kind === "league" ? leagueRows(world, ref, apart) : cupRows(world, ref, apart));
}
