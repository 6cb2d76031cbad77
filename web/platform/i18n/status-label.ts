import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { formatMinute, shownMinute } from "#shared/match/match-clock.ts";
import { isLive, type MatchStatus } from "#shared/match/match-status.ts";
import { isAward } from "#shared/match/score.rules.ts";

const names = {
  not_started: m.status_not_started,
  first_half: m.status_first_half,
  half_time: m.status_half_time,
  second_half: m.status_second_half,
  overtime: m.status_overtime,
  penalties: m.status_penalties,
  ended: m.status_ended,
  postponed: m.status_postponed,
  interrupted: m.status_interrupted,
  abandoned: m.status_abandoned,
  cancelled: m.status_cancelled,
  to_be_determined: m.status_to_be_determined,
  no_news: m.status_no_news,
  result_unknown: m.status_result_unknown,
} as const satisfies Record<MatchStatus, () => string>;

/** A status in full: `Nghỉ giữa hiệp`. */
export const statusLabel = (status: MatchStatus): string => names[status]();

/** Fields that determine how a match ended; lists of other things carry only these. */
type Played = Pick<Match, "status" | "score" | "minute" | "decided_by">;

type EndedHow = NonNullable<Match["decided_by"]>;

/** How the match ended, as its source states it, else by its score. */
function endedHow({ decided_by, score }: Played): EndedHow {
  if (isAward(decided_by)) return decided_by;
  if (decided_by === "penalties" || score.home.penalties !== null) return "penalties";
  return decided_by === "extra_time" || score.home.overtime !== null ? "extra_time" : "regular";
}

const endings = {
  regular: m.status_ended,
  extra_time: m.status_ended_overtime,
  penalties: m.status_ended_penalties,
  awarded: m.status_ended_awarded,
  walkover: m.status_ended_walkover,
} as const satisfies Record<EndedHow, () => string>;

const shortEndings = {
  regular: m.status_short_ended,
  extra_time: m.status_short_ended_overtime,
  penalties: m.status_short_ended_penalties,
  awarded: m.status_short_ended_awarded,
  walkover: m.status_short_ended_walkover,
} as const satisfies Record<EndedHow, () => string>;

/** A stopped match with the minute at which it stopped, where the source states it: `Gián đoạn 30'`. */
function stoppedLabel(label: string, { minute }: Played): string {
  return minute ? `${label} ${formatMinute(minute.minute, minute.added)}'` : label;
}

/** A status in full: with how it ended (`Kết thúc sau luân lưu`) or its phase (`Đang diễn ra · Hiệp 2`). */
export function statusSentence(match: Played): string {
  if (isLive(match.status)) return `${m.status_in_progress()} · ${statusLabel(match.status)}`;
  return match.status === "ended"
    ? endings[endedHow(match)]()
    : stoppedLabel(statusLabel(match.status), match);
}

/** A status as a row shows it where no minute runs; empty before the start, when the row shows the kick-off time. */
export function statusShort(match: Played): string {
  switch (match.status) {
    case "not_started":
      return "";
    case "half_time":
      return m.status_short_half_time();
    case "overtime":
      return m.status_short_overtime();
    case "penalties":
      return m.status_short_penalties();
    case "ended":
      return shortEndings[endedHow(match)]();
    case "postponed":
      return m.status_short_postponed();
    case "interrupted":
      return stoppedLabel(m.status_short_interrupted(), match);
    case "abandoned":
      return stoppedLabel(m.status_short_abandoned(), match);
    case "cancelled":
      return m.status_short_cancelled();
    case "to_be_determined":
      return m.status_short_to_be_determined();
    case "no_news":
      return m.status_short_no_news();
    case "result_unknown":
      return m.status_short_result_unknown();
    default:
      return statusLabel(match.status);
  }
}

/** The minute of play as a row shows it, without its apostrophe: `67`, `45+2`, `HP 98`; null where none is known. */
export function minuteLabel(match: Match, nowMs: number): string | null {
  const minute = isLive(match.status) ? shownMinute(match, nowMs / 1000) : null;
  if (!minute) return null;
  const text = formatMinute(minute.minute, minute.added);
  return match.status === "overtime" ? `${m.status_short_overtime()} ${text}` : text;
}

/** Colour family of a status; colour is never the only carrier of the meaning. */
export function toneOf({ status }: Pick<Match, "status">): "live" | "pause" | "still" {
  if (status === "half_time" || status === "no_news") return "pause";
  return isLive(status) ? "live" : "still";
}
