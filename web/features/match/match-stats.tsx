import { useId } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Match, MatchStat } from "#shared/match/index.ts";
import type { StatKind } from "#shared/match/stat-kind.table.ts";
import { formatDecimal, formatNumber } from "#web/platform/i18n/number-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Panel } from "#web/ui/panel.tsx";
import { commonMinute } from "./as-of-minute.rules.ts";
import { useReachedMinute } from "./as-of-minute.tsx";
import { type StatPeriod, type StatRow, statPeriods, statRows } from "./match-stats.rules.ts";

const names: Readonly<Record<string, () => string>> = {
  possession: m.stat_possession,
  shots: m.stat_shots,
  shots_on_target: m.stat_shots_on_target,
  shots_off_target: m.stat_shots_off_target,
  blocked_shots: m.stat_blocked_shots,
  corners: m.stat_corners,
  attacks: m.stat_attacks,
  dangerous_attacks: m.stat_dangerous_attacks,
  fouls: m.stat_fouls,
  yellow_cards: m.stat_yellow_cards,
  red_cards: m.stat_red_cards,
  offsides: m.stat_offsides,
  saves: m.stat_saves,
  passes: m.stat_passes,
  passes_accurate: m.stat_passes_accurate,
  tackles: m.stat_tackles,
  interceptions: m.stat_interceptions,
  clearances: m.stat_clearances,
  free_kicks: m.stat_free_kicks,
  throw_ins: m.stat_throw_ins,
  goal_kicks: m.stat_goal_kicks,
  hit_woodwork: m.stat_hit_woodwork,
  expected_goals: m.stat_expected_goals,
} satisfies Record<StatKind | "expected_goals", () => string>;

/** Name of a kind; the provider's own word for an unknown kind. */
export const statName = (kind: string): string =>
  Object.hasOwn(names, kind) ? (names[kind]?.() ?? kind) : kind.replaceAll("_", " ");

const captions = {
  full: m.match_stats_caption_full,
  first_half: m.match_stats_caption_first_half,
  second_half: m.match_stats_caption_second_half,
} as const satisfies Record<StatPeriod, (teams: { home: string; away: string }) => string>;

const periodNames = {
  full: m.match_stats_period_full,
  first_half: m.match_stats_period_first_half,
  second_half: m.match_stats_period_second_half,
} as const satisfies Record<StatPeriod, () => string>;

interface MatchStatsProps {
  readonly match: Match;
  readonly stats: readonly MatchStat[];
}

/**
 * Both teams' statistics. The style sheet shows the period of the checked radio button: this works without scripts and
 * keeps the choice while values change.
 */
export function MatchStats({ match, stats }: MatchStatsProps) {
  const periods = statPeriods(stats);
  const reached = useReachedMinute(match);
  return (
    <Panel
      id="stats"
      heading={m.match_stats_heading()}
      aside={periods.length > 1 ? <PeriodChoice periods={periods} /> : null}
      className="match-stats"
    >
      {periods.length === 0 ? <p className="list-nothing">{m.match_stats_empty()}</p> : null}
      {periods.map((period) => (
        <StatTable key={period} match={match} period={period} rows={statRows(stats, period, reached)} />
      ))}
    </Panel>
  );
}

function PeriodChoice({ periods }: { readonly periods: readonly StatPeriod[] }) {
  const name = useId();
  return (
    <fieldset className="match-stats-choice">
      <legend className="sr-only">{m.match_stats_period()}</legend>
      {periods.map((period, at) => (
        <label key={period}>
          <input type="radio" name={name} value={period} defaultChecked={at === 0} autoComplete="off" />
          <span>{periodNames[period]()}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface StatTableProps {
  readonly match: Match;
  readonly period: StatPeriod;
  readonly rows: readonly StatRow[];
}

function StatTable({ match, period, rows }: StatTableProps) {
  const home = shownName(match.home);
  const away = shownName(match.away);
  const asOf = commonMinute(rows.map((row) => row.oldMinute));
  return (
    <div data-period={period}>
      {asOf === null ? null : (
        <p className="px-3 pt-2 text-xs text-muted">{m.stats_as_of({ minute: asOf })}</p>
      )}
      <table className="match-stats-table">
        <caption className="sr-only">{captions[period]({ home, away })}</caption>
        <colgroup>
          <col className="match-stats-side" />
          <col />
          <col className="match-stats-side" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{home}</th>
            <th scope="col">{m.match_stats_kind()}</th>
            <th scope="col">{away}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StatLine key={row.kind} row={row} minute={asOf === null ? row.oldMinute : null} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface StatLineProps {
  readonly row: StatRow;
  /** The minute of the value, if it is shown beside it. */
  readonly minute: number | null;
}

function StatLine({ row: { kind, unit, home, away, homeShare }, minute }: StatLineProps) {
  const shares = {
    "--home": `${homeShare ?? 0}%`,
    "--away": `${homeShare === null ? 0 : 100 - homeShare}%`,
  };
  const leads = homeShare === null || homeShare === 50 ? undefined : homeShare > 50 ? "home" : "away";
  return (
    <tr className="match-stats-row" style={shares} data-leads={leads}>
      <td data-side="home">{statText(home, unit)}</td>
      <th scope="row">
        <span>{statName(kind)}</span>
        {minute === null ? null : <small>{m.stats_as_of_row({ minute })}</small>}
      </th>
      <td data-side="away">{statText(away, unit)}</td>
    </tr>
  );
}

/** A formatted value. */
export function statText(value: number | null, unit: StatRow["unit"]): string {
  if (value === null) return "–";
  if (unit === "expected") return formatDecimal(value, 2);
  return `${formatNumber(value)}${unit === "percent" ? "%" : ""}`;
}
