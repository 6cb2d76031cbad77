import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { latestKickOff } from "#shared/match/kick-off.rules.ts";
import type { MatchGroup } from "#shared/match/match-order.ts";
import type { MatchStatus } from "#shared/match/match-status.ts";
import type { Odds } from "#shared/odds/index.ts";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { standingFor } from "#shared/odds/standing.rules.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { NoPrice } from "../no-price.tsx";
import { pageName } from "../odds-labels.ts";
import { CurrentCell, NoPrices, PhaseCells, RowPhases, ScoreCells } from "./day-odds-cells.tsx";
import { DayOddsHead } from "./day-odds-head.tsx";
import { phasesOfPage } from "./day-odds-phases.ts";

interface DayOddsListProps {
  readonly page: OddsPage;
  readonly groups: readonly MatchGroup[];
  /** Prices by match. */
  readonly odds: ReadonlyMap<number, readonly Odds[]>;
  readonly statusOf: (match: Match) => MatchStatus;
  /** A competition's header and its id; a match's cell with its link. From the match feature. */
  readonly heading: (group: MatchGroup) => { readonly id: string; readonly bar: ReactNode };
  readonly cell: (match: Match) => ReactNode;
}

/** A day's matches with their prices, one table per competition. */
export function DayOddsList({ page, groups, odds, statusOf, heading, cell }: DayOddsListProps) {
  return (
    <div className="day-odds-list" data-page={page}>
      {groups.map((group) => {
        const { id, bar } = heading(group);
        return (
          <section key={group.competition.id} aria-labelledby={id} className="panel">
            {bar}
            <table className="day-odds">
              <caption className="sr-only">
                {m.odds_day_caption({ page: pageName(page), competition: shownName(group.competition) })}
              </caption>
              <DayOddsHead page={page} />
              <tbody>
                {group.matches.map((match) => (
                  <tr key={match.id}>
                    <th scope="row">{cell(match)}</th>
                    <RowCells
                      page={page}
                      match={match}
                      status={statusOf(match)}
                      odds={odds.get(match.id) ?? NONE}
                    />
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </div>
  );
}

const NONE: readonly Odds[] = [];

interface RowCellsProps {
  readonly page: OddsPage;
  readonly match: Match;
  readonly status: MatchStatus;
  readonly odds: readonly Odds[];
}

function RowCells({ page, match: shown, status, odds }: RowCellsProps) {
  // Rows show prices of the whole match, which are settled after its 90 minutes.
  const { begun, decided, closed } = standingFor({ status, score: shown.score }, "full");
  const match = { match_time: latestKickOff(shown), begun, decided, closed };
  if (page === "main") {
    return (
      <>
        <RowPhases rows={odds} {...match} />
        {ODDS_PAGES.main.markets.map((market) => {
          const row = odds.find((one) => one.market === market);
          return row ? (
            <CurrentCell key={market} odds={row} rows={odds} {...match} />
          ) : (
            <td key={market} data-market={market} data-current>
              <NoPrices market={market} />
            </td>
          );
        })}
      </>
    );
  }
  const [row] = odds;
  const phases = phasesOfPage(page);
  if (!row)
    return phases.map((phase) => (
      <td key={phase} data-phase={phase}>
        <NoPrice />
      </td>
    ));
  return page === "correct_score" ? (
    <ScoreCells odds={row} {...match} />
  ) : (
    <PhaseCells odds={row} phases={phases} {...match} />
  );
}
