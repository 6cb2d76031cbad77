import { m } from "#messages/paraglide/messages.js";
import type { PastMatch } from "#shared/analysis/index.ts";
import type { BetOutcome, TotalOutcome } from "#shared/odds/outcome.schema.ts";

type Result = NonNullable<PastMatch["result"]>;
type Tone = "good" | "half-good" | "level" | "half-bad" | "bad";
type Words = readonly [short: () => string, full: () => string, tone: Tone];

const results = {
  won: [m.result_token_won, m.column_won, "good"],
  drawn: [m.result_token_drawn, m.column_drawn, "level"],
  lost: [m.result_token_lost, m.column_lost, "bad"],
} as const satisfies Record<Result, Words>;

const bets = {
  won: [m.analysis_bet_won, m.analysis_bet_won_full, "good"],
  half_won: [m.analysis_bet_half_won, m.analysis_bet_half_won_full, "half-good"],
  push: [m.analysis_bet_push, m.analysis_bet_push_full, "level"],
  half_lost: [m.analysis_bet_half_lost, m.analysis_bet_half_lost_full, "half-bad"],
  lost: [m.analysis_bet_lost, m.analysis_bet_lost_full, "bad"],
} as const satisfies Record<BetOutcome, Words>;

const totals = {
  over: [m.analysis_total_over, m.analysis_total_over_full, "good"],
  half_over: [m.analysis_total_half_over, m.analysis_total_half_over_full, "half-good"],
  push: [m.analysis_total_push, m.analysis_total_push_full, "level"],
  half_under: [m.analysis_total_half_under, m.analysis_total_half_under_full, "half-bad"],
  under: [m.analysis_total_under, m.analysis_total_under_full, "bad"],
} as const satisfies Record<TotalOutcome, Words>;

/** The letter carries the meaning; the colour only repeats it. Screen readers get the word. */
function Token({ words: [short, full, tone] }: { readonly words: Words }) {
  return (
    <span className="analysis-token" data-tone={tone} title={full()}>
      <span aria-hidden="true">{short()}</span>
      <span className="sr-only">{full()}</span>
    </span>
  );
}

export const ResultToken = ({ result }: { readonly result: Result }) => <Token words={results[result]} />;
export const BetToken = ({ outcome }: { readonly outcome: BetOutcome }) => <Token words={bets[outcome]} />;
export const TotalToken = ({ outcome }: { readonly outcome: TotalOutcome }) => (
  <Token words={totals[outcome]} />
);
