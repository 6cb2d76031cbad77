import { m } from "#messages/paraglide/messages.js";
import type { LineRecord, LineRecords } from "#shared/analysis/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { BlockFrame, NoData, TeamHeading } from "./block-frame.tsx";
import type { ShownTeamAnalysis } from "./past-row.rules.ts";
import { BetToken, TotalToken } from "./result-token.tsx";
import { SplitChoice } from "./split-choice.tsx";
import { shareText } from "./stat-label.ts";
import { type StatColumn, StatTable } from "./stat-table.tsx";

const handicap: readonly StatColumn<LineRecord>[] = [
  {
    id: "played",
    short: m.column_played_short,
    full: m.column_played,
    textOf: (row) => row.handicap.played,
  },
  { id: "won", short: m.analysis_bet_won, full: m.analysis_lines_won, textOf: (row) => row.handicap.won },
  {
    id: "push",
    short: m.analysis_bet_push,
    full: m.analysis_bet_push_full,
    textOf: (row) => row.handicap.push,
  },
  { id: "lost", short: m.analysis_bet_lost, full: m.analysis_lines_lost, textOf: (row) => row.handicap.lost },
  {
    id: "won_percent",
    short: m.analysis_win_percent_short,
    full: m.analysis_win_percent,
    textOf: ({ handicap: { won, played } }) => shareText(won, played),
  },
];

const total: readonly StatColumn<LineRecord>[] = [
  { id: "over", short: m.analysis_total_over, full: m.analysis_lines_over, textOf: (row) => row.total.over },
  {
    id: "total_push",
    short: m.analysis_total_push,
    full: m.analysis_total_push_full,
    textOf: (row) => row.total.push,
  },
  {
    id: "under",
    short: m.analysis_total_under,
    full: m.analysis_lines_under,
    textOf: (row) => row.total.under,
  },
  {
    id: "over_percent",
    short: m.analysis_lines_over_percent_short,
    full: m.analysis_lines_over_percent,
    textOf: ({ total: { over, played } }) => shareText(over, played),
  },
];

/** Number of matches behind the totals, if it differs from that of the handicaps. */
const totalPlayed: StatColumn<LineRecord> = {
  id: "total_played",
  short: m.column_played_short,
  full: m.column_played,
  textOf: (row) => row.total.played,
};
const columnsOf = (rows: readonly { readonly row: LineRecord }[]) =>
  rows.every(({ row }) => row.handicap.played === row.total.played)
    ? [...handicap, ...total]
    : [...handicap, totalPlayed, ...total];

interface LinesBlockProps {
  readonly home: ShownTeamAnalysis;
  readonly away: ShownTeamAnalysis;
}

/** Both teams' results against the betting lines. The block is missing without betting. */
export function LinesBlock({ home, away }: LinesBlockProps) {
  const views = [
    { id: "full", name: m.match_stats_period_full() },
    { id: "half", name: m.match_stats_period_first_half() },
  ] as const;
  return (
    <BlockFrame block="lines">
      <SplitChoice label={m.match_stats_period()} views={views}>
        {({ id, name }) =>
          [home, away].map(({ team, lines, summary }) => (
            <div key={team.id}>
              <TeamHeading team={team} />
              {lines ? (
                <TeamLines
                  records={lines[id === "half" ? "half" : "full"]}
                  played={summary.played}
                  caption={m.analysis_lines_caption({ team: shownName(team), period: name })}
                />
              ) : null}
            </div>
          ))
        }
      </SplitChoice>
    </BlockFrame>
  );
}

interface TeamLinesProps {
  readonly records: LineRecords;
  /** Number of matches with known lines. */
  readonly played: number;
  readonly caption: string;
}

function TeamLines({ records, played, caption }: TeamLinesProps) {
  const known = Math.max(records.total.handicap.played, records.total.total.played);
  if (known === 0) return <NoData />;
  const rows = [
    { id: "all", name: m.analysis_view_all(), row: records.total },
    { id: "home", name: m.analysis_view_home(), row: records.home },
    { id: "away", name: m.analysis_view_away(), row: records.away },
    { id: "last_six", name: m.analysis_view_last_six(), row: records.last_six },
  ];
  return (
    <>
      <StatTable caption={caption} head={m.analysis_view()} columns={columnsOf(rows)} rows={rows} />
      {known < played ? <p className="analysis-note">{m.analysis_lines_known({ known, played })}</p> : null}
      <LastSix records={records} />
    </>
  );
}

function LastSix({ records: { last_six } }: { readonly records: LineRecords }) {
  const { handicap_outcomes, total_outcomes } = last_six;
  return (
    <dl className="analysis-last-six">
      <dt>{m.analysis_lines_last_handicap()}</dt>
      <dd>
        {handicap_outcomes.map((outcome, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an outcome is identified by its index
          <BetToken key={at} outcome={outcome} />
        ))}
      </dd>
      <dt>{m.analysis_lines_last_total()}</dt>
      <dd>
        {total_outcomes.map((outcome, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an outcome is identified by its index
          <TotalToken key={at} outcome={outcome} />
        ))}
      </dd>
    </dl>
  );
}
