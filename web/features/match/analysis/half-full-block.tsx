import type { HalfFullMatrix } from "#shared/analysis/index.ts";
import { m } from "#web/paraglide/messages.js";
import { shownName } from "#web/platform/shown-name.ts";
import { BlockFrame, NoData } from "./block-frame.tsx";
import type { TeamFigures } from "./past-row.rules.ts";
import { type SplitRow, SplitTable } from "./split-table.tsx";

const RESULTS = ["won", "drawn", "lost"] as const;
const words = {
  won: [m.result_token_won, m.column_won],
  drawn: [m.result_token_drawn, m.column_drawn],
  lost: [m.result_token_lost, m.column_lost],
} as const satisfies Record<(typeof RESULTS)[number], readonly (() => string)[]>;

const rowsOf = (): SplitRow<HalfFullMatrix>[] =>
  RESULTS.flatMap((half) =>
    RESULTS.map((full) => ({
      id: `${half}_${full}`,
      name: <HalfFull half={half} full={full} />,
      countOf: (matrix: HalfFullMatrix) => matrix[`${half}_${full}`],
    })),
  );

interface HalfFullProps {
  readonly half: (typeof RESULTS)[number];
  readonly full: (typeof RESULTS)[number];
}

function HalfFull({ half, full }: HalfFullProps) {
  const sentence = m.analysis_half_full_row({
    half: words[half][1]().toLowerCase(),
    full: words[full][1]().toLowerCase(),
  });
  return (
    <>
      <span aria-hidden="true" title={sentence}>
        {words[half][0]()}/{words[full][0]()}
      </span>
      <span className="sr-only">{sentence}</span>
    </>
  );
}

interface HalfFullBlockProps {
  readonly home: TeamFigures;
  readonly away: TeamFigures;
}

/** How both teams' matches stood at half-time and how they ended. */
export function HalfFullBlock({ home, away }: HalfFullBlockProps) {
  const sides = [home, away].map(({ team, half_full }) => ({ team, figures: half_full }));
  const known = sides.flatMap(({ figures }) => Object.values(figures.total)).some((count) => count > 0);
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
