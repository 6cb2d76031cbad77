import { m } from "#messages/paraglide/messages.js";
import type { TipResult } from "#shared/tip/tip-settlement.rules.ts";
import { resultName } from "../row/tip-labels.ts";

const letters = {
  won: m.analysis_bet_won,
  half_won: m.analysis_bet_half_won,
  push: m.analysis_bet_push,
  half_lost: m.analysis_bet_half_lost,
  lost: m.analysis_bet_lost,
  void: () => "–",
} as const satisfies Record<TipResult, () => string>;

/** The last results of an expert, the newest on the right. The letter carries the meaning, not the colour. */
export function LastResults({ results }: { readonly results: readonly TipResult[] }) {
  return (
    <ol className="last-results">
      {results.map((result, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results are nothing but their places
        <li key={at} className="tip-result" data-result={result} title={resultName(result)}>
          <span aria-hidden="true">{letters[result]()}</span>
          <span className="sr-only">{resultName(result)}</span>
        </li>
      ))}
    </ol>
  );
}
