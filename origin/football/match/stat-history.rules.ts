import {
  ATTACK_KINDS,
  type AttackCounts,
  type AttackReport,
  type MatchMinute,
  type MatchStatus,
  shownMinute,
  withReport,
} from "#shared/match/index.ts";

/** Counts of attacking play over a match, as `stat_histories` keeps them. Pure. */

/** A time, milliseconds UTC, and the counts known then: the home side's and the away side's, as in {@link ATTACK_KINDS}. */
export type CountsAt = readonly [atMs: number, ...counts: (number | null)[]];

/** A value of `stats`. */
interface CountRow {
  readonly kind: string;
  readonly period: string;
  readonly known_at: number;
  readonly home: number | null;
  readonly away: number | null;
}

const MINUTE_MS = 60_000;
/** A longer history is of a source whose clock is wrong; the longest match has some 150 minutes. */
const MOST = 400;

/** The history as the store wrote it. */
export const parseHistory = (text: string | undefined): CountsAt[] =>
  text === undefined ? [] : JSON.parse(text);

const placeOf = (kind: string): number => ATTACK_KINDS.indexOf(kind as (typeof ATTACK_KINDS)[number]);
const isCounted = ({ kind, period }: CountRow): boolean => period === "full" && placeOf(kind) >= 0;

type Counts = (number | null)[];

const noCounts = (): Counts => new Array<number | null>(2 * ATTACK_KINDS.length).fill(null);

/** Writes a row's values over the counts before. */
function take(counts: Counts, row: CountRow): void {
  if (!isCounted(row)) return;
  counts[placeOf(row.kind)] = row.home;
  counts[ATTACK_KINDS.length + placeOf(row.kind)] = row.away;
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean => one.join() === other.join();

const byTime = (rows: readonly CountRow[]): CountRow[] => rows.toSorted((a, b) => a.known_at - b.known_at);

/**
 * The history of a source that dates its changes: an entry for each change of the counts, and one a minute where other
 * statistics changed, which shows that the source reports.
 */
export function historyOf(stats: readonly CountRow[]): CountsAt[] {
  const history: CountsAt[] = [];
  const rows = byTime(stats.filter(({ period }) => period === "full"));
  if (!rows.some(isCounted)) return [];
  const counts = noCounts();
  for (const [at, row] of rows.entries()) {
    take(counts, row);
    if (rows[at + 1]?.known_at === row.known_at) continue;
    const last = history.at(-1);
    const isNews = !last || !isSame(last.slice(1), counts) || row.known_at - last[0] >= MINUTE_MS;
    if (isNews) history.push([row.known_at, ...counts]);
  }
  return history.slice(-MOST);
}

/** A history with the counts that a live source reports at `nowMs`, one entry a minute: the last one. */
export function addCounts(
  history: readonly CountsAt[],
  stats: readonly CountRow[],
  nowMs: number,
): CountsAt[] {
  const rows = byTime(stats);
  if (!rows.some(isCounted)) return [...history];
  const minuteOf = (ms: number) => Math.floor(ms / MINUTE_MS);
  const before = history.filter(([at]) => minuteOf(at) < minuteOf(nowMs));
  const counts = noCounts();
  for (const row of rows) take(counts, row);
  return [...before, [nowMs, ...counts] as const].slice(-MOST);
}

function sideOf(counts: readonly (number | null)[], from: number): AttackCounts {
  const entries = ATTACK_KINDS.map((kind, place) => [kind, counts[from + place] ?? null] as const);
  return Object.fromEntries(entries) as AttackCounts;
}

/** A state of the match's clock. */
interface ClockState {
  /** Milliseconds UTC. */
  readonly known_at: number;
  readonly status: MatchStatus;
  readonly period_started_at: number | null;
  readonly clock_speed: number;
  readonly minute: number | null;
  readonly added: number | null;
}

const LAST_MINUTE: Partial<Record<MatchStatus, number>> = { first_half: 45, second_half: 90, overtime: 120 };

/** The minute that a running clock shows at a moment; the period's last one where its clock ran on for too long. */
function minuteOn(state: ClockState, atMs: number): MatchMinute | null {
  const { status, clock_speed, minute, added } = state;
  const period_started_at =
    state.period_started_at === null ? null : Math.floor(state.period_started_at / 1000);
  const stated = minute === null ? null : { minute, added: added ?? 0 };
  const shown = shownMinute({ status, period_started_at, clock_speed, minute: stated }, atMs / 1000);
  if (shown || period_started_at === null) return shown;
  const last = LAST_MINUTE[status];
  return last === undefined ? null : { minute: last, added: 0 };
}

/** The minute of play at a moment: in a break and after the end the last one played; null before kick-off. */
function playedMinute(states: readonly ClockState[], atMs: number): MatchMinute | null {
  const at = states.findLastIndex(({ known_at }) => known_at <= atMs);
  const running = states.findLastIndex(({ status }, index) => index <= at && status in LAST_MINUTE);
  const state = states[running];
  return state ? minuteOn(state, running === at ? atMs : (states[running + 1]?.known_at ?? atMs)) : null;
}

const isBefore = (one: MatchMinute, other: MatchMinute): boolean =>
  one.minute < other.minute || (one.minute === other.minute && one.added < other.added);

/**
 * A history by match minute, one entry a minute. An entry of a moment whose minute is not known is left out; a clock
 * that is set back, as between the halves of extra time, does not move play back.
 */
export function attackReports(history: readonly CountsAt[], states: readonly ClockState[]): AttackReport[] {
  let reports: readonly AttackReport[] = [];
  for (const [at, ...counts] of history) {
    const minute = playedMinute(states, at);
    if (!minute) continue;
    const last = reports.at(-1);
    const { minute: regular, added } = last && isBefore(minute, last) ? last : minute;
    const sides = { home: sideOf(counts, 0), away: sideOf(counts, ATTACK_KINDS.length) };
    reports = withReport(reports, { minute: regular, added, ...sides });
  }
  return [...reports];
}
