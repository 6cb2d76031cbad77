import { m } from "#messages/paraglide/messages.js";
import type { GoalCounts, GoalParity, Split } from "#shared/analysis/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { BlockFrame, NoData } from "./block-frame.tsx";
import type { ShownTeamAnalysis } from "./past-row.rules.ts";
import { type SplitRow, SplitTable } from "./split-table.tsx";

interface Goals extends GoalCounts {
  readonly parity: GoalParity;
}

const inMatch = (id: keyof GoalCounts["matches"], goals: string): SplitRow<Goals> => ({
  id,
  name: m.analysis_goals_in_match({ goals }),
  countOf: ({ matches }) => matches[id],
});

const rowsOf = (): SplitRow<Goals>[] => [
  inMatch("none", "0"),
  inMatch("one", "1"),
  inMatch("two", "2"),
  inMatch("three", "3"),
  inMatch("four_or_more", "4+"),
  {
    id: "first_half",
    name: m.analysis_goals_first_half(),
    countOf: (goals) => goals.first_half_goals,
    group: "half",
  },
  {
    id: "second_half",
    name: m.analysis_goals_second_half(),
    countOf: (goals) => goals.second_half_goals,
    group: "half",
  },
  { id: "three_up", name: m.analysis_goals_three_up(), countOf: ({ parity }) => parity.over, group: "sum" },
  { id: "two_down", name: m.analysis_goals_two_down(), countOf: ({ parity }) => parity.under, group: "sum" },
  { id: "odd", name: m.analysis_goals_odd(), countOf: ({ parity }) => parity.odd, group: "sum" },
  { id: "even", name: m.analysis_goals_even(), countOf: ({ parity }) => parity.even, group: "sum" },
];

const splitOf = ({ goals, parity }: ShownTeamAnalysis): Split<Goals> => ({
  total: { ...goals.total, parity: parity.total },
  home: { ...goals.home, parity: parity.home },
  away: { ...goals.away, parity: parity.away },
});

interface GoalsBlockProps {
  readonly home: ShownTeamAnalysis;
  readonly away: ShownTeamAnalysis;
}

/** Number of matches by goals scored and by half, for both teams. */
export function GoalsBlock({ home, away }: GoalsBlockProps) {
  const sides = [home, away].map((statistics) => ({
    team: statistics.team,
    statistics: splitOf(statistics),
  }));
  const caption = m.analysis_duel_caption({
    block: m.analysis_block_goals(),
    home: shownName(home.team),
    away: shownName(away.team),
  });
  return (
    <BlockFrame block="goals">
      {home.summary.played + away.summary.played > 0 ? (
        <>
          <SplitTable caption={caption} head={m.analysis_goals_column()} sides={sides} rows={rowsOf()} />
          <p className="analysis-note">{m.analysis_goals_note()}</p>
          {[home, away].map((statistics) => (
            <HalvesNote key={statistics.team.id} statistics={statistics} />
          ))}
        </>
      ) : (
        <NoData />
      )}
    </BlockFrame>
  );
}

/** Goals by half cover matches with a half-time score; their number is shown if it is not all. */
function HalvesNote({ statistics: { team, goals } }: { readonly statistics: ShownTeamAnalysis }) {
  const { matches, half_time_known: known } = goals.total;
  const played = Object.values(matches).reduce((sum, count) => sum + count, 0);
  return known < played ? (
    <p className="analysis-note">{m.analysis_goals_halves({ team: shownName(team), known, played })}</p>
  ) : null;
}
