import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Split } from "#shared/analysis/index.ts";
import type { TeamRef } from "#shared/match/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";

const SPLITS = ["total", "home", "away"] as const;
const splitNames = {
  total: [m.analysis_view_all_short, m.analysis_view_all],
  home: [m.analysis_view_home_short, m.analysis_view_home],
  away: [m.analysis_view_away_short, m.analysis_view_away],
} as const;

interface SplitColumn<Stats> {
  readonly team: TeamRef;
  readonly statistics: Split<Stats>;
}

export interface SplitRow<Stats> {
  readonly id: string;
  readonly name: ReactNode;
  readonly countOf: (statistics: Stats) => number | null;
  /** Rows with the same unit; a cell is shaded by its share of their highest count in its column. */
  readonly group?: string;
}

interface SplitTableProps<Stats> {
  readonly caption: string;
  readonly head: string;
  readonly sides: readonly SplitColumn<Stats>[];
  readonly rows: readonly SplitRow<Stats>[];
}

/** Counts of both teams over all matches, home matches and away matches: few enough columns for a phone. */
export function SplitTable<Stats>({ caption, head, sides, rows }: SplitTableProps<Stats>) {
  const columns = sides.flatMap(({ team, statistics }) =>
    SPLITS.map((split) => ({ id: `${team.id}-${split}`, split, statistics: statistics[split] })),
  );
  const peakOf = (statistics: Stats, group: string | undefined): number =>
    Math.max(1, ...rows.filter((row) => row.group === group).map((row) => row.countOf(statistics) ?? 0));
  return (
    <table className="analysis-table analysis-split">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {head}
          </th>
          {sides.map(({ team }) => (
            <th key={team.id} scope="colgroup" colSpan={SPLITS.length} className="analysis-split-team">
              <span>{shownName(team)}</span>
            </th>
          ))}
        </tr>
        <tr>
          {columns.map(({ id, split }) => (
            <th key={id} scope="col" data-part={split}>
              <abbr title={splitNames[split][1]()}>{splitNames[split][0]()}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-row={row.id}>
            <th scope="row">{row.name}</th>
            {columns.map(({ id, split, statistics }) => (
              <Count
                key={id}
                split={split}
                count={row.countOf(statistics)}
                peak={peakOf(statistics, row.group)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CountProps {
  readonly split: (typeof SPLITS)[number];
  readonly count: number | null;
  readonly peak: number;
}

function Count({ split, count, peak }: CountProps) {
  const heat = { "--heat": `${Math.round(((count ?? 0) / peak) * 100)}%` };
  return (
    <td data-part={split} data-zero={count === 0 || undefined} style={count ? heat : undefined}>
      {count ?? "–"}
    </td>
  );
}
