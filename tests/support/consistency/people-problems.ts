import { isDeepStrictEqual } from "node:util";
import type { SideLineup } from "#shared/lineup/lineup.schema.ts";
import { runningMinute, type Side, type StatKind } from "#shared/match/index.ts";
import type { PlayerCount, PlayerMatchStats } from "#shared/player/index.ts";
import { entriesOf } from "#shared/record/typed-record.ts";
import type { MatchAnswers } from "./match-answers.ts";
import {
  isSettled,
  minutesSoFar,
  rivalOf,
  SIDES,
  type SourceOfMatch,
  standing,
  statOf,
} from "./match-facts.ts";
import { Problems, sum } from "./problems.ts";

/** Contradictions between line-ups, players, incidents and the statistics of their teams. */

const SUBSETS: readonly (readonly [subset: PlayerCount, whole: PlayerCount])[] = [
  ["penalty_goals", "goals"],
  ["goals", "shots_on_target"],
  ["shots_on_target", "shots"],
  ["hit_woodwork", "shots"],
  ["passes_accurate", "passes"],
  ["crosses_accurate", "crosses"],
  ["long_balls_accurate", "long_balls"],
  ["crosses", "passes"],
  ["dribbles_succeeded", "dribbles"],
  ["duels_won", "duels"],
  ["key_passes", "passes"],
  ["assists", "key_passes"],
];

/**
 * Statistics of a team that are the sum of its players' counts of the same name. The others: red cards are those of
 * both kinds; a blocked shot is the rivals' count, as a foul belongs to the fouled player; an own goal is a goal of the
 * other side; corners, attacks, throw-ins, free kicks, goal kicks, shots off target and possession belong to no player.
 */
const SUMMED = [
  "shots",
  "shots_on_target",
  "hit_woodwork",
  "fouls",
  "offsides",
  "saves",
  "yellow_cards",
  "passes",
  "passes_accurate",
  "tackles",
  "interceptions",
  "clearances",
] as const satisfies readonly (StatKind & PlayerCount)[];

/** Injuries without a substitute leave a minute more than the sum of the minutes. */
const ROUNDED_MINUTES = 1;

function problemsOfPlayer(one: PlayerMatchStats, answers: MatchAnswers, source: SourceOfMatch): string[] {
  const { incidents } = answers.detail;
  const odd = new Problems(one.player.name);
  for (const [subset, whole] of SUBSETS) odd.atMost(subset, one[subset], one[whole]);
  odd.atMost("minutes played", one.minutes_played, minutesSoFar(answers));
  const own = (key: "player" | "other_player", ...kinds: Parameters<typeof standing>[2][]) =>
    SIDES.flatMap((side) => standing(incidents, side, ...kinds)).filter(
      (incident) => incident[key]?.id === one.player.id,
    ).length;
  const incidentCounts = [
    ["goals", own("player", "goal", "penalty_goal")],
    ["penalty_goals", own("player", "penalty_goal")],
    ["assists", own("other_player", "goal", "penalty_goal")],
    ["yellow_cards", own("player", "yellow_card")],
    ["second_yellow_cards", own("player", "second_yellow")],
    ["red_cards", own("player", "red_card")],
  ] as const;
  for (const [count, incidentCount] of incidentCounts) {
    if (isSettled(answers, source)) odd.same(`${count} among incidents`, incidentCount, one[count]);
    else if (source.whole) odd.atMost(`${count} among players`, one[count], incidentCount);
  }
  const cameOn = own("other_player", "substitution");
  if (source.whole && one.starter === false && cameOn === 0 && (one.minutes_played ?? 0) > 0)
    odd.add(`${one.minutes_played} minutes of a substitute who did not come on`);
  if (source.whole && one.starter === true && cameOn > 0) odd.add("came on, and was there from the start");
  return odd.list;
}

/** Contradictions between a team's statistics and those of its players. */
function problemsOfSums(
  side: Side,
  players: readonly PlayerMatchStats[],
  answers: MatchAnswers,
  source: SourceOfMatch,
): string[] {
  const { stats, incidents } = answers.detail;
  const odd = new Problems(side);
  const isEqual = isSettled(answers, source);
  const total = (...counts: readonly PlayerCount[]) =>
    sum(players.flatMap((one) => counts.map((count) => one[count] ?? 0)));
  const compare = (what: string, players: number, team: number | null, equal: boolean) =>
    equal ? odd.same(what, players, team) : odd.atMost(what, players, team);
  for (const kind of SUMMED)
    compare(`${kind} of all players`, total(kind), statOf(stats, kind, side), isEqual);
  const red = total("red_cards", "second_yellow_cards");
  compare("red cards of all players", red, statOf(stats, "red_cards", side), isEqual);
  const rivals = answers.players.teams
    .flatMap((team) => team.players)
    .filter((one) => one.side === rivalOf(side));
  const blocked = sum(rivals.map((one) => one.blocked_shots ?? 0));
  compare("shots that the rivals blocked", blocked, statOf(stats, "blocked_shots", side), isEqual);
  const fouled = sum(rivals.map((one) => one.was_fouled ?? 0));
  if (source.inStep) compare("fouls against the rivals", fouled, statOf(stats, "fouls", side), isEqual);
  const goals = standing(incidents, side, "goal", "penalty_goal").length;
  compare("goals of all players", total("goals"), goals, isEqual);
  const starters = players.filter(({ starter }) => starter === true).length;
  if (source.whole && starters !== 11) odd.add(`${starters} starters among the players`);
  const minutes = sum(players.map(({ minutes_played }) => minutes_played ?? 0));
  const cameOn = standing(incidents, side, "substitution").length;
  odd.atMost("minutes of all players", minutes, 11 * minutesSoFar(answers) + cameOn * ROUNDED_MINUTES);
  if (isEqual && isClockKnown(answers)) {
    const of = minutesOfSide(side, answers);
    const off = standing(incidents, side, "second_yellow", "red_card").length;
    odd.atMost("minutes of the match", of, minutes);
    // The first minute counts until it is over.
    if (of > 0) odd.atMost("minutes of all players", minutes, of + (cameOn + off) * ROUNDED_MINUTES);
  }
  return odd.list;
}

/** In an interruption, in breaks of overtime and after an abandoned match, the responses do not have the minute. */
const isClockKnown = ({ nowMs, detail: { match } }: MatchAnswers): boolean =>
  runningMinute(match, nowMs / 1000) !== null || match.status === "half_time" || match.status === "ended";

/** Minutes that eleven players of a side have played, less those missed by players sent off. */
function minutesOfSide(side: Side, answers: MatchAnswers): number {
  // Changes of half-time are written as of minute 46 and count from the 45th.
  const played = (minute: number) => (minute === 46 ? 45 : minute);
  const running = runningMinute(answers.detail.match, answers.nowMs / 1000);
  const isRunning = running !== null && running.added === 0;
  const now = played(minutesSoFar(answers) - (isRunning ? 1 : 0));
  const off = standing(answers.detail.incidents, side, "second_yellow", "red_card");
  return 11 * now - sum(off.map(({ minute }) => Math.max(0, now - played(minute ?? 0))));
}

function problemsOfLineup(
  side: Side,
  { players, absences }: SideLineup,
  answers: MatchAnswers,
  { whole }: SourceOfMatch,
): string[] {
  const odd = new Problems(`${side}: line-up`);
  const { incidents } = answers.detail;
  const ids = new Set(players.map(({ player }) => player.id));
  const starters = players.filter(({ starter }) => starter);
  if (ids.size < players.length) odd.add("a player twice");
  if (whole && starters.length !== 11) odd.add(`${starters.length} starters`);
  if (whole && players.filter(({ captain }) => captain).length !== 1) odd.add("not one captain");
  for (const { player } of absences) {
    if (ids.has(player.id)) odd.add(`${player.name} plays and is missing`);
  }
  for (const { player, incidents: own } of players) {
    if (!own.every((incident) => incidents.some((one) => isDeepStrictEqual(one, incident))))
      odd.add(`${player.name} has an incident that the match has not`);
  }
  const on = new Set(starters.map(({ player }) => player.id));
  for (const { kind, player, other_player, minute } of incidents.filter((one) => one.side === side)) {
    const left = player?.id ?? null;
    if (kind === "second_yellow" || kind === "red_card") {
      if (left !== null) on.delete(left);
    }
    if (kind !== "substitution" || !whole) continue;
    if (left === null || !on.delete(left))
      odd.add(`${player?.name} goes off in minute ${minute} and was not on`);
    const came = other_player?.id ?? null;
    if (came === null || !ids.has(came) || on.has(came))
      odd.add(`${other_player?.name} comes on in minute ${minute} and is not on the bench`);
    else on.add(came);
  }
  return odd.list;
}

/** Contradictions between the players of a match and the same match on each player's own page. */
function problemsOfAppearances({ players, appearances }: MatchAnswers): string[] {
  const odd = new Problems("own page");
  const listed = new Map(players.teams.flatMap((team) => team.players).map((one) => [one.player.id, one]));
  for (const { player, ...own } of appearances ?? []) {
    const listedStats = listed.get(player.id);
    for (const [name, value] of entriesOf<keyof typeof own, unknown>(own))
      if (value !== listedStats?.[name])
        odd.add(`${player.name}: ${name} ${value}, not ${listedStats?.[name]}`);
  }
  return odd.list;
}

/** Contradictions between players, line-ups, incidents and statistics of teams. */
export function problemsOfPeople(answers: MatchAnswers, source: SourceOfMatch): string[] {
  const { lineup, players } = answers;
  const all = players.teams.flatMap((team) => team.players);
  const odd = new Problems("players");
  const ratings = all.flatMap(({ rating }) => rating ?? []);
  const highest = ratings.length > 0 ? Math.max(...ratings) : null;
  const best = all.find(({ player }) => player.id === players.best_player_id)?.rating ?? null;
  if (best !== highest) odd.add(`the best is rated ${best}, others ${highest}`);
  if (source.inStep) {
    const total = (count: PlayerCount, ...of: readonly Side[]) =>
      sum(all.map((one) => (of.includes(one.side) ? (one[count] ?? 0) : 0)));
    odd.same("duels of both sides", total("duels", "home"), total("duels", "away"));
    odd.same("duels won by either side", total("duels_won", ...SIDES), total("duels", "home"));
  }
  const sides = SIDES.flatMap((side) => {
    const own = all.filter((one) => one.side === side);
    const listed = lineup?.[side];
    const inLineup = listed?.players ?? [];
    for (const { player, starter, rating } of own) {
      const place = inLineup.find((one) => one.player.id === player.id);
      if (!place && inLineup.length > 0) odd.add(`${player.name} is in no line-up`);
      if (!place) continue;
      if (starter !== null && place.starter !== starter) odd.add(`${player.name} starts in one list alone`);
      odd.same(`${player.name} is rated`, place.rating, rating);
    }
    return [
      ...own.flatMap((one) => problemsOfPlayer(one, answers, source)),
      ...(own.length > 0 ? problemsOfSums(side, own, answers, source) : []),
      ...(listed && inLineup.length > 0 ? problemsOfLineup(side, listed, answers, source) : []),
    ];
  });
  return [...odd.list, ...problemsOfAppearances(answers), ...sides];
}
