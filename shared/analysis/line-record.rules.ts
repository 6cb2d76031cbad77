import type { BetOutcome, TotalOutcome } from "../odds/outcome.schema.ts";
import type { PricePeriod } from "../odds/quote.schema.ts";
import { percentsOf } from "../statistic/index.ts";
import type { TeamMatch } from "./played-match.ts";
import type { HandicapRecord, LineRecord, LineRecords, TotalRecord } from "./team-statistics.schema.ts";
import { splitBySide } from "./window.rules.ts";

/** Records against the lines. A half won stake counts as won, a half lost one as lost (domain-facts section 3). */

const LAST = 6;

/** Results of bets on the team; matches without a handicap do not count. */
export function handicapRecord(outcomes: readonly (BetOutcome | null)[]): HandicapRecord {
  const settled = outcomes.filter((outcome) => outcome !== null);
  const count = (...which: BetOutcome[]) => settled.filter((outcome) => which.includes(outcome)).length;
  const won = count("won", "half_won");
  const push = count("push");
  const lost = count("lost", "half_lost");
  const [win_percent] = percentsOf([won, push, lost]);
  return { played: settled.length, won, push, lost, win_percent };
}

/** On which side of their totals matches ended; those without a total do not count. */
export function totalRecord(outcomes: readonly (TotalOutcome | null)[]): TotalRecord {
  const settled = outcomes.filter((outcome) => outcome !== null);
  const count = (...which: TotalOutcome[]) => settled.filter((outcome) => which.includes(outcome)).length;
  const over = count("over", "half_over");
  const push = count("push");
  const under = count("under", "half_under");
  const [over_percent, , under_percent] = percentsOf([over, push, under]);
  return { played: settled.length, over, push, under, over_percent, under_percent };
}

/** Both records over some matches, for the whole match or the first half. */
export function lineRecord(matches: readonly TeamMatch[], period: PricePeriod): LineRecord {
  return {
    handicap: handicapRecord(matches.map(({ handicap }) => handicap[period])),
    total: totalRecord(matches.map(({ total }) => total[period])),
  };
}

/** Records over all matches, at home, away, and over the last six. `matches` come newest first. */
export function lineRecords(matches: readonly TeamMatch[], period: PricePeriod): LineRecords {
  const last = matches.slice(0, LAST);
  return {
    ...splitBySide(matches, (some) => lineRecord(some, period)),
    last_six: {
      ...lineRecord(last, period),
      handicap_outcomes: last.flatMap(({ handicap }) => handicap[period] ?? []),
      total_outcomes: last.flatMap(({ total }) => total[period] ?? []),
    },
  };
}
