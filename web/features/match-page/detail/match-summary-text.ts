import { m } from "#messages/paraglide/messages.js";
import type { Match, MatchMinute, Side } from "#shared/match/index.ts";
import { formatMinute } from "#shared/match/match-clock.ts";
import type { Count, ScorerGoals, SummaryGoal, SummaryStatement } from "#shared/match/match-summary.rules.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { statusLabel } from "#web/platform/i18n/status-label.ts";

type Teams = Pick<Match, "home" | "away">;
type StatementOf<Kind extends SummaryStatement["of"]> = Extract<SummaryStatement, { of: Kind }>;
type Sentences = {
  readonly [Kind in SummaryStatement["of"]]: (statement: StatementOf<Kind>, teams: Teams) => string;
};

const otherOf = (side: Side): Side => (side === "home" ? "away" : "home");

/** The named side's goals first, as a sentence about it has them. */
const scoreOf = (score: Count, side: Side): string => `${score[side]}-${score[otherOf(side)]}`;

/** Goals of a side that is behind: languages order them differently. */
const deficitOf = (score: Count, side: Side) => ({ own: score[side], theirs: score[otherOf(side)] });

const minuteText = ({ minute, added }: MatchMinute): string => formatMinute(minute, added);

const namesOf = ({ home, away }: Teams) => ({ home: shownName(home), away: shownName(away) });

/** Both names around the home side's score. */
const boardOf = (score: Count, teams: Teams) => ({ ...namesOf(teams), score: scoreOf(score, "home") });

/** The side of a sentence and its opponent. */
const sidesOf = (side: Side, teams: Teams) => ({
  team: shownName(teams[side]),
  other: shownName(teams[otherOf(side)]),
});

const sentences: Sentences = {
  score: ({ score }, teams) => m.match_summary_score(boardOf(score, teams)),
  won: ({ side, score, inOvertime }, teams) =>
    (inOvertime ? m.match_summary_won_overtime : m.match_summary_won)({
      ...sidesOf(side, teams),
      score: scoreOf(score, side),
    }),
  drawn: ({ score, inOvertime }, teams) => {
    if (inOvertime) return m.match_summary_drawn_overtime(boardOf(score, teams));
    if (score.home === 0) return m.match_summary_goalless(namesOf(teams));
    return m.match_summary_drawn(boardOf(score, teams));
  },
  shoot_out: shootOutText,
  after_regular: ({ score }) => m.match_summary_after_regular({ score: scoreOf(score, "home") }),
  awarded: ({ by, side, score }, teams) => {
    const sides = sidesOf(side, teams);
    if (score === null) {
      return by === "walkover" ? m.match_summary_walkover(sides) : m.match_summary_awarded(sides);
    }
    const counted = { ...sides, score: scoreOf(score, side) };
    return by === "walkover"
      ? m.match_summary_walkover_score(counted)
      : m.match_summary_awarded_score(counted);
  },
  advances: ({ side }, teams) => m.match_summary_advances({ team: shownName(teams[side]) }),
  now: ({ status, side, score }, teams) => {
    const period = statusLabel(status);
    if (side === null) return m.match_summary_level({ period, ...boardOf(score, teams) });
    return m.match_summary_leads({ period, ...sidesOf(side, teams), score: scoreOf(score, side) });
  },
  kicks_now: ({ kicks, score }, teams) =>
    [
      m.match_summary_kicks_now({ ...namesOf(teams), kicks: scoreOf(kicks, "home") }),
      beforeShootOut(score, teams),
    ].join(" "),
  last_report: ({ score }, teams) => m.match_summary_last_report(boardOf(score, teams)),
  stopped: ({ status, minute, score }, teams) => {
    const [plain, timed] =
      status === "interrupted"
        ? ([m.match_summary_interrupted, m.match_summary_interrupted_at] as const)
        : ([m.match_summary_abandoned, m.match_summary_abandoned_at] as const);
    const stop = minute === null ? plain() : timed({ minute: minuteText(minute) });
    return score === null ? stop : `${stop} ${m.match_summary_score_then(boardOf(score, teams))}`;
  },
  turned: ({ side, score, isOver }, teams) =>
    (isOver ? m.match_summary_turned : m.match_summary_turned_now)({
      team: shownName(teams[side]),
      ...deficitOf(score, side),
    }),
  regained: ({ side, score }, teams) =>
    m.match_summary_regained({ other: shownName(teams[otherOf(side)]), score: scoreOf(score, side) }),
  equalized: ({ side, score, minute, from }, teams) => {
    const known = {
      team: shownName(teams[side]),
      score: scoreOf(score, side),
      minute: minuteText(minute),
    };
    if (from === null) return m.match_summary_equalized(known);
    return m.match_summary_equalized_from({ ...known, ...deficitOf(from, side) });
  },
  led_throughout: ({ side, minute }, teams) =>
    m.match_summary_led_throughout({ team: shownName(teams[side]), minute: minuteText(minute) }),
  late_winner: ({ goal }) => {
    const minute = minuteText(goal.minute);
    // An own goal is not what its player "scored".
    return goal.player === null || goal.kind === "own_goal"
      ? m.match_summary_late_winner_unknown({ minute })
      : m.match_summary_late_winner({ player: goal.player.name, minute });
  },
  goals: goalsText,
  scorers: ({ side, scorers }, teams) =>
    m.match_summary_goals_of({
      team: shownName(teams[side]),
      goals: scorers.map(scorerText).join("; "),
    }),
  sent_off: sentOffText,
  score_at_card: ({ score }, teams) => m.match_summary_score_then(boardOf(score, teams)),
  no_goal_after_card: () => m.match_summary_no_goal_after_card(),
  shots_on_target: ({ side, more, fewer }, teams) =>
    m.match_summary_shots({ team: shownName(teams[side]), more, fewer }),
  possession: ({ side, percent }, teams) =>
    m.match_summary_possession({ team: shownName(teams[side]), percent }),
};

function beforeShootOut(score: Count, teams: Teams): string {
  return score.home === score.away
    ? m.match_summary_shootout_level({ score: scoreOf(score, "home") })
    : m.match_summary_shootout_score(boardOf(score, teams));
}

function shootOutText({ side, kicks, score }: StatementOf<"shoot_out">, teams: Teams): string {
  const sides = sidesOf(side, teams);
  const won =
    kicks === null
      ? m.match_summary_shootout_unknown(sides)
      : m.match_summary_shootout({ ...sides, kicks: scoreOf(kicks, side) });
  return score === null ? won : `${won} ${beforeShootOut(score, teams)}`;
}

const scorerName = ({ player }: Pick<SummaryGoal, "player">): string =>
  player?.name ?? m.match_summary_scorer_unknown();

/** `Messi (Argentina, pen) 23'` */
function goalText(goal: SummaryGoal, team: string | null): string {
  const notes = {
    goal: team,
    penalty_goal: [team, m.match_summary_penalty()].filter((note) => note !== null).join(", "),
    own_goal: team === null ? m.match_summary_own_goal() : m.match_summary_own_goal_for({ team }),
  };
  const note = notes[goal.kind];
  return [
    scorerName(goal),
    ...(note === null ? [] : [`(${note})`]),
    ...(goal.minute === null ? [] : [`${minuteText(goal.minute)}'`]),
  ].join(" ");
}

/** Goals in their order, each with its team unless all are of one. */
function goalsText({ goals }: StatementOf<"goals">, teams: Teams): string {
  const [first] = goals;
  if (first && goals.every(({ side }) => side === first.side)) {
    const list = goals.map((goal) => goalText(goal, null)).join(", ");
    return m.match_summary_goals_of({ team: shownName(teams[first.side]), goals: list });
  }
  return m.match_summary_goals({
    goals: goals.map((goal) => goalText(goal, shownName(teams[goal.side]))).join(", "),
  });
}

const signs: Partial<Record<SummaryGoal["kind"], () => string>> = {
  penalty_goal: m.match_summary_penalty,
  own_goal: m.match_summary_own_goal,
};

/** `Messi 23' (pen), 108'` */
function scorerText({ player, goals }: ScorerGoals): string {
  const moments = goals
    .map(({ kind, minute }) => {
      const sign = signs[kind];
      const parts = [...(minute ? [`${minuteText(minute)}'`] : []), ...(sign ? [`(${sign()})`] : [])];
      return parts.join(" ");
    })
    .filter((moment) => moment !== "");
  return [scorerName({ player }), ...(moments.length > 0 ? [moments.join(", ")] : [])].join(" ");
}

function sentOffText({ side, player, minute }: StatementOf<"sent_off">, teams: Teams): string {
  const team = shownName(teams[side]);
  if (player === null) {
    return minute === null
      ? m.match_summary_sent_off_unknown({ team })
      : m.match_summary_sent_off_unknown_at({ team, minute: minuteText(minute) });
  }
  return minute === null
    ? m.match_summary_sent_off({ player: player.name, team })
    : m.match_summary_sent_off_at({ player: player.name, team, minute: minuteText(minute) });
}

/** The sentence of a statement in the page's language. */
export function sentenceOf<Kind extends SummaryStatement["of"]>(
  statement: StatementOf<Kind>,
  teams: Teams,
): string {
  const write = sentences[statement.of as Kind] as (one: StatementOf<Kind>, of: Teams) => string;
  return write(statement, teams);
}
