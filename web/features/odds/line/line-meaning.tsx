import { m } from "#messages/paraglide/messages.js";
import { type LineBet, type LineCase, lineCases } from "#shared/odds/line-meaning.rules.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { betLabel, outcomeLabel } from "#web/platform/i18n/bet-label.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { countFor, situationText } from "./line-labels.ts";

/** The outcome of a bet as a word with a colour. */
function BetBadge({ bet }: { readonly bet: LineCase["bets"][number] }) {
  return (
    <span className="odds-bet" data-bet={bet}>
      {betLabel(bet)}
    </span>
  );
}

/** The meaning of a line at this score, as a table: situations as rows, the two sides as columns. */
export function LineMeaning({ bet }: { readonly bet: LineBet }) {
  const { match, names } = useOddsPage();
  const count = countFor(bet.market, match);
  if (count === null) return <p className="text-muted">{m.odds_meaning_unknown()}</p>;
  const cases = lineCases(bet, count, match.decided);
  if (cases.length === 0) return <p className="text-muted">{m.odds_meaning_closed()}</p>;
  const words = { market: bet.market, count, decided: match.decided, names };
  return (
    <table className="odds-meaning">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{m.odds_meaning_situation()}</span>
          </th>
          {OUTCOMES[bet.market].map((outcome) => (
            <th key={outcome} scope="col">
              {outcomeLabel(outcome)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cases.map(({ situation, bets }) => (
          <tr key={situation}>
            <th scope="row">{situationText(situation, words)}</th>
            <td>
              <BetBadge bet={bets[0]} />
            </td>
            <td>
              <BetBadge bet={bets[1]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
