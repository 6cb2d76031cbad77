import type { Match, Side } from "#shared/match/index.ts";
import type { PushKind } from "#shared/push/push.table.ts";
import type { AlertScope, Settings } from "#shared/settings/settings.table.ts";

/** An alert about a match. */
export interface News {
  readonly kind: "goal" | "cancelled" | "red";
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

/** The reader's favourites, by id. */
export interface Followed {
  readonly match: ReadonlySet<number>;
  readonly league: ReadonlySet<number>;
  readonly team: ReadonlySet<number>;
}

/** True if a reader wants alerts for a match: for every match, or only for those they follow. */
export function isWanted(scope: AlertScope, match: Match, followed: Followed): boolean {
  if (scope === "all") return true;
  return (
    followed.match.has(match.id) ||
    followed.league.has(match.competition.id) ||
    followed.team.has(match.home.id) ||
    followed.team.has(match.away.id)
  );
}

/** True if the server already pushes this alert to this browser, for a reader subscribed to its kind. */
export function isPushed(kinds: readonly PushKind[], { kind, match }: News, followed: Followed): boolean {
  if (kind === "cancelled") return false;
  return kinds.includes(kind === "red" ? "red_card" : "goal") && isWanted("favourites", match, followed);
}

/** Identifies a goal by the resulting score and a red card by the count: a repeated state alerts once. */
export function keyOf({ kind, match }: News): string {
  const { home, away } = match.score;
  const numbers =
    kind === "red" ? [home.red, away.red] : [home.goals, away.goals, home.overtime, away.overtime];
  return `${kind} ${match.id} ${numbers.join("-")}`;
}

/** Adds an alert to the top of the stack; it replaces an older alert about the same match. */
export function withAlert(alerts: readonly Alert[], news: News, nowMs: number): readonly Alert[] {
  const alert = { ...news, key: keyOf(news), shown_until_ms: nowMs + ALERT_MS };
  const isOld = (one: Alert) =>
    one.match.id === news.match.id && (one.kind === "red") === (news.kind === "red");
  return [alert, ...alerts.filter((one) => !isOld(one))].slice(0, ALERTS_SHOWN);
}

/** The stack at a given time, without expired alerts. */
export const stillShown = (alerts: readonly Alert[], nowMs: number): readonly Alert[] =>
  alerts.filter(({ shown_until_ms }) => shown_until_ms > nowMs);

/** True if the reader wants a pop-up; a disallowed goal counts as a goal. */
export const hasPopup = (
  kind: News["kind"],
  settings: Pick<Settings, "goal_popup" | "red_popup">,
): boolean => (kind === "red" ? settings.red_popup : settings.goal_popup);

/** The sound of an alert, or null. A disallowed goal has none. */
export function soundOf(
  { kind, sides }: Pick<News, "kind" | "sides">,
  settings: Pick<Settings, "sound_home" | "sound_away" | "sound_red">,
): number | "red" | null {
  if (kind === "red") return settings.sound_red ? "red" : null;
  if (kind === "cancelled") return null;
  return (sides[0] === "away" ? settings.sound_away : settings.sound_home) || null;
}
