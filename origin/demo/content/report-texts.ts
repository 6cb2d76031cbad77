/** Sentence templates of reports. `score` has the home side's goals first, `won` the winner's. */
export interface ReportWords {
  readonly titles: Readonly<Record<ReportTurn, readonly string[]>>;
  readonly summaries: Readonly<Record<ReportTurn, readonly string[]>>;
  readonly intros: readonly string[];
  readonly grounds: readonly string[];
  readonly crowds: readonly string[];
  readonly headings: Readonly<Record<"course" | "goals" | "figures" | "places", string>>;
  readonly goals: Readonly<Record<GoalTurn, readonly string[]>>;
  readonly assists: readonly string[];
  readonly reds: readonly string[];
  readonly quietHalf: readonly string[];
  readonly half: readonly string[];
  readonly quietSecond: readonly string[];
  readonly extraTime: readonly string[];
  readonly shootout: readonly string[];
  readonly ends: Readonly<Record<ReportTurn, readonly string[]>>;
  readonly ownGoal: string;
  readonly penalty: string;
  readonly noGoals: string;
  readonly cards: Readonly<Record<"both" | "yellow" | "red" | "none", readonly string[]>>;
  readonly possession: readonly string[];
  readonly shots: readonly string[];
  readonly evenPossession: readonly string[];
  readonly places: Readonly<Record<"up" | "down" | "same" | "top", readonly string[]>>;
  readonly columns: Readonly<Record<"figure" | "team" | "played" | "points" | "difference", string>>;
  readonly stats: Readonly<Record<ShownStat, string>>;
  readonly links: readonly string[];
}

/** The main story of a match. */
export type ReportTurn = "comeback" | "late" | "rout" | "narrow" | "win" | "goalless" | "draw" | "shootout";
export type GoalTurn = "first" | "level" | "ahead" | "further" | "closer" | "penalty" | "own";

/** Statistics of a report, in this order. */
export const SHOWN_STATS = [
  "possession",
  "shots",
  "shots_on_target",
  "corners",
  "fouls",
  "offsides",
  "saves",
  "yellow_cards",
  "red_cards",
] as const;
export type ShownStat = (typeof SHOWN_STATS)[number];
