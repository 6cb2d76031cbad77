import { ref } from "valtio";
import type { Match, MatchDetail } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { lacksResult } from "#shared/spoiler-shield/mask-results.rules.ts";
import type { Shield } from "#shared/spoiler-shield/shield.rules.ts";
import type { Treatment } from "#web/platform/spoiler-shield/shield-entries.rules.ts";
import { goalChange, type PeriodChange, periodChange, sidesSentOff } from "./goal.rules.ts";
import {
  type CardHighlight,
  type GoalHighlight,
  type MatchOverlay,
  newerMatch,
  type PushedMatch,
} from "./match-overlay.ts";
import { detailWithoutResult, takeLater, treatmentOf, withoutResult } from "./match-shield.ts";

/** A match without its ground, which no row shows: a change of the ground renders nothing. */
const listedMatch = (match: Match): Match => ({ ...match, venue: null });

/** How long a row highlights a goal or a red card (ux: 10 to 15 s). */
const GOAL_SHOWN_MS = 10_000;

/** A goal reported later than this, after an absence, is no longer alerted. */
const NEWS_SECONDS = 60;

/** A page that was away for longer does not alert a kick-off. */
const KICK_OFF_NEWS_SECONDS = 180;

/** Applies a pushed state of a match (`shown` so far) through the reader's shield. `nowMs` is the server's time. */
export function pushMatch(
  overlay: MatchOverlay,
  match: Match,
  nowMs: number,
  shown?: Match,
  shield?: Shield,
): void {
  if (overlay.of(match.id).match === match) return;
  const treatment = treatmentOf(overlay, match, shield);
  const layAs = (how: Treatment) => lay(overlay, how === "hide" ? withoutResult(match) : match, nowMs, shown);
  // Checked again: while it waits, the reader may hide the match in another tab.
  if (typeof treatment === "number")
    takeLater(overlay, match, treatment, () => layAs(treatmentOf(overlay, match)));
  else layAs(treatment);
}

/** Replaces a masked row with a fetched one, without alerts. */
export function layFetched(overlay: MatchOverlay, match: Match): void {
  const entry = overlay.of(match.id);
  if (!entry.match || lacksResult(entry.match) || entry.match.updated_at <= match.updated_at)
    entry.match = ref(match);
}

/** Merges a state over the fetched one, and alerts its events. */
function lay(overlay: MatchOverlay, match: Match, nowMs: number, shown?: Match): void {
  const entry = overlay.of(match.id);
  if (entry.match && (entry.match === match || newerMatch(entry.match, match) !== match)) return;
  const before = entry.match ?? shown ?? null;
  const isNew = before === null || !isSameMatch(before, match);
  if (isNew) {
    takePlace(overlay, match, before, entry.match === null);
    entry.match = ref(match);
  }
  const isFresh = nowMs / 1000 - match.updated_at <= NEWS_SECONDS;
  const period = before ? periodChange(before, match) : null;
  if (period && isFresh && isPeriodNews(period, match, nowMs)) overlay.emitPeriod(period, match);
  const change = before ? goalChange(before, match) : null;
  const isNews = nowMs / 1000 - (match.score_changed_at ?? 0) <= NEWS_SECONDS;
  if (change && isNews) highlightGoal(overlay, entry, { ...change, match_id: match.id }, match);
  const sentOff = before ? sidesSentOff(before, match) : [];
  // No field holds the time of a card; the row's last change is the closest.
  if (sentOff.length > 0 && isFresh)
    highlightCard(overlay, entry, { match_id: match.id, sides: sentOff }, match);
}

/** An alert of half-time or full time names the score, which stays hidden; a kick-off is one for its first minutes. */
function isPeriodNews(period: PeriodChange, match: Match, nowMs: number): boolean {
  if (period !== "kick_off") return !lacksResult(match);
  return nowMs / 1000 - (match.period_started_at ?? match.match_time) <= KICK_OFF_NEWS_SECONDS;
}

/** Notifies lists of a match whose place has changed, or that their fetched rows lack. */
function takePlace({ list }: MatchOverlay, match: Match, before: Match | null, isFirst: boolean): void {
  const { status, match_time, updated_at, season_id } = match;
  const place = list.places[match.id];
  if (!isFirst && place?.status === status && place.match_time === match_time) return;
  const was_live = isLive(status) || (place?.was_live ?? (before !== null && isLive(before.status)));
  list.places = ref({ ...list.places, [match.id]: { status, match_time, updated_at, season_id, was_live } });
}

/** Pushed states with the shown state that equals each of them. */
const sayingTheSame = new WeakMap<Match, Match>();

const textOf = (match: Match): string => JSON.stringify(listedMatch(match));

/** Most of a first snapshot equals the page's data: merging it would render every row at once. */
function isSameMatch(shown: Match, pushed: Match): boolean {
  if (shown.updated_at !== pushed.updated_at) return false;
  if (sayingTheSame.get(pushed) === shown) return true;
  const isSame = textOf(shown) === textOf(pushed);
  if (isSame) sayingTheSame.set(pushed, shown);
  return isSame;
}

function highlightCard(
  overlay: MatchOverlay,
  entry: PushedMatch,
  highlight: CardHighlight,
  match: Match,
): void {
  entry.card = highlight;
  const shown = entry.card;
  overlay.emitCard(highlight, match);
  setTimeout(() => {
    if (entry.card === shown) entry.card = null;
  }, GOAL_SHOWN_MS);
}

function highlightGoal(
  overlay: MatchOverlay,
  entry: PushedMatch,
  highlight: GoalHighlight,
  match: Match,
): void {
  entry.goal = highlight;
  const shown = entry.goal;
  overlay.emitGoal(highlight, match);
  setTimeout(() => {
    if (entry.goal === shown) entry.goal = null;
  }, GOAL_SHOWN_MS);
}

/** Applies pushed details unless they are not newer; equal by identity, which the room's fold preserves. */
export function pushDetail(overlay: MatchOverlay, detail: MatchDetail): void {
  const treatment = treatmentOf(overlay, detail.match);
  const layNow = () => {
    const isHidden = treatmentOf(overlay, detail.match) === "hide";
    layDetail(overlay, isHidden ? detailWithoutResult(detail) : detail);
  };
  if (typeof treatment === "number") takeLater(overlay, detail, treatment, layNow);
  else layNow();
}

function layDetail(overlay: MatchOverlay, detail: MatchDetail): void {
  const { match, incidents, stats, commentary } = detail;
  const entry = overlay.of(match.id);
  const known = entry.detail;
  if (known && known.updated_at > match.updated_at) return;
  const isSame =
    known?.updated_at === match.updated_at &&
    known.incidents === incidents &&
    known.stats === stats &&
    known.commentary === commentary;
  if (!isSame) entry.detail = ref({ updated_at: match.updated_at, incidents, stats, commentary });
}
