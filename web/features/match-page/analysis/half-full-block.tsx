import { m } from "#messages/paraglide/messages.js";
import type { HalfFullMatrix } from "#shared/analysis/index.ts";
import { HalfFull } from "#web/platform/football/half-full.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { BlockFrame, NoData } from "./block-frame.tsx";
import type { ShownTeamAnalysis } from "./past-row.rules.ts";
import { type SplitRow, SplitTable } from "./split-table.tsx";

const RESULTS = ["won", "drawn", "lost"] as const;
const rowsOf = (): SplitRow<HalfFullMatrix>[] =>
  RESULTS.flatMap((half) =>
    RESULTS.map((full) => ({
      id: `${half}_${full}`,
      name: <HalfFull half={half} full={full} />,
      countOf: (matrix: HalfFullMatrix) => matrix[`${half}_${full}`],
    })),
  );

interface HalfFullBlockProps {
  readonly home: ShownTeamAnalysis;
  readonly away: ShownTeamAnalysis;
}

/** Both teams' half-time and full-time results. */
export function HalfFullBlock({ home, away }: HalfFullBlockProps) {
  const sides = [home, away].map(({ team, half_full }) => ({ team, statistics: half_full }));
  const known = sides.flatMap(({ statistics }) => Object.values(statistics.total)).some((count) => count > 0);
  const caption = m.analysis_duel_caption({
    block: m.analysis_block_half_full(),
    home: shownName(home.team),
    away: shownName(away.team),
  });
  return (
    <BlockFrame block="half_full">
      {known ? (
        <>
          <SplitTable caption={caption} head={m.analysis_half_full_column()} sides={sides} rows={rowsOf()} />
          <p className="analysis-note">{m.analysis_half_full_note()}</p>
        </>
      ) : (
        <NoData />
      )}
    </BlockFrame>
  );
}
