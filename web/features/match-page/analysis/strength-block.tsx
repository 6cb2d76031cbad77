import { m } from "#messages/paraglide/messages.js";
import type { StrengthShare } from "#shared/analysis/index.ts";
import type { Match } from "#shared/match/index.ts";
import { sharesOf } from "#shared/statistic/index.ts";
import { BlockFrame, NoData } from "./block-frame.tsx";
import { DuelTable } from "./duel-table.tsx";
import { percentText } from "./stat-label.ts";

const names = {
  head_to_head: m.analysis_strength_head_to_head,
  form: m.analysis_strength_form,
  competition_form: m.analysis_strength_competition_form,
  attack: m.analysis_strength_attack,
  defence: m.analysis_strength_defence,
  value: m.analysis_strength_value,
} as const satisfies Record<StrengthShare["kind"], () => string>;

interface StrengthBlockProps {
  readonly match: Match;
  readonly strength: readonly StrengthShare[];
}

/** Comparison of the teams' strengths, in shares of 100. */
export function StrengthBlock({ match, strength }: StrengthBlockProps) {
  const rows = strength.map(({ kind, home, away }) => {
    const [homeShare, awayShare] = sharesOf([home, away]);
    return { id: kind, name: names[kind](), home: homeShare, away: awayShare };
  });
  return (
    <BlockFrame block="strength">
      {rows.length > 0 ? (
        <>
          <DuelTable match={match} caption={m.analysis_block_strength()} rows={rows} textOf={percentText} />
          <p className="analysis-note">{m.analysis_strength_note()}</p>
        </>
      ) : (
        <NoData />
      )}
    </BlockFrame>
  );
}
