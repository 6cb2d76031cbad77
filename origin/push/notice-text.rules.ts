import { m } from "#messages/paraglide/messages.js";
import type {
  MatchNotice,
  Notice,
  NoticeIncident,
  PushKind,
  PushMessage,
  TipNotice,
} from "#shared/push/index.ts";
import { MATCH_KINDS, type MatchKind } from "#shared/push/push.table.ts";
import { type Locale, pathOf } from "#shared/url/index.ts";

/**
 * Texts of notifications. Origin renders them, because the browser that shows them may have been closed for weeks: its
 * service worker would have the texts of an older release.
 */

/** The event, before the score or the teams. */
const KIND_LABELS = {
  full_time: m.push_notice_full_time,
  goal: m.push_notice_goal,
  cancelled_goal: m.push_notice_cancelled_goal,
  red_card: m.push_notice_red_card,
  half_time: m.push_notice_half_time,
  kick_off: m.push_notice_kick_off,
  line_ups: m.push_notice_line_ups,
} as const satisfies Record<MatchKind, unknown>;

const GOAL_LABELS = { own_goal: m.push_notice_own_goal, penalty_goal: m.push_notice_penalty_goal } as const;

/** `45+2'`; nothing where the minute is not known. */
function minuteText({ minute, added }: NoticeIncident): string {
  if (minute === null) return "";
  return added ? `${minute}+${added}'` : `${minute}'`;
}

function incidentText(incident: NoticeIncident, locale: Locale): string {
  const { how, player } = incident;
  const note = how === "own_goal" || how === "penalty_goal" ? `(${GOAL_LABELS[how]({}, { locale })})` : "";
  return [minuteText(incident), player ?? "", note].filter((part) => part !== "").join(" ");
}

const isAbout = (kind: MatchKind, { how }: NoticeIncident): boolean =>
  kind === "red_card" ? how === "red_card" : kind === "goal" && how !== "red_card";

function matchMessage(notice: MatchNotice, kind: MatchKind, locale: Locale): PushMessage {
  const { home, away, score, penalties } = notice;
  const board = `${score.home}-${score.away}`;
  const middle = kind === "kick_off" || kind === "line_ups" ? "–" : board;
  const shootout =
    kind === "full_time" && penalties
      ? ` (${m.push_notice_shootout({}, { locale })} ${penalties.home}-${penalties.away})`
      : "";
  const who = notice.incidents
    .filter((incident) => isAbout(kind, incident))
    .map((incident) => incidentText(incident, locale))
    .filter((text) => text !== "");
  return {
    title: `${KIND_LABELS[kind]({}, { locale })}: ${home[locale]} ${middle} ${away[locale]}${shootout}`,
    body: [...who, notice.league[locale]].join(" · "),
    path: pathOf("match", locale, { id: notice.match_id }),
    tag: `match-${notice.match_id}`,
    lang: locale,
  };
}

const tipMessage = (notice: TipNotice, locale: Locale): PushMessage => ({
  title: m.push_notice_tip({ expert: notice.expert }, { locale }),
  body: `${notice.home[locale]} – ${notice.away[locale]} · ${notice.league[locale]}`,
  path: pathOf("tip", locale, { id: notice.tip_id }),
  tag: `tip-${notice.tip_id}`,
  lang: locale,
});

/** A notice as one reader gets it. */
export interface NotificationText {
  readonly kind: PushKind;
  readonly message: PushMessage;
}

/**
 * Text of a notice for a reader who wants these kinds: the most important of them, in one language; null for nothing.
 */
export function notificationFor(
  notice: Notice,
  wanted: readonly PushKind[],
  locale: Locale,
): NotificationText | null {
  if (notice.about === "tip")
    return wanted.includes("tip") ? { kind: "tip", message: tipMessage(notice, locale) } : null;
  const kind = MATCH_KINDS.find((one) => notice.kinds.includes(one) && wanted.includes(one));
  return kind ? { kind, message: matchMessage(notice, kind, locale) } : null;
}

/** Test notification for a reader who checks that notifications arrive. */
export const testMessage = (locale: Locale): PushMessage => ({
  title: m.push_notice_test_title({}, { locale }),
  body: m.push_notice_test_body({}, { locale }),
  path: pathOf("settings", locale),
  tag: "test",
  lang: locale,
});
