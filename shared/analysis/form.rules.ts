import { resultOf } from "../standings/standings.rules.ts";
import type { FormResult } from "../standings/standings.schema.ts";
import { percentsOf } from "../statistic/index.ts";
import { lineRecord } from "./line-record.rules.ts";
import type { Goals, TeamGoals, TeamMatch } from "./played-match.ts";
import type { FormSummary, OutcomeRates, ResultRates } from "./team-statistics.schema.ts";

/** Results of past matches and their sums. Everything is about regular time. */

/** How the match ended for the team in view: as it is stated, else by goals; null without either. */
export function formResultOf({ full, stated }: Pick<TeamMatch, "full" | "stated">): FormResult | null {
  return stated ?? (full && resultOf(full.scored, full.conceded));
}

const scoresOf = (matches: readonly TeamMatch[]): TeamGoals[] => matches.flatMap(({ full }) => full ?? []);

/** Sums of a list of past matches; those without a result do not count. */
export function formSummary(matches: readonly TeamMatch[]): FormSummary {
  const scores = scoresOf(matches);
  const sum = (key: keyof TeamGoals) => scores.reduce((total, score) => total + score[key], 0);
  const results = matches.flatMap((match) => formResultOf(match) ?? []);
  const count = (result: FormResult) => results.filter((one) => one === result).length;
  const [won, drawn, lost] = [count("won"), count("drawn"), count("lost")];
  return {
    played: results.length,
    won,
    drawn,
    lost,
    goals_for: sum("scored"),
    goals_against: sum("conceded"),
    win_percent: percentsOf([won, drawn, lost])[0],
    lines: lineRecord(matches, "full"),
  };
}

/** How often the team in view won, drew and lost: percents that add up to 100. */
export function resultRates(matches: readonly TeamMatch[]): ResultRates {
  const { played, won, drawn, lost } = formSummary(matches);
  const [won_percent, drawn_percent, lost_percent] = percentsOf([won, drawn, lost]);
  return { played, won_percent, drawn_percent, lost_percent };
}

/** Shares of home wins, draws and away wins: percents that add up to 100. */
export function outcomeRates(scores: readonly Goals[]): OutcomeRates {
  const count = (result: FormResult) =>
    scores.filter(({ home, away }) => resultOf(home, away) === result).length;
  const [home_percent, draw_percent, away_percent] = percentsOf([
    count("won"),
    count("drawn"),
    count("lost"),
  ]);
  return { played: scores.length, home_percent, draw_percent, away_percent };
}
