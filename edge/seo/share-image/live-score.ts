import { m } from "#messages/paraglide/messages.js";
import { isLive, type Match, shownMinute } from "#shared/match/index.ts";
import type { Locale } from "#shared/url/index.ts";
import { resultOf } from "../match-result.ts";

const PERIODS = {
  first_half: m.status_first_half,
  half_time: m.status_half_time,
  second_half: m.status_second_half,
  overtime: m.status_overtime,
  penalties: m.status_penalties,
  no_news: m.status_in_progress,
} as const;

const hasPeriod = (status: Match["status"]): status is keyof typeof PERIODS => status in PERIODS;

/** Score of a match in play with its period and minute, as of `nowMs`; null for other matches and unknown scores. */
export function liveScoreOf(
  match: Match,
  nowMs: number,
  locale: Locale,
): { readonly score: string; readonly period: string } | null {
  const { status, score } = match;
  const isKnown = score.home.goals !== null && score.away.goals !== null;
  if (!isLive(status) || !hasPeriod(status) || !isKnown) return null;
  const minute = shownMinute(match, nowMs / 1000);
  const added = minute !== null && minute.added > 0 ? `+${minute.added}` : "";
  const period = PERIODS[status]({}, { locale });
  return { score: resultOf(match), period: minute ? `${period} - ${minute.minute}${added}'` : period };
}
