import type { DemoCourse } from "#origin/demo/course/course.ts";
import { disruptionOf } from "#origin/demo/course/disruption.ts";
import type { DemoMatchPlan } from "#origin/demo/match-plan.ts";
import type { BatchIncident, BatchPlayerStats } from "#origin/ingest/batch.schema.ts";
import { breaks } from "#origin/ingest/replay/periods.ts";
import {
  boardScore,
  foldStates,
  isGoal,
  type MatchState,
  runningMinute,
  STAT_KINDS,
  type StatKind,
} from "#shared/match/index.ts";
import { PLAYER_COUNTS, type PlayerCount } from "#shared/player/index.ts";
import { knownMs } from "../demo/demo-courses.ts";
import { aDemoPlan } from "../demo/demo-plans.ts";

/**
 * Faults in the course of a demo match: contradictions at one time between its score, incidents, statistics, players
 * and commentary.
 */

const SIDES = ["home", "away"] as const;
type SideName = (typeof SIDES)[number];
type Pair = Record<SideName, number>;
const rivalOf = (side: SideName): SideName => (side === "home" ? "away" : "home");

const MINUTE_MS = 60_000;
/** A whole side is written at once, not only the players of one event. */
const WHOLE_SIDE = 11;

/** Player statistics that add up to a statistic of their team. */
const OWN: readonly (readonly [StatKind, readonly PlayerCount[]])[] = [
  ["shots", ["shots"]],
  ["shots_on_target", ["shots_on_target"]],
  ["fouls", ["fouls"]],
  ["offsides", ["offsides"]],
  ["saves", ["saves"]],
  ["yellow_cards", ["yellow_cards"]],
  ["red_cards", ["second_yellow_cards", "red_cards"]],
  ["hit_woodwork", ["hit_woodwork"]],
];
const WORK = ["passes", "passes_accurate", "tackles", "interceptions", "clearances"] as const;
const FLOWING: readonly StatKind[] = [...WORK, "attacks", "dangerous_attacks", "throw_ins"];

const NO_MORE_THAN: readonly (readonly [PlayerCount, PlayerCount])[] = [
  ["penalty_goals", "goals"],
  ["goals", "shots_on_target"],
  ["shots_on_target", "shots"],
  ["assists", "key_passes"],
  ["key_passes", "passes_accurate"],
  ["passes_accurate", "passes"],
  ["crosses", "passes"],
  ["crosses_accurate", "crosses"],
  ["long_balls_accurate", "long_balls"],
  ["dribbles_succeeded", "dribbles"],
  ["duels_won", "duels"],
];

/** Statistics that a goal taken back by VAR lowers. */
const UNDONE: ReadonlySet<string> = new Set(["goals", "shots", "shots_on_target"]);

const CARDS = { yellow_cards: ["yellow_card"], red_cards: ["second_yellow", "red_card"] } as const;

/** Minutes of overtime before its break. */
const FIRST_OVERTIME = 15;

/** A match as of one time, and its course until then. */
class Watch {
  readonly problems: string[] = [];
  /** How often the statistics of everybody on the pitch have to be updated, by reason. */
  readonly renewed = { score: 0, interruption: 0, overtime_break: 0 };
  /** Numbers in the commentary, by what they count. */
  readonly spoken = { corner: 0, score: 0, possession: 0, shots: 0, men: 0 };
  readonly #course: DemoCourse;
  readonly #plan: DemoMatchPlan;
  readonly #states: readonly MatchState[];
  readonly #stats = new Map<StatKind, Pair>();
  readonly #players = new Map<string, BatchPlayerStats>();
  readonly #left = new Map<string, BatchPlayerStats>();
  readonly #incidents: BatchIncident[] = [];
  #at = 0;
  #clock = "";
  #state: MatchState | null = null;

  constructor(plan: DemoMatchPlan, course: DemoCourse) {
    this.#plan = plan;
    this.#course = course;
    this.#states = foldStates(
      course.status_changes.map((row) => ({ ...row, known_at_ms: knownMs(row.known_at_ms) })),
      course.incidents.map((row) => ({ ...row, known_at_ms: knownMs(row.known_at_ms) })),
      { cards: true, corners: true },
    );
  }

  #report(what: string): void {
    this.problems.push(`${this.#plan.seed} ${this.#plan.id} ${this.#clock}: ${what}`);
  }

  #same(what: string, one: unknown, other: unknown): void {
    if (one !== other) this.#report(`${what}: ${one} beside ${other}`);
  }

  /** Every minute from an hour before kick-off until after the end, and every time at which something becomes known. */
  run(): void {
    const { status_changes, incidents, stats, player_stats, commentary } = this.#course;
    const rows = [status_changes, incidents, stats, player_stats, commentary].flat();
    const known = rows.map((row) => knownMs(row.known_at_ms));
    const kickOff = this.#plan.match_time * 1000;
    const end = Math.max(kickOff, ...known) + 5 * MINUTE_MS;
    const minutes: number[] = [];
    for (let ms = kickOff - 60 * MINUTE_MS; ms <= end; ms += MINUTE_MS) minutes.push(ms);
    const cancelled = incidents.flatMap((row) => row.cancelled_at_ms ?? []);
    const moments = [...new Set([...minutes, ...known, ...cancelled])].toSorted((a, b) => a - b);
    for (const ms of moments) this.#look(ms);
  }

  #look(ms: number): void {
    const state = this.#states.findLast((state) => state.known_at_ms <= ms) ?? null;
    const from = this.#at;
    this.#at = ms;
    const isNew = (row: { readonly known_at_ms: number | null }) =>
      knownMs(row.known_at_ms) > from && knownMs(row.known_at_ms) <= ms;
    this.#clock = `${((ms - this.#plan.match_time * 1000) / MINUTE_MS).toFixed(2)}' (${state?.status})`;
    this.#incidents.push(...this.#course.incidents.filter(isNew));
    this.#takeStats(this.#course.stats.filter(isNew));
    this.#takePlayers(this.#course.player_stats.filter(isNew), state);
    this.#lookAtTeams(state);
    if (this.#players.size > 0) this.#lookAtPlayers(state);
    if (state && this.#players.size > 0) this.#lookAtRenewal(this.#state, state);
    this.#state = state;
    for (const line of this.#course.commentary.filter(isNew)) this.#listen(line, state);
  }

  #takeStats(rows: DemoCourse["stats"]): void {
    const keys = rows.map(({ kind, period, known_at_ms }) => `${kind} ${period} ${known_at_ms}`);
    this.#same("statistics of one moment", new Set(keys).size, keys.length);
    for (const { kind, period, home, away } of rows) {
      if (period !== "full") continue;
      const before = this.#stats.get(kind as StatKind);
      const now = { home: home ?? 0, away: away ?? 0 };
      if (before && kind !== "possession")
        for (const side of SIDES)
          this.#lookAtFall(`${kind} of ${side}`, kind, before[side], now[side], (row) => row.side === side);
      this.#stats.set(kind as StatKind, now);
    }
  }

  #takePlayers(rows: DemoCourse["player_stats"], state: MatchState | null): void {
    for (const row of rows) {
      const before = this.#players.get(row.player);
      for (const key of PLAYER_COUNTS) {
        const [was, is] = [before?.counts[key] ?? 0, row.counts[key] ?? 0];
        this.#lookAtFall(`${key} of ${row.player}`, key, was, is, ({ player }) => player === row.player);
      }
      if ((row.minutes_played ?? 0) < (before?.minutes_played ?? 0))
        this.#report(`${row.player} loses minutes`);
      if ((row.minutes_played ?? 0) > minuteOf(state, this.#at))
        this.#report(
          `${row.player} has played ${row.minutes_played} minutes in ${minuteOf(state, this.#at)}`,
        );
      if ((row.rating === null) !== (row.minutes_played ?? 0) < 10)
        this.#report(`${row.player} is rated ${row.rating} after ${row.minutes_played}`);
      const gone = this.#left.get(row.player);
      if (gone && JSON.stringify(gone.counts) !== JSON.stringify(row.counts))
        this.#report(`${row.player} goes on after leaving`);
      this.#players.set(row.player, row);
      if (this.#hasLeft(row.player)) this.#left.set(row.player, row);
    }
  }

  #hasLeft(player: string): boolean {
    return this.#incidents.some(
      (row) => row.player === player && ["substitution", "second_yellow", "red_card"].includes(row.kind),
    );
  }

  #isWithdrawn({ cancelled_at_ms }: BatchIncident): boolean {
    return cancelled_at_ms !== null && cancelled_at_ms <= this.#at;
  }

  /** Counts only fall by a goal that VAR takes back: its shot and the shot on target go with it, at once. */
  #lookAtFall(
    what: string,
    kind: string,
    was: number,
    is: number,
    isOwn: (row: BatchIncident) => boolean,
  ): void {
    const goals = this.#incidents.filter((row) => row.cancelled_at_ms === this.#at && isOwn(row)).length;
    const undone = UNDONE.has(kind) ? goals : 0;
    if (undone > 0 ? is !== was - undone : is < was) this.#report(`${what}: ${was}, then ${is}`);
  }

  #count(side: SideName, kinds: readonly string[]): number {
    return this.#incidents.filter(
      (row) => row.side === side && kinds.includes(row.kind) && !this.#isWithdrawn(row),
    ).length;
  }

  #lookAtTeams(state: MatchState | null): void {
    if (this.#stats.size === 0) {
      if (this.#incidents.length > 0) this.#report("incidents before any statistic");
      return;
    }
    this.#same("kinds of statistics", this.#stats.size, STAT_KINDS.length);
    for (const side of SIDES) {
      const rival = rivalOf(side);
      const stat = (kind: StatKind, of = side) => this.#stats.get(kind)?.[of] ?? Number.NaN;
      const board = state ? boardScore(state.score)[side] : null;
      const scored = this.#incidents.filter((row) => row.side === side && isGoal(row.kind));
      const standing = scored.filter((row) => !this.#isWithdrawn(row));
      const own = standing.filter((row) => row.kind === "own_goal").length;
      this.#same(`goals of ${side}`, standing.length, board);
      this.#same(`corners of ${side}`, stat("corners"), this.#count(side, ["corner"]));
      this.#same(`corners of ${side} on the board`, stat("corners"), state?.score[side].corners);
      for (const kind of ["yellow_cards", "red_cards"] as const)
        this.#same(`${kind} of ${side}`, stat(kind), this.#count(side, CARDS[kind]));
      this.#same(`shown yellow cards of ${side}`, stat("yellow_cards"), state?.score[side].yellow);
      this.#same(`shown red cards of ${side}`, stat("red_cards"), state?.score[side].red);
      const outcomes = stat("shots_on_target") + stat("shots_off_target") + stat("blocked_shots");
      this.#same(`shots of ${side} by outcome`, stat("shots"), outcomes);
      this.#same(
        `shots on target of ${side} by outcome`,
        stat("shots_on_target"),
        standing.length - own + stat("saves", rival),
      );
      this.#same(`free kicks of ${rival}`, stat("fouls") + stat("offsides"), stat("free_kicks", rival));
      this.#same(`goal kicks of ${rival}`, stat("shots_off_target"), stat("goal_kicks", rival));
      this.#same("possession of both", stat("possession") + stat("possession", rival), 100);
      for (const [less, more] of [
        ["passes_accurate", "passes"],
        ["dangerous_attacks", "attacks"],
      ] as const)
        if (stat(less) > stat(more)) this.#report(`${less} of ${side} ${stat(less)} of ${stat(more)}`);
      const ended = stat("shots") + stat("corners") + stat("offsides");
      if (ended > stat("attacks"))
        this.#report(`shots, corners and offsides of ${side} ${ended} of ${stat("attacks")} attacks`);
      if (stat("shots") > stat("dangerous_attacks"))
        this.#report(`shots of ${side} ${stat("shots")} of ${stat("dangerous_attacks")} dangerous attacks`);
      if (minuteOf(state, this.#at) > 1 && stat("passes") === 0) this.#report(`no pass of ${side}`);
      if (stat("yellow_cards") + stat("red_cards") > stat("fouls"))
        this.#report(`more cards than fouls of ${side}`);
    }
  }

  #rowsOf(side: SideName): BatchPlayerStats[] {
    return [...this.#players.values()].filter((row) => row.side === side);
  }

  #lookAtPlayers(state: MatchState | null): void {
    for (const side of SIDES) {
      const rows = this.#rowsOf(side);
      const sum = (...keys: readonly PlayerCount[]) =>
        rows.reduce(
          (total, { counts }) => total + keys.reduce((subtotal, key) => subtotal + (counts[key] ?? 0), 0),
          0,
        );
      const stat = (kind: StatKind, of = side) => this.#stats.get(kind)?.[of] ?? Number.NaN;
      for (const [kind, keys] of OWN)
        this.#same(`${kind} of ${side} and its players`, stat(kind), sum(...keys));
      this.#same(`blocked by ${side}`, stat("blocked_shots", rivalOf(side)), sum("blocked_shots"));
      this.#same(`fouls against ${side}`, stat("fouls", rivalOf(side)), sum("was_fouled"));
      const own = this.#count(side, ["own_goal"]);
      this.#same(
        `goals of ${side} and its players`,
        state ? boardScore(state.score)[side] : null,
        sum("goals") + own,
      );
      for (const kind of WORK) this.#same(`${kind} of ${side} and its players`, stat(kind), sum(kind));
      const isWhole = rows.filter((row) => row.known_at_ms === this.#at).length >= WHOLE_SIDE - 2;
      if (isWhole) this.#lookAtMinutes(side, rows);
      const changes = this.#incidents.filter(
        (row) => row.side === side && row.kind === "substitution",
      ).length;
      this.#same(`starters of ${side}`, rows.filter(({ starter }) => starter).length, WHOLE_SIDE);
      this.#same(`players of ${side}`, rows.length, WHOLE_SIDE + changes);
    }
    const duels = (side: SideName, key: "duels" | "duels_won") =>
      this.#rowsOf(side).reduce((total, { counts }) => total + (counts[key] ?? 0), 0);
    const won = duels("home", "duels_won") + duels("away", "duels_won");
    this.#same("duels of both sides", duels("home", "duels"), duels("away", "duels"));
    this.#same("duels and those won by either side", duels("home", "duels"), won);
    for (const { player, counts } of this.#players.values())
      for (const [less, more] of NO_MORE_THAN)
        if ((counts[less] ?? 0) > (counts[more] ?? 0))
          this.#report(`${player} has ${counts[less]} ${less} of ${counts[more]} ${more}`);
  }

  /** All statistics are written when the score changes, which is part of every rating, and when play stops. */
  #lookAtRenewal(before: MatchState | null, now: MatchState): void {
    if (!before) return;
    const scoreOf = ({ score }: MatchState) => Object.values(boardScore(score)).join("-");
    if (scoreOf(before) !== scoreOf(now)) this.#expectRenewed("score", this.#at);
    // An abandoned match has its last statistics when that is decided.
    const isBrokenOff = this.#course.status_changes.some(({ status }) => status === "abandoned");
    if (before.status !== now.status && now.status === "interrupted" && !isBrokenOff)
      this.#expectRenewed("interruption", this.#at);
    const [was, started] = [before.period_started_at_ms, now.period_started_at_ms];
    const isSecondOvertime =
      now.status === "overtime" && started !== null && this.#at - started >= FIRST_OVERTIME * MINUTE_MS;
    // The break lasts some seconds longer than its minutes.
    if (isSecondOvertime && was === null)
      this.#expectRenewed("overtime_break", this.#at - (breaks.in_overtime + 1) * MINUTE_MS);
  }

  #expectRenewed(reason: keyof Watch["renewed"], sinceMs: number): void {
    this.renewed[reason] += 1;
    for (const row of this.#players.values())
      if (!this.#hasLeft(row.player) && knownMs(row.known_at_ms) < sinceMs)
        this.#report(`statistics of ${row.player} are older than the ${reason}`);
  }

  /** Eleven play every minute, less those sent off; a substitute of the last minute has played one. */
  #lookAtMinutes(side: SideName, rows: readonly BatchPlayerStats[]): void {
    const minutes = rows.map((row) => row.minutes_played ?? 0);
    const now = Math.max(...minutes);
    const off = this.#incidents.filter(
      (row) => row.side === side && (CARDS.red_cards as readonly string[]).includes(row.kind),
    );
    const missed = off.reduce(
      (sum, row) => sum + now - Math.min(row.minute === 46 ? 45 : (row.minute ?? 0), now),
      0,
    );
    const over = minutes.reduce((sum, one) => sum + one, 0) - (WHOLE_SIDE * now - missed);
    if (over < 0 || over > rows.length - WHOLE_SIDE + off.length)
      this.#report(`${minutes.join("+")} minutes of ${side} at ${now}, ${missed} missed`);
  }

  #listen({ text, side }: DemoCourse["commentary"][number], state: MatchState | null): void {
    const stat = (kind: StatKind, of: SideName) => this.#stats.get(kind)?.[of];
    const corner = /Phạt góc thứ (\d+)/.exec(text)?.[1];
    if (corner !== undefined && side) {
      this.spoken.corner += 1;
      this.#same(`spoken corner of ${side}`, Number(corner), stat("corners", side));
    }
    const men = /còn (\d+) người/.exec(text)?.[1];
    if (men !== undefined && side) {
      this.spoken.men += 1;
      this.#same(`spoken men of ${side}`, Number(men), WHOLE_SIDE - (state?.score[side].red ?? 0));
    }
    const [home, away] = /(\d+)% - (\d+)%/.exec(text)?.slice(1).map(Number) ?? [];
    const share = /(\d+)%(?! -)/.exec(text)?.[1];
    if (home !== undefined) {
      this.spoken.possession += 1;
      this.#same(
        "spoken possession",
        `${home}-${away}`,
        `${stat("possession", "home")}-${stat("possession", "away")}`,
      );
    } else if (share !== undefined && side) {
      this.spoken.possession += 1;
      this.#same(`spoken possession of ${side}`, Number(share), stat("possession", side));
    }
    const shots = /sút (\d+) - (\d+)|Số cú sút: .+ (\d+), .+ (\d+)\./.exec(text)?.slice(1);
    if (shots) {
      this.spoken.shots += 1;
      const shotsText = shots.filter((one) => one !== undefined).join("-");
      this.#same("spoken shots", shotsText, `${stat("shots", "home")}-${stat("shots", "away")}`);
    }
    this.#listenToScore(text, state);
  }

  #listenToScore(text: string, state: MatchState | null): void {
    const score = /(?<![\d-])(\d+-\d+)(?![\d-])/.exec(text)?.[1];
    if (score === undefined) return;
    this.spoken.score += 1;
    const { home, away } = state?.score ?? {};
    const kicks = [home?.penalties ?? 0, away?.penalties ?? 0];
    const board = state ? boardScore(state.score) : null;
    if (text.includes("chấm luân lưu và"))
      this.#same("spoken winner of the shoot-out", score, kicks.toSorted((a, b) => b - a).join("-"));
    else if (text.startsWith("Luân lưu")) this.#same("spoken shoot-out", score, kicks.join("-"));
    else this.#same("spoken score", score, `${board?.home}-${board?.away}`);
  }
}

/** Last minute that has begun, as a page shows it. */
function minuteOf(state: MatchState | null, ms: number): number {
  if (!state) return 0;
  const { status, period_started_at_ms } = state;
  const period_started_at = period_started_at_ms === null ? null : period_started_at_ms / 1000;
  const minute = runningMinute({ status, period_started_at, clock_speed: 1 }, ms / 1000)?.minute;
  if (minute !== undefined) return minute;
  if (status === "half_time") return 45;
  return state.score.home.overtime === null ? 90 : 120;
}

/** A kind of statistic of a side by moment. */
function growthOf({ stats }: DemoCourse, kind: StatKind, side: SideName) {
  const rows = stats.filter((row) => row.kind === kind && row.period === "full");
  return (ms: number) => rows.findLast((row) => knownMs(row.known_at_ms) <= ms)?.[side] ?? 0;
}

/** A step of five minutes, plus half a step that is left out before the whistle. */
const LATEST_MS = 8 * MINUTE_MS;

/** Kinds of statistics that stay constant during a half and jump at its end. */
export function standingStill(course: DemoCourse): string[] {
  const changes = course.status_changes.map((row) => ({ ...row, ms: knownMs(row.known_at_ms) }));
  const halves = ["first_half", "second_half"].flatMap((half) => {
    const [start, ...more] = changes.filter(({ status }) => status === half);
    const end = changes.find(({ ms }) => start && ms > start.ms);
    // An interrupted half may be constant.
    return start && end && more.length === 0 && end.status !== "interrupted"
      ? [[start.ms, end.ms] as const]
      : [];
  });
  const odd: string[] = [];
  for (const [from, to] of halves) {
    for (const side of SIDES) {
      for (const kind of STAT_KINDS) {
        const at = growthOf(course, kind, side);
        if (kind === "possession") continue;
        if (!FLOWING.includes(kind)) {
          if (at(to) !== at(to - 1000)) odd.push(`${kind} of ${side} waits for the whistle`);
          continue;
        }
        const [first, grown] = [at(from), at(to) - at(from)];
        const slack = 4 + grown * 0.15;
        for (let ms = from; ms < to; ms += MINUTE_MS) {
          const least = (grown * Math.max(0, ms - LATEST_MS - from)) / (to - from) - slack;
          const most = (grown * (ms - from)) / (to - from) + slack;
          const value = at(ms) - first;
          if (value < least || value > most)
            odd.push(`${kind} of ${side}: ${value} of ${grown} after ${(ms - from) / MINUTE_MS} minutes`);
        }
      }
    }
  }
  return odd;
}

/** Faults of a match, at every minute and every event, and how many of its numbers are in the commentary. */
export function problemsOfMinutes(
  plan: DemoMatchPlan,
  course: DemoCourse,
): Pick<Watch, "problems" | "spoken" | "renewed"> {
  const watch = new Watch(plan, course);
  watch.run();
  const { spoken, renewed } = watch;
  return { problems: [...watch.problems, ...standingStill(course)], spoken, renewed };
}

/**
 * Plans of matches of a seed: every third is a decider, every eighth has an unusual course. The first of those is
 * interrupted.
 */
export function minutePlans(seed: string, matches: number): DemoMatchPlan[] {
  let next = 0;
  const isWanted = (index: number) => {
    const disruption = disruptionOf({ id: `disrupted ${next}`, seed, decider: false });
    return index === 7 ? disruption?.kind === "interrupted" : disruption !== null;
  };
  return Array.from({ length: matches }, (_, index) => {
    if (index % 8 !== 7) return aDemoPlan(`minute ${index}`, { seed, decider: index % 3 === 0 });
    do next += 1;
    while (!isWanted(index));
    return aDemoPlan(`disrupted ${next}`, { seed });
  });
}
