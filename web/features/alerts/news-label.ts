import { m } from "#messages/paraglide/messages.js";
import { boardScore } from "#shared/match/score.rules.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import type { News } from "./alert.rules.ts";

const kinds = {
  goal: m.goal_chip,
  cancelled: m.goal_cancelled_chip,
  red: m.red_card_chip,
  kick_off: m.push_notice_kick_off,
  half_time: m.push_notice_half_time,
  full_time: m.push_notice_full_time,
} as const satisfies Record<News["kind"], () => string>;

/** The one loud word. */
export const kindText = (kind: News["kind"]): string => kinds[kind]();

/** An alert in one sentence. */
export function newsSentence({ kind, sides, match }: News): string {
  const [home, away] = [shownName(match.home), shownName(match.away)];
  if (kind === "red") {
    return m.red_card_announced({ team: sides.map((side) => shownName(match[side])).join(", "), home, away });
  }
  const board = boardScore(match.score);
  const values = { home, away, home_score: board.home ?? 0, away_score: board.away ?? 0 };
  if (kind === "goal") return m.goal_announced(values);
  if (kind === "cancelled") return m.goal_cancelled_announced(values);
  const middle = kind === "kick_off" ? "–" : `${values.home_score}-${values.away_score}`;
  return `${kindText(kind)}: ${home} ${middle} ${away}`;
}
