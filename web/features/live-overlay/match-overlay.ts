import { proxy, ref } from "valtio";
import type { Match, MatchDetail, Side } from "#shared/match/index.ts";
import { lacksResult } from "#shared/spoiler-shield/mask-results.rules.ts";
import { NO_SHIELD, type Shield } from "#shared/spoiler-shield/shield.rules.ts";
import type { Held } from "#web/platform/data/held.ts";
import { PLAIN_VIEW, type ShownView } from "#web/platform/spoiler-shield/shown-view.tsx";
import type { GoalChange, PeriodChange } from "./goal.rules.ts";

/** A goal, or its withdrawal, that a row highlights for some seconds. */
export interface GoalHighlight extends GoalChange {
  readonly match_id: number;
}

/** A red card that a row highlights for some seconds. */
export interface CardHighlight {
  readonly match_id: number;
  readonly sides: readonly Side[];
}

/** Pushed state of one match; null until something newer than the fetched row came. Immutable objects (`ref`). */
export interface PushedMatch {
  match: Held<Match> | null;
  detail: Held<PushedDetail> | null;
  goal: GoalHighlight | null;
  card: CardHighlight | null;
}

/** Details that a match's room pushes beside the row; their age is that of the row they came with. */
export interface PushedDetail extends Omit<MatchDetail, "match"> {
  readonly updated_at: number;
}

/** The list's view of every pushed match; changes only when a match moves in the list or between filters. */
export interface PushedPlace {
  readonly status: Match["status"];
  readonly match_time: number;
  readonly season_id: Match["season_id"];
  /** Time of the row that brought this position. */
  readonly updated_at: number;
  /** The match is live, or was in an earlier push. */
  readonly was_live: boolean;
}

export type PushedPlaces = Readonly<Record<number, PushedPlace>>;

/**
 * Pushed over fetched state, per match, so that a patch renders one row. Only pushes write it; {@link newerMatch}
 * merges the two.
 */
export interface MatchOverlay {
  /** State of one match, created on first use. */
  of(matchId: number): PushedMatch;
  /** Every pushed match by id; replaced whole (`ref`), because a list looks up each of its rows in each render. */
  readonly list: { places: PushedPlaces };
  /** Subscribes to new goals and withdrawals. */
  onGoal(listener: (highlight: GoalHighlight, match: Match) => void): () => void;
  /** Used by {@link pushMatch}. */
  emitGoal(highlight: GoalHighlight, match: Match): void;
  /** The same for red cards. */
  onCard(listener: (highlight: CardHighlight, match: Match) => void): () => void;
  emitCard(highlight: CardHighlight, match: Match): void;
  /** The same for kick-off, half-time and full time. */
  onPeriod(listener: (change: PeriodChange, match: Match) => void): () => void;
  emitPeriod(change: PeriodChange, match: Match): void;
  /** The reader's result shield, which pushes obey (live/match-shield.ts). */
  readonly shield: Shield;
  /** Results that the URL reveals despite the shield. Not from `location`, which changes before the screen does. */
  readonly view: ShownView;
  /** Matches whose results the reader revealed one by one; shared by all views of the page tree. */
  readonly revealed: Set<number>;
  /** Pushed states waiting for the reader's delay (live/match-shield.ts). */
  readonly waiting: WeakSet<object>;
  /** Matches on the page, for filling in data that edge left out (live/shield-fill.tsx). */
  readonly standing: StandingMatches;
}

export interface StandingMatches {
  /** Registers a fetched match as shown on the page; returns the function that removes it. */
  add(match: Match): () => void;
  all(): readonly Match[];
  /** Subscribes to additions. */
  onAdd(listener: () => void): () => void;
}

function createStandingMatches(): StandingMatches {
  const places = new Set<{ readonly match: Match }>();
  const listeners = new Set<() => void>();
  return {
    add(match) {
      const place = { match };
      places.add(place);
      for (const listener of listeners) listener();
      return () => places.delete(place);
    },
    all: () => [...places].map(({ match }) => match),
    onAdd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface News<Highlight> {
  readonly on: (listener: (highlight: Highlight, match: Match) => void) => () => void;
  readonly emit: (highlight: Highlight, match: Match) => void;
}

function createNews<Highlight>(): News<Highlight> {
  const listeners = new Set<(highlight: Highlight, match: Match) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(highlight, match) {
      for (const listener of listeners) listener(highlight, match);
    },
  };
}

/** One per view of a page tree, see {@link createMatchOverlays}. */
export function createMatchOverlay({
  shield = NO_SHIELD,
  view = PLAIN_VIEW,
  revealed = new Set(),
}: Partial<Pick<MatchOverlay, "shield" | "view" | "revealed">> = {}): MatchOverlay {
  const matches = new Map<number, PushedMatch>();
  const goals = createNews<GoalHighlight>();
  const cards = createNews<CardHighlight>();
  const periods = createNews<PeriodChange>();
  return {
    of(matchId) {
      const known = matches.get(matchId);
      if (known) return known;
      const created = proxy<PushedMatch>({ match: null, detail: null, goal: null, card: null });
      matches.set(matchId, created);
      return created;
    },
    list: proxy<MatchOverlay["list"]>({ places: ref({}) }),
    onGoal: goals.on,
    emitGoal: goals.emit,
    onCard: cards.on,
    emitCard: cards.emit,
    onPeriod: periods.on,
    emitPeriod: periods.emit,
    shield,
    view,
    revealed,
    waiting: new WeakSet(),
    standing: createStandingMatches(),
  };
}

/**
 * Overlays of a page tree, one per view: else a pushed result that one URL reveals would stay on the next page,
 * because {@link newerMatch} prefers it to a masked row.
 */
export function createMatchOverlays({ shield }: Pick<MatchOverlay, "shield">) {
  const overlays = new Map<string, MatchOverlay>();
  const revealed = new Set<number>();
  return (view: ShownView): MatchOverlay => {
    const overlay = overlays.get(view.key) ?? createMatchOverlay({ shield, view, revealed });
    overlays.set(view.key, overlay);
    return overlay;
  };
}

const hasResult = ({ score }: Match): boolean => score.home.goals !== null;

/**
 * The newer of two states of a match; a tie goes to the push, since fetched rows may come from a cache. Of a masked and
 * an unmasked one, the unmasked: the reader requested it (row-shield.tsx, shield-fill.tsx).
 */
export function newerMatch(fetched: Match, pushed: Match | null): Match {
  if (pushed === null) return fetched;
  if (lacksResult(pushed) && hasResult(fetched)) return fetched;
  if (lacksResult(fetched) && hasResult(pushed)) return pushed;
  return pushed.updated_at < fetched.updated_at ? fetched : pushed;
}

/** The side or sides of a highlight. */
export const isHighlighted = (highlight: Pick<GoalHighlight, "sides"> | null, side: Side): boolean =>
  highlight?.sides.includes(side) ?? false;
