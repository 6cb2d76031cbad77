import { m } from "#messages/paraglide/messages.js";
import type { ResultRates } from "#shared/analysis/index.ts";
import type { Match } from "#shared/match/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import type { Rates } from "./analysis-tab.loader.server.ts";
import { percentCell } from "./stat-label.ts";
import { type StatColumn, StatTable } from "./stat-table.tsx";

const columns: readonly StatColumn<ResultRates>[] = [
  { id: "played", short: m.column_played_short, full: m.column_played, textOf: ({ played }) => played },
  {
    id: "won",
    short: m.analysis_win_percent_short,
    full: m.analysis_win_percent,
    textOf: ({ won_percent }) => percentCell(won_percent),
  },
  {
    id: "drawn",
    short: m.analysis_percent_drawn_short,
    full: m.analysis_percent_drawn,
    textOf: ({ drawn_percent }) => percentCell(drawn_percent),
  },
  {
    id: "lost",
    short: m.analysis_percent_lost_short,
    full: m.analysis_percent_lost,
    textOf: ({ lost_percent }) => percentCell(lost_percent),
  },
];

/** How often both teams won, drew and lost: recently and against each other. */
export function RatesTable({ match, rates }: { readonly match: Match; readonly rates: Rates }) {
  const { history, recent, similar } = rates;
  const home = shownName(match.home);
  const away = shownName(match.away);
  const rows = [
    { id: "home", name: m.analysis_rates_recent({ team: home }), row: recent.home },
    { id: "away", name: m.analysis_rates_recent({ team: away }), row: recent.away },
    { id: "met", name: m.analysis_rates_met({ team: home }), row: history.home },
  ];
  return (
    <>
      <h3 className="analysis-team">{m.analysis_rates_caption()}</h3>
      <StatTable
        caption={m.analysis_rates_caption()}
        head={m.column_team()}
        columns={columns}
        rows={rows}
        wideHead
      />
      {similar && similar.played > 0 ? (
        <p className="analysis-note">
          {m.analysis_rates_similar({
            played: similar.played,
            home: percentCell(similar.home_percent),
            draw: percentCell(similar.draw_percent),
            away: percentCell(similar.away_percent),
          })}
        </p>
      ) : null}
    </>
  );
}
