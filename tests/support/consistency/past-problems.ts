import type { TeamAnalysis } from "#shared/analysis/analysis.schema.ts";
import type { Side } from "#shared/match/index.ts";
import type { TableRow } from "#shared/standings/standings.schema.ts";
import { type MatchAnswers, PAST_MATCHES, type PastAnswers } from "./match-answers.ts";
import { SIDES } from "./match-facts.ts";
import { checkSplit, Problems, sum } from "./problems.ts";

/** Contradictions between the statistics of the past matches of two teams. */

/** Contradictions in a row of a table. */
export function problemsOfTableRow(row: TableRow): string[] {
  const odd = new Problems(`table: ${row.team.name}`);
  for (const section of [row, row.home, row.away, row.half]) {
    odd.same("won, drawn and lost", section.won + section.drawn + section.lost, section.played);
    odd.same("goal difference", section.goals_for - section.goals_against, section.goal_difference);
  }
  const { played, won, drawn, lost, goals_for, goals_against } = row;
  const total = { played, won, drawn, lost, goals_for, goals_against };
  checkSplit(odd, "of the row", { total, home: row.home, away: row.away });
  odd.same("points", 3 * won + drawn - row.deducted_points, row.points);
  odd.atMost("matches known at half-time", row.half.played, played);
  odd.atMost("form of", row.form.length, played);
  return odd.list;
}

function problemsOfTeam(side: Side, team: TeamAnalysis, { detail }: MatchAnswers): string[] {
  const odd = new Problems(`analysis of ${team.team.name}`);
  const { summary, matches, lines, goals, half_full, goal_times, parity, first_goals } = team;
  const { played } = summary;
  odd.same("won, drawn and lost", summary.won + summary.drawn + summary.lost, played);
  odd.same("matches with a result", matches.filter(({ result }) => result !== null).length, played);
  for (const { match } of matches) {
    if (match.match_time >= detail.match.match_time) odd.add(`${match.id} is no past match`);
    if (![match.home.id, match.away.id].includes(detail.match[side].id)) odd.add(`${match.id} is of others`);
  }
  const scored = matches.map(({ match }) => {
    const own = match.home.id === team.team.id ? "home" : "away";
    return match.score[own].goals ?? 0;
  });
  odd.same("goals of the listed matches", sum(scored), summary.goals_for);
  for (const [what, split] of Object.entries({ goals, half_full, goal_times, parity, first_goals }))
    checkSplit(odd, what, split);
  for (const [period, records] of Object.entries(lines ?? {})) {
    checkSplit(odd, `lines ${period}`, records);
    const { handicap, total } = records.total;
    odd.same(`handicaps ${period}`, handicap.won + handicap.push + handicap.lost, handicap.played);
    odd.same(`totals ${period}`, total.over + total.push + total.under, total.played);
    odd.atMost(`handicaps ${period} of`, handicap.played, played);
    odd.atMost(`totals ${period} of`, total.played, played);
    if (total.push === 0 && total.played > 0)
      odd.shares(`totals ${period}`, [total.over_percent, total.under_percent]);
  }
  odd.same("matches by goals", sum(Object.values(goals.total.matches)), played);
  odd.atMost("half-times", sum(Object.values(half_full.total)), played);
  odd.atMost("goals by time", sum(goal_times.total.scored), summary.goals_for);
  odd.same("matches over and under", parity.total.over + parity.total.under, played);
  odd.same("matches odd and even", parity.total.odd + parity.total.even, played);
  odd.atMost("matches by their first goal", sum(Object.values(first_goals.total)), played);
  odd.atMost("first goals by time", sum(goal_times.total.first_goal), first_goals.total.scored);
  const { first_half_goals: first, second_half_goals: second, half_time_known: known } = goals.total;
  if (first !== null && second !== null) {
    if (known === played) odd.same("goals of both halves", first + second, summary.goals_for);
    else odd.atMost("goals of both halves", first + second, summary.goals_for);
  }
  return [...odd.list, ...(team.standing ? problemsOfTableRow(team.standing) : [])];
}

/** Contradictions between the analysis, the history, the rates and the averages of a match's teams. */
export function problemsOfPast({ analysis, history, rates }: PastAnswers, answers: MatchAnswers): string[] {
  const odd = new Problems("past");
  for (const { kind, home, away } of analysis.strength) odd.shares(`strength ${kind}`, [home, away]);
  for (const [which, by] of [
    ["history", rates.history],
    ["recent", rates.recent],
  ] as const) {
    for (const side of SIDES) {
      const { won_percent, drawn_percent, lost_percent } = by[side];
      odd.shares(`${which} of the ${side} side`, [won_percent, drawn_percent, lost_percent]);
    }
    if (which === "history") odd.same("meetings of both sides", by.home.played, by.away.played);
  }
  const { similar } = rates;
  if (similar) odd.shares("similar", [similar.home_percent, similar.draw_percent, similar.away_percent]);
  for (const side of SIDES) {
    const distribution = history.goal_distribution?.[side];
    for (const which of ["scored", "conceded"] as const) {
      const split = distribution?.[which];
      if (!split) continue;
      for (const segments of Object.values(split))
        odd.shares(
          `goal times of the ${side} side`,
          segments.map(({ percent }) => percent),
        );
      const counts = (section: "total" | "home" | "away") => split[section].map(({ count }) => count);
      checkSplit(odd, `goal times of the ${side} side`, {
        total: counts("total"),
        home: counts("home"),
        away: counts("away"),
      });
    }
    const { summary } = analysis[side];
    const recent = answers.team.recent.find(({ count }) => count === PAST_MATCHES)?.[side];
    odd.same(`recent rates of the ${side} side`, rates.recent[side].played, summary.played);
    for (const { count, ...of } of answers.team.recent) {
      odd.atMost(`averages of the ${side} side`, of[side].played, count);
      for (const matches of Object.values(of[side].counted))
        odd.atMost(`an average of the ${side} side`, matches, of[side].played);
    }
    if (!recent || recent.counted.goals_for === 0) continue;
    odd.same(`averaged matches of the ${side} side`, recent.counted.goals_for, summary.played);
    const average = Math.round((100 * summary.goals_for) / summary.played) / 100;
    odd.same(`goals a match of the ${side} side`, recent.goals_for, average);
  }
  return [...odd.list, ...SIDES.flatMap((side) => problemsOfTeam(side, analysis[side], answers))];
}
