import type { ReactNode } from "react";
import type { Split } from "#shared/analysis/index.ts";
import type { TeamRef } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { shownName } from "#web/platform/i18n/shown-name.ts";

const PARTS = ["total", "home", "away"] as const;
const partNames = {
  total: [m.analysis_part_all_short, m.analysis_part_all],
  home: [m.analysis_part_home_short, m.analysis_part_home],
  away: [m.analysis_part_away_short, m.analysis_part_away],
} as const;

interface SplitColumn<Figures> {
  readonly team: TeamRef;
  readonly figures: Split<Figures>;
}

export interface SplitRow<Figures> {
  readonly id: string;
  readonly name: ReactNode;
  readonly countOf: (figures: Figures) => number | null;
  /** Rows with the same unit; a cell is shaded by its share of their highest count in its column. */
  readonly group?: string;
}

interface SplitTableProps<Figures> {
  readonly caption: string;
  readonly head: string;
  readonly sides: readonly SplitColumn<Figures>[];
  readonly rows: readonly SplitRow<Figures>[];
}

/** Counts of both teams over all matches, home matches and away matches: few enough columns for a phone. */
export function SplitTable<Figures>({ caption, head, sides, rows }: SplitTableProps<Figures>) {
  const columns = sides.flatMap(({ team, figures }) =>
    PARTS.map((part) => ({ id: `${team.id}-${part}`, part, figures: figures[part] })),
  );
  const peakOf = (figures: Figures, group: string | undefined): number =>
    Math.max(1, ...rows.filter((row) => row.group === group).map((row) => row.countOf(figures) ?? 0));
  return (
    <table className="analysis-table analysis-split">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {head}
          </th>
          {sides.map(({ team }) => (
            <th key={team.id} scope="colgroup" colSpan={PARTS.length} className="analysis-split-team">
              <span>{shownName(team)}</span>
            </th>
          ))}
        </tr>
        <tr>
          {columns.map(({ id, part }) => (
            <th key={id} scope="col" data-part={part}>
              <abbr title={partNames[part][1]()}>{partNames[part][0]()}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-row={row.id}>
            <th scope="row">{row.name}</th>
            {columns.map(({ id, part, figures }) => (
              <Count key={id} part={part} count={row.countOf(figures)} peak={peakOf(figures, row.group)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CountProps {
  readonly part: (typeof PARTS)[number];
  readonly count: number | null;
  readonly peak: number;
}

function Count({ part, count, peak }: CountProps) {
  const heat = { "--heat": `${Math.round(((count ?? 0) / peak) * 100)}%` };
  return (
    <td data-part={part} data-zero={count === 0 || undefined} style={count ? heat : undefined}>
      {count ?? "–"}
    </td>
  );
}
