import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import type { Averages, Rates } from "./analysis-tab.loader.server.ts";
import { BlockFrame, NoData, Unavailable } from "./block-frame.tsx";
import { DuelTable } from "./duel-table.tsx";
import { RatesTable } from "./rates-table.tsx";
import { meanOrDash } from "./stat-label.ts";

const names = {
  goals_for: m.analysis_average_goals_for,
  goals_against: m.analysis_average_goals_against,
  corners: m.stat_corners,
  yellow_cards: m.stat_yellow_cards,
  red_cards: m.stat_red_cards,
} as const;
const KINDS = Object.keys(names) as (keyof typeof names)[];

interface CompareBlockProps {
  readonly match: Match;
  readonly averages: Averages | null;
  readonly rates: Rates | null;
}

/** Both teams' averages per match, and how often they win. */
export function CompareBlock({ match, averages, rates }: CompareBlockProps) {
  return (
    <BlockFrame block="compare">
      <div className="analysis-sides">
        {averages?.map((recent) => (
          <AveragesTable key={recent.count} match={match} recent={recent} />
        ))}
      </div>
      {averages === null ? <Unavailable /> : null}
      {rates ? <RatesTable match={match} rates={rates} /> : null}
    </BlockFrame>
  );
}

interface AveragesTableProps {
  readonly match: Match;
  readonly recent: Averages[number];
}

function AveragesTable({ match, recent: { count, home, away } }: AveragesTableProps) {
  const rows = KINDS.map((kind) => ({
    id: kind,
    name: names[kind](),
    home: home[kind],
    away: away[kind],
    counts: {
      home: home.counted[kind] < count ? home.counted[kind] : null,
      away: away.counted[kind] < count ? away.counted[kind] : null,
    },
  })).filter((row) => row.home !== null || row.away !== null);
  const caption = m.analysis_filter_count({ count });
  return (
    <div>
      <h3 className="analysis-team">{caption}</h3>
      {rows.length > 0 ? (
        <DuelTable match={match} caption={caption} rows={rows} textOf={meanOrDash} />
      ) : (
        <NoData />
      )}
    </div>
  );
}
