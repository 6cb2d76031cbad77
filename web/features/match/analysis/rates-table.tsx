import type { ResultRates } from "#shared/analysis/index.ts";
import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { shownName } from "#web/platform/shown-name.ts";
import type { Rates } from "./analysis-tab.loader.server.ts";
import { type FigureColumn, FigureTable } from "./figure-table.tsx";
import { partTexts } from "./figure-text.ts";

const resultTexts = ({ won_percent, drawn_percent, lost_percent }: ResultRates) =>
  partTexts([won_percent, drawn_percent, lost_percent]);

const columns: readonly FigureColumn<ResultRates>[] = [
  { id: "played", short: m.column_played_short, full: m.column_played, textOf: ({ played }) => played },
  {
    id: "won",
    short: m.analysis_win_percent_short,
    full: m.analysis_win_percent,
    textOf: (rates) => resultTexts(rates)[0],
  },
  {
    id: "drawn",
    short: m.analysis_percent_drawn_short,
    full: m.analysis_percent_drawn,
    textOf: (rates) => resultTexts(rates)[1],
  },
  {
    id: "lost",
    short: m.analysis_percent_lost_short,
    full: m.analysis_percent_lost,
    textOf: (rates) => resultTexts(rates)[2],
  },
];

/** How often both teams won, drew and lost: lately and against each other. */
export function RatesTable({ match, rates }: { readonly match: Match; readonly rates: Rates }) {
  const { history, recent, similar } = rates;
  const home = shownName(match.home);
  const away = shownName(match.away);
  const [homeWins, draws, awayWins] = partTexts([
    similar?.home_percent ?? null,
    similar?.draw_percent ?? null,
    similar?.away_percent ?? null,
  ]);
  const rows = [
    { id: "home", name: m.analysis_rates_recent({ team: home }), row: recent.home },
    { id: "away", name: m.analysis_rates_recent({ team: away }), row: recent.away },
    { id: "met", name: m.analysis_rates_met({ team: home }), row: history.home },
  ];
  return (
    <>
      <h3 className="analysis-team">{m.analysis_rates_caption()}</h3>
      <FigureTable
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
            home: homeWins,
            draw: draws,
            away: awayWins,
          })}
        </p>
      ) : null}
    </>
  );
}
