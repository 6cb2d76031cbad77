import { m } from "#messages/paraglide/messages.js";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { isNegative, priceLabel } from "#web/platform/i18n/price-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { Icon } from "#web/ui/icon.tsx";
import { marketText, outcomeText, resultName } from "./tip-labels.ts";

/** A tip's bet: selection, price, company and result. */
export function TipBetRow({ tip }: { readonly tip: Tip }) {
  const { bet, match, result } = tip;
  return (
    <div className="tip-bet-row">
      {bet === null ? (
        <p className="tip-sealed">
          <Icon name="lock" size={14} />
          {m.tip_bet_sealed()}
        </p>
      ) : (
        <TipBetText bet={bet} match={match} />
      )}
      {result === null ? null : (
        <p className="tip-result" data-result={result}>
          {resultName(result)}
        </p>
      )}
    </div>
  );
}

interface TipBetTextProps {
  readonly bet: NonNullable<Tip["bet"]>;
  readonly match: Tip["match"];
}

function TipBetText({ bet, match }: TipBetTextProps) {
  const [format] = useSetting("line_format");
  const names = { home: shownName(match.home), away: shownName(match.away) };
  return (
    <p className="tip-bet">
      <span className="tip-market">{marketText(bet)}</span>
      <span className="tip-outcome">
        <b>{outcomeText(bet, names, format)}</b> <TipPrice price={bet.price} />
      </span>
      <span className="tip-company">{bet.company.name}</span>
    </p>
  );
}

/** A price of a tip in the reader's format. */
export function TipPrice({ price }: { readonly price: number }) {
  const [format] = useSetting("price_format");
  return (
    <span className="tip-price" data-negative={isNegative(price, format) || undefined}>
      <span aria-hidden="true">@ </span>
      <span>{priceLabel(price, format)}</span>
    </span>
  );
}
