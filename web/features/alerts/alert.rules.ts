import type { Match, Side } from "#shared/match/index.ts";
import { type CoveringFollow, wantedKinds } from "#shared/push/covering-follow.rules.ts";
import type { MatchKind, PushKind } from "#shared/push/push.table.ts";
import type { AlertScope, Settings } from "#shared/settings/settings.table.ts";
import { PAGE_ALERT_KINDS } from "#web/platform/alerts/alert-kinds.ts";

/** Changes of a match that the page alerts, by the kind of notification that reports the same. */
const PUSH_KINDS_OF = {
  goal: "goal",
  cancelled: "cancelled_goal",
  red: "red_card",
  kick_off: "kick_off",
  half_time: "half_time",
  full_time: "full_time",
} as const satisfies Record<string, MatchKind>;

/** An alert about a match. */
export interface News {
  readonly kind: keyof typeof PUSH_KINDS_OF;
  /** The sides of the event; none of a change of the period. */
  readonly sides: readonly Side[];
  /** The match after the event. */
  readonly match: Match;
}

/** An alert on the screen. */
export interface Alert extends News {
  /** Identifies the event, however often it is reported. */
  readonly key: string;
  /** Milliseconds of the reader's clock. */
  readonly shown_until_ms: number;
}

/** How long an alert stays (domain facts 2.4), and how many fit at once. */
export const ALERT_MS = 30_000;
const ALERTS_SHOWN = 3;

type Follows = readonly CoveringFollow<MatchKind>[];

/**
 * True if a reader wants an alert of a match that `follows` cover: of followed matches the kinds they chose for them,
 * else the general ones; of others goals and red cards, if they want those of every match.
 */
export function isWanted(
  { scope, general }: { readonly scope: AlertScope; readonly general: readonly PushKind[] },
  kind: News["kind"],
  follows: Follows,
): boolean {
  const wanted = PUSH_KINDS_OF[kind];
  if (follows.length > 0) return wantedKinds<PushKind>(follows, general).includes(wanted);
  return scope === "all" && PAGE_ALERT_KINDS.includes(wanted) && general.includes(wanted);
}

/** True if the server already pushes this alert to this browser, for a reader subscribed to these kinds. */
export const isPushed = (kinds: readonly PushKind[], kind: News["kind"], follows: Follows): boolean =>
  wantedKinds<PushKind>(follows, kinds).includes(PUSH_KINDS_OF[kind]);

export const isPeriod = (kind: News["kind"]): boolean =>
  kind === "kick_off" || kind === "half_time" || kind === "full_time";

/** Identifies a goal by the resulting score and a red card by the count: a repeated state alerts once. */
export function keyOf({ kind, match }: News): string {
  const { home, away } = match.score;
  if (isPeriod(kind)) return `${kind} ${match.id}`;
  const numbers =
    kind === "red" ? [home.red, away.red] : [home.goals, away.goals, home.overtime, away.overtime];
  return `${kind} ${match.id} ${numbers.join("-")}`;
}

/** A goal and its withdrawal, a card and a change of the period do not hide one another. */
const groupOf = (kind: News["kind"]): string => (kind === "red" ? kind : isPeriod(kind) ? "period" : "goal");

/** Adds an alert to the top of the stack; it replaces an older alert of its group about the same match. */
export function withAlert(alerts: readonly Alert[], news: News, nowMs: number): readonly Alert[] {
  const alert = { ...news, key: keyOf(news), shown_until_ms: nowMs + ALERT_MS };
  const isOld = (one: Alert) => one.match.id === news.match.id && groupOf(one.kind) === groupOf(news.kind);
  return [alert, ...alerts.filter((one) => !isOld(one))].slice(0, ALERTS_SHOWN);
}

/** The stack at a given time, without expired alerts. */
export const stillShown = (alerts: readonly Alert[], nowMs: number): readonly Alert[] =>
  alerts.filter(({ shown_until_ms }) => shown_until_ms > nowMs);

/** True if the reader wants a pop-up; a disallowed goal counts as a goal, and a change of the period was chosen. */
export const hasPopup = (kind: News["kind"], settings: Pick<Settings, "goal_popup" | "red_popup">): boolean =>
  isPeriod(kind) || (kind === "red" ? settings.red_popup : settings.goal_popup);

/** The sound of a goal or a red card, or null. */
export function soundOf(
  { kind, sides }: Pick<News, "kind" | "sides">,
  settings: Pick<Settings, "sound_home" | "sound_away" | "sound_red">,
): number | "red" | null {
  if (kind === "red") return settings.sound_red ? "red" : null;
  if (kind !== "goal") return null;
  return (sides[0] === "away" ? settings.sound_away : settings.sound_home) || null;
}
