import { proxy, ref } from "valtio";
import type { Match, MatchDetail, Side } from "#shared/match/index.ts";
import { lacksResult } from "#shared/spoiler-shield/mask-results.rules.ts";
import { NO_SHIELD, type Shield } from "#shared/spoiler-shield/shield.rules.ts";
import { PLAIN_VIEW, type ShownView } from "#web/platform/spoiler-shield/shown-view.tsx";
import type { GoalChange } from "./goal.rules.ts";

/** A goal (or its withdrawal) that a row shows for some seconds. */
export interface GoalMark extends GoalChange {
  readonly match_id: number;
}

/** A red card that a row shows for some seconds. */
export interface CardMark {
  readonly match_id: number;
  readonly sides: readonly Side[];
}

/**
 * What was pushed about one match. Null means nothing was that the fetched row does not say: it stands alone. Rows and details
 * are immutable answers (`ref`), and their identity tells a changed one.
 */
export interface PushedMatch {
  match: Match | null;
  detail: PushedDetail | null;
  goal: GoalMark | null;
  card: CardMark | null;
}

/** What a match's room pushes beside the row, and how new it is, by the row it came with. */
export interface PushedDetail extends Omit<MatchDetail, "match"> {
  readonly updated_at: number;
}

/** What the list needs of every pushed match; changes only when a match moves in the list or between the filters. */
export interface PushedPlace {
  readonly status: Match["status"];
  readonly match_time: number;
  readonly season_id: Match["season_id"];
  /** Of the row that brought this place. */
  readonly updated_at: number;
  /** It is in play, or was when it was pushed before. */
  readonly was_live: boolean;
}

export type PushedPlaces = Readonly<Record<number, PushedPlace>>;

/**
 * What was pushed, match by match, over what was fetched. Each match has a state of its own, so that one patch
 * renders one row. Filled by pushes only; see {@link newerMatch} for how it meets the fetched rows.
 */
export interface MatchOverlay {
  /** State of one match, made on first use. */
  of(matchId: number): PushedMatch;
  /** Every pushed match by id; replaced whole (`ref`), because a list looks up each of its rows in each render. */
  readonly list: { places: PushedPlaces };
  /** Calls back for every goal and withdrawal that is news. */
  onGoal(listener: (mark: GoalMark, match: Match) => void): () => void;
  /** Used by {@link pushMatch}. */
  tellGoal(mark: GoalMark, match: Match): void;
  /** The same for red cards. */
  onCard(listener: (mark: CardMark, match: Match) => void): () => void;
  tellCard(mark: CardMark, match: Match): void;
  /** What the reader wants to be told of results; pushes obey it (live/match-shield.ts). */
  readonly shield: Shield;
  /** Which results the address shows all the same. Not read from `location`: that changes before the screen does. */
  readonly view: ShownView;
  /** Matches whose results the reader has asked for one by one; the same in all views of the page tree. */
  readonly revealed: Set<number>;
  /** Pushed states that wait to be shown late (live/match-shield.ts). */
  readonly waiting: WeakSet<object>;
  /** Matches that stand on the page, for filling in what edge has kept out of them (live/shield-fill.tsx). */
  readonly standing: StandingMatches;
}

export interface StandingMatches {
  /** Says that a match stands on the page, as it was fetched; gives what takes it off. */
  add(match: Match): () => void;
  all(): readonly Match[];
  /** Calls back for each that is added. */
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

interface News<Mark> {
  readonly on: (listener: (mark: Mark, match: Match) => void) => () => void;
  readonly tell: (mark: Mark, match: Match) => void;
}

function createNews<Mark>(): News<Mark> {
  const listeners = new Set<(mark: Mark, match: Match) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(mark, match) {
      for (const listener of listeners) listener(mark, match);
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
  const goals = createNews<GoalMark>();
  const cards = createNews<CardMark>();
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
    tellGoal: goals.tell,
    onCard: cards.on,
    tellCard: cards.tell,
    shield,
    view,
    revealed,
    waiting: new WeakSet(),
    standing: createStandingMatches(),
  };
}

/**
 * Overlays of a page tree, one per view: a pushed result that one address shows would stay on the next one, because
 * {@link newerMatch} prefers it to a masked row.
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

const tellsResult = ({ score }: Match): boolean => score.home.goals !== null;

/**
 * Which of two states of a match is shown: the newer one. A tie goes to the push: within one second the rooms deliver in
 * order, while fetched rows may come out of a cache. Where one was masked and the other was not, its reader may see the
 * other, and has asked for it (row-shield.tsx, shield-fill.tsx), however old the answer was.
 */
export function newerMatch(fetched: Match, pushed: Match | null): Match {
  if (pushed === null) return fetched;
  if (lacksResult(pushed) && tellsResult(fetched)) return fetched;
  if (lacksResult(fetched) && tellsResult(pushed)) return pushed;
  return pushed.updated_at < fetched.updated_at ? fetched : pushed;
}

/** The side or sides a mark is about. */
export const isMarked = (mark: Pick<GoalMark, "sides"> | null, side: Side): boolean =>
  mark?.sides.includes(side) ?? false;
