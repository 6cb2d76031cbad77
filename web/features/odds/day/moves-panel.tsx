import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { hasBegun } from "#shared/match/match-status.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { valuesOf } from "#shared/odds/quote.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { outcomeLabel } from "#web/platform/i18n/bet-label.ts";
import { lineLabel } from "#web/platform/i18n/price-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { pageName } from "../odds-labels.ts";
import { Price } from "../price.tsx";
import type { PriceMove } from "./day-odds.query.ts";

/** Id of the panel: on a phone it stands below all matches, and a link above them leads to it. */
export const MOVES_ID = "price-moves";

/** The moves of the last hour, before kick-off and in play, each linked to all prices of its market. */
export function MovesPanel({ moves }: { readonly moves: readonly PriceMove[] | null }) {
  const groups = [
    { name: m.odds_day_moves_ahead(), moves: moves?.filter(({ match }) => !hasBegun(match.status)) ?? [] },
    { name: m.odds_day_moves_live(), moves: moves?.filter(({ match }) => hasBegun(match.status)) ?? [] },
  ].filter((group) => group.moves.length > 0);
  return (
    <section id={MOVES_ID} className="panel pb-1">
      <h2 className="panel-heading">{m.odds_day_moves()}</h2>
      {groups.map(({ name, moves: shown }) => (
        <section key={name}>
          <h3 className="moves-group">{name}</h3>
          <ul>
            {shown.map((move) => (
              <li key={`${move.match.id}.${move.market}`}>
                <Move move={move} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length > 0 ? null : (
        <p className="px-3 pb-3 text-muted">{moves ? m.odds_day_moves_none() : m.odds_day_moves_failed()}</p>
      )}
    </section>
  );
}

/** The price with the largest relative move, up or down. */
function largestOf({ market, from, to }: PriceMove): { outcome: string; before: number; after: number } {
  const [old, now] = [valuesOf(market, from), valuesOf(market, to)];
  const changes = OUTCOMES[market].map((outcome, place) => ({
    outcome,
    before: old[place] ?? 0,
    after: now[place] ?? 0,
  }));
  const size = ({ before, after }: { before: number; after: number }) => Math.abs(1 / after - 1 / before);
  return changes.reduce((largest, one) => (size(one) > size(largest) ? one : largest));
}

function Move({ move }: { readonly move: PriceMove }) {
  const { match, company, market, period } = move;
  const path = pathOf("oddsMatch", getLocale(), { page: ODDS_PAGES[market].path, id: match.id });
  return (
    <SiteLink to={period === "half" ? `${path}?period=half` : path} className="moves-link">
      <span>{`${shownName(match.home)} – ${shownName(match.away)}`}</span>
      <span className="moves-what">
        {`${pageName(market)}${period === "half" ? ` (${m.odds_period_half()})` : ""}, ${company.name}`}
      </span>
      {move.line_change === 0 ? <MovedPrice move={move} /> : <MovedLine move={move} />}
    </SiteLink>
  );
}

/** A line before and after, with the prices on the new one. */
function MovedLine({ move: { market, from, to } }: { readonly move: PriceMove }) {
  const [format] = useSetting("line_format");
  const lineOf = (quote: typeof from) => ("line" in quote ? lineLabel(quote.line, format) : "");
  return (
    <span className="moves-prices">
      <span className="text-muted">{m.odds_column_line_short()}</span>
      <span translate="no">{lineOf(from)}</span>
      <span aria-hidden="true">→</span>
      <b translate="no">{lineOf(to)}</b>
      <span className="moves-present">
        {valuesOf(market, to).map((price, place) => (
          <Price key={OUTCOMES[market][place]} price={price} />
        ))}
      </span>
    </span>
  );
}

/** The price that moved most, before and after. */
function MovedPrice({ move }: { readonly move: PriceMove }) {
  const [format] = useSetting("line_format");
  const { outcome, before, after } = largestOf(move);
  const { to } = move;
  return (
    <span className="moves-prices">
      <span className="text-muted">
        {"line" in to ? `${outcomeLabel(outcome)} ${lineLabel(to.line, format)}` : outcomeLabel(outcome)}
      </span>
      <Price price={before} />
      <span aria-hidden="true">→</span>
      <Price price={after} move={after > before ? "up" : "down"} />
    </span>
  );
}
