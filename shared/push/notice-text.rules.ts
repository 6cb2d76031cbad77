import type { Locale } from "../url/locale.ts";
import { pathOf } from "../url/paths.ts";
import type { MatchNotice, Notice, NoticeIncident, TipNotice } from "./notice.ts";
import { NOTICE_WORDS } from "./notice-texts.table.ts";
import { MATCH_KINDS, type MatchKind, type PushKind } from "./push.table.ts";
import type { PushMessage } from "./push-message.ts";

/** `45+2'`; nothing where the minute is not known. */
function minuteText({ minute, added }: NoticeIncident): string {
  if (minute === null) return "";
  return added ? `${minute}+${added}'` : `${minute}'`;
}

function incidentText(incident: NoticeIncident, locale: Locale): string {
  const { how, player } = incident;
  const words = NOTICE_WORDS[locale];
  const note = how === "own_goal" || how === "penalty_goal" ? `(${words[how]})` : "";
  return [minuteText(incident), player ?? "", note].filter((part) => part !== "").join(" ");
}

const isAbout = (kind: MatchKind, { how }: NoticeIncident): boolean =>
  kind === "red_card" ? how === "red_card" : kind === "goal" && how !== "red_card";

function matchMessage(notice: MatchNotice, kind: MatchKind, locale: Locale): PushMessage {
  const words = NOTICE_WORDS[locale];
  const { home, away, score, penalties } = notice;
  const board = `${score.home}-${score.away}`;
  const middle = kind === "kick_off" ? "–" : board;
  const shootout =
    kind === "full_time" && penalties ? ` (${words.shootout} ${penalties.home}-${penalties.away})` : "";
  const who = notice.incidents
    .filter((incident) => isAbout(kind, incident))
    .map((incident) => incidentText(incident, locale))
    .filter((text) => text !== "");
  return {
    title: `${words.kinds[kind]}: ${home[locale]} ${middle} ${away[locale]}${shootout}`,
    body: [...who, notice.league[locale]].join(" · "),
    path: pathOf("match", locale, { id: notice.match_id }),
    tag: `match-${notice.match_id}`,
    lang: locale,
  };
}

const tipMessage = (notice: TipNotice, locale: Locale): PushMessage => ({
  title: `${NOTICE_WORDS[locale].tip} ${notice.expert}`,
  body: `${notice.home[locale]} – ${notice.away[locale]} · ${notice.league[locale]}`,
  path: pathOf("tip", locale, { id: notice.tip_id }),
  tag: `tip-${notice.tip_id}`,
  lang: locale,
});

/** A notice as one reader gets it. */
export interface Told {
  readonly kind: PushKind;
  readonly message: PushMessage;
}

/**
 * Text of a notice for a reader who wants these kinds: the most important of them, in one language; null for nothing.
 */
export function toldOf(notice: Notice, wanted: readonly PushKind[], locale: Locale): Told | null {
  if (notice.about === "tip")
    return wanted.includes("tip") ? { kind: "tip", message: tipMessage(notice, locale) } : null;
  const kind = MATCH_KINDS.find((one) => notice.kinds.includes(one) && wanted.includes(one));
  return kind ? { kind, message: matchMessage(notice, kind, locale) } : null;
}

/** Test notification for a reader who checks that notifications arrive. */
export const testMessage = (locale: Locale): PushMessage => ({
  title: NOTICE_WORDS[locale].test_title,
  body: NOTICE_WORDS[locale].test_body,
  path: pathOf("settings", locale),
  tag: "test",
  lang: locale,
});
