import type { Match, MatchStat } from "#shared/match/index.ts";
import { formatMinute, shownMinute } from "#shared/match/match-clock.ts";
import { ATTACK_KINDS, type MomentumSpan } from "#shared/match/momentum.rules.ts";
import type { AttackCounts, AttackReport } from "#shared/match/momentum.schema.ts";

/**
 * The report that shown statistics of a match in play make. Its minute is the one of the latest count; added time, which
 * statistics do not state, is that of the page's clock. Null without such counts or a minute.
 */
export function pushedReport(match: Match, stats: readonly MatchStat[], nowMs: number): AttackReport | null {
  const counted = stats.filter(
    ({ kind, period }) => period === "full" && ATTACK_KINDS.some((known) => known === kind),
  );
  const minute = Math.max(0, ...counted.map(({ as_of_minute }) => as_of_minute ?? 0));
  if (minute === 0) return null;
  const clock = shownMinute(match, nowMs / 1000);
  const countsOf = (side: "home" | "away") =>
    Object.fromEntries(
      ATTACK_KINDS.map((kind) => [kind, counted.find((stat) => stat.kind === kind)?.[side] ?? null]),
    ) as AttackCounts;
  return {
    minute,
    added: clock?.minute === minute ? clock.added : 0,
    home: countsOf("home"),
    away: countsOf("away"),
  };
}

/** `41-45+3`: the minutes of a span, the last ones of a half with its added time. */
export const spanLabel = ({ from, to, added }: MomentumSpan): string => `${from}–${formatMinute(to, added)}`;

/** The home side's share of the points of a span, whole percent; half of it where no side attacked, null in a gap. */
export function shareOfSpan({ home, away }: MomentumSpan): number | null {
  if (home === null || away === null) return null;
  return home + away === 0 ? 50 : Math.round((100 * home) / (home + away));
}
