import type { CSSProperties } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Match, Side } from "#shared/match/index.ts";
import { MatchCount } from "#web/platform/football/match-count.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";

export interface DuelRow extends Duel {
  readonly id: string;
  readonly name: string;
  /** Number of matches behind each side's value, if fewer than the table covers. */
  readonly counts?: Readonly<Record<Side, number | null>>;
}

interface DuelTableProps {
  readonly match: Match;
  /** The compared statistic. */
  readonly caption: string;
  readonly rows: readonly DuelRow[];
  readonly textOf: (value: number | null, id: string) => string;
}

/** Both teams' values as bars that meet in the middle, like the match statistics. */
export function DuelTable({ match, caption, rows, textOf }: DuelTableProps) {
  const teams = { home: shownName(match.home), away: shownName(match.away) };
  return (
    <table className="match-stats-table">
      <caption className="sr-only">{m.analysis_duel_caption({ block: caption, ...teams })}</caption>
      <colgroup>
        <col className="match-stats-side" />
        <col />
        <col className="match-stats-side" />
      </colgroup>
      <thead className="analysis-duel-head">
        <tr>
          <th scope="col" data-side="home">
            <span>{teams.home}</span>
          </th>
          <th scope="col">
            <span className="sr-only">{m.match_stats_kind()}</span>
          </th>
          <th scope="col" data-side="away">
            <span>{teams.away}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className="match-stats-row"
            style={barsOf(row)}
            data-leads={leaderOf(row, (value) => textOf(value, row.id)) ?? undefined}
          >
            <td data-side="home">
              <span>{textOf(row.home, row.id)}</span>
              <MatchCount count={besideOf(row, "home")} />
            </td>
            <th scope="row">
              <span>{row.name}</span>
              <MatchCount count={commonOf(row)} />
            </th>
            <td data-side="away">
              <span>{textOf(row.away, row.id)}</span>
              <MatchCount count={besideOf(row, "away")} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number of matches shared by both sides stands once, beside the name. */
const commonOf = ({ counts }: DuelRow): number | null =>
  counts && counts.home === counts.away ? counts.home : null;
const besideOf = (row: DuelRow, side: Side): number | null =>
  row[side] === null || commonOf(row) !== null ? null : (row.counts?.[side] ?? null);

function barsOf(row: DuelRow): CSSProperties {
  const share = homeShareOf(row);
  const bars = { "--home": `${share ?? 0}%`, "--away": `${share === null ? 0 : 100 - share}%` };
  return bars;
}

/** Values of two teams as bars that meet in the middle. */
interface Duel {
  readonly home: number | null;
  readonly away: number | null;
}

/** The home side's share of both, in percent; null where nothing can be compared. */
export function homeShareOf({ home, away }: Duel): number | null {
  if (home === null || away === null) return null;
  const sum = home + away;
  return sum > 0 ? (home / sum) * 100 : null;
}

/** The side with the higher value; null if the page displays both alike, as with 499.6 and 500.4 passes. */
export function leaderOf({ home, away }: Duel, textOf: (value: number) => string): "home" | "away" | null {
  if (home === null || away === null || textOf(home) === textOf(away)) return null;
  return home > away ? "home" : "away";
}
