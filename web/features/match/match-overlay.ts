import { proxy } from "valtio/vanilla";
import type { Match, MatchDetail, Side } from "#shared/match/index.ts";
import type { GoalChange } from "./goal.rules.ts";

/** A goal (or its withdrawal) that a row shows for some seconds. */
export interface GoalMark extends GoalChange {
  readonly match_id: number;
}

/** What was pushed about one match. Null means nothing was: the fetched row stands alone. */
export interface PushedMatch {
  match: Match | null;
  detail: PushedDetail | null;
  goal: GoalMark | null;
}

/** What a match's room pushes beside the row, and how new it is, by the row it came with. */
export interface PushedDetail extends Omit<MatchDetail, "match"> {
  readonly updated_at: number;
}

/** What the list needs of every pushed match; changes only when a match moves in the list or between the filters. */
export interface PushedPlace {
  readonly status: Match["status"];
  readonly match_time: number;
  /** Of the row that brought this place. */
  readonly updated_at: number;
}

/**
 * What was pushed, match by match, over what was fetched. Each match has a state of its own, so that one patch
 * renders one row. Filled by pushes only; see {@link newerMatch} for how it meets the fetched rows.
 */
export interface MatchOverlay {
  /** State of one match, made on first use. */
  of(matchId: number): PushedMatch;
  /** Every pushed match by id. */
  readonly places: Record<number, PushedPlace>;
  /** Calls back for every goal and withdrawal that is news. */
  onGoal(listener: (mark: GoalMark, match: Match) => void): () => void;
  /** Used by {@link pushMatch}. */
  tellGoal(mark: GoalMark, match: Match): void;
}

/** One per page tree. */
export function createMatchOverlay(): MatchOverlay {
  const matches = new Map<number, PushedMatch>();
  const listeners = new Set<(mark: GoalMark, match: Match) => void>();
  return {
    of(matchId) {
      const known = matches.get(matchId);
      if (known) return known;
      const created = proxy<PushedMatch>({ match: null, detail: null, goal: null });
      matches.set(matchId, created);
      return created;
    },
    places: proxy<Record<number, PushedPlace>>({}),
    onGoal(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tellGoal(mark, match) {
      for (const listener of listeners) listener(mark, match);
    },
  };
}

/**
 * Which of two states of a match is the newer one. A tie goes to the push: within one second the rooms deliver in
 * order, while fetched rows may come out of a cache.
 */
export function newerMatch(fetched: Match, pushed: Match | null): Match {
  return pushed !== null && pushed.updated_at >= fetched.updated_at ? pushed : fetched;
}

/** The side or sides a mark is about. */
export const isMarked = (mark: GoalMark | null, side: Side): boolean => mark?.sides.includes(side) ?? false;
