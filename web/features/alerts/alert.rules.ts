import type { Match, Side } from "#shared/match/index.ts";
import type { PushKind } from "#shared/push/push.table.ts";
import type { AlertScope, Settings } from "#shared/settings/settings.table.ts";

/** What is told of a match. */
export interface News {
  readonly kind: "goal" | "cancelled" | "red";
  readonly sides: readonly Side[];
  /** As it stands after the news. */
  readonly match: Match;
}

/** One piece of news on the screen. */
export interface Alert extends News {
  /** The same for the same news, however often it is told. */
  readonly key: string;
  /** Milliseconds of the reader's clock. */
  readonly shown_until_ms: number;
}

/** How long one stays (domain facts 2.4), and how many at once. */
export const ALERT_MS = 30_000;
export const ALERTS_SHOWN = 3;

/** What a reader follows, by id. */
export interface Followed {
  readonly match: ReadonlySet<number>;
  readonly league: ReadonlySet<number>;
  readonly team: ReadonlySet<number>;
}

/** Whether a reader wants to hear of a match: of every one, or of what he follows. */
export function isWanted(scope: AlertScope, match: Match, followed: Followed): boolean {
  if (scope === "all") return true;
  return (
    followed.match.has(match.id) ||
    followed.league.has(match.competition.id) ||
    followed.team.has(match.home.id) ||
    followed.team.has(match.away.id)
  );
}

/** Whether the site tells a piece of news to this browser by itself, for who has asked for these kinds. */
export function isPushed(kinds: readonly PushKind[], { kind, match }: News, followed: Followed): boolean {
  if (kind === "cancelled") return false;
  return kinds.includes(kind === "red" ? "red_card" : "goal") && isWanted("favourites", match, followed);
}

/** A goal by the score it led to, a red card by how many there are: a state that comes twice is told once. */
export function keyOf({ kind, match }: News): string {
  const { home, away } = match.score;
  const figures =
    kind === "red" ? [home.red, away.red] : [home.goals, away.goals, home.overtime, away.overtime];
  return `${kind} ${match.id} ${figures.join("-")}`;
}

/** The stack with a new piece of news on top. What is said of a match replaces what was said of it before. */
export function withAlert(alerts: readonly Alert[], news: News, nowMs: number): readonly Alert[] {
  const alert = { ...news, key: keyOf(news), shown_until_ms: nowMs + ALERT_MS };
  const isOld = (one: Alert) =>
    one.match.id === news.match.id && (one.kind === "red") === (news.kind === "red");
  return [alert, ...alerts.filter((one) => !isOld(one))].slice(0, ALERTS_SHOWN);
}

/** The stack at a moment: what has stayed long enough is gone. */
export const stillShown = (alerts: readonly Alert[], nowMs: number): readonly Alert[] =>
  alerts.filter(({ shown_until_ms }) => shown_until_ms > nowMs);

/** Whether a pop-up is wanted; a goal that was taken back is told where a goal is. */
export const hasPopup = (
  kind: News["kind"],
  settings: Pick<Settings, "goal_popup" | "red_popup">,
): boolean => (kind === "red" ? settings.red_popup : settings.goal_popup);

/** The sound of a piece of news, or null. A goal that was taken back makes none. */
export function soundOf(
  { kind, sides }: Pick<News, "kind" | "sides">,
  settings: Pick<Settings, "sound_home" | "sound_away" | "sound_red">,
): number | "red" | null {
  if (kind === "red") return settings.sound_red ? "red" : null;
  if (kind === "cancelled") return null;
  return (sides[0] === "away" ? settings.sound_away : settings.sound_home) || null;
}
