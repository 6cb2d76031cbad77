import { memo } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { PriceState } from "#shared/odds/price-state.rules.ts";
import { isNegative, priceLabel } from "#web/platform/i18n/price-label.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { Icon } from "#web/ui/icon.tsx";
import { NoPrice } from "./no-price.tsx";
import type { MoveKind } from "./odds-overlay.ts";

interface PriceProps {
  /** Decimal; null for none. */
  readonly price: number | null;
  readonly state?: PriceState;
  readonly move?: MoveKind | undefined;
  /** The highest open price. */
  readonly best?: boolean;
  /** Above the fair price of the market. */
  readonly value?: boolean;
}

function titleOf(state: PriceState, isValue: boolean): string | undefined {
  if (state === "stale") return m.price_stale();
  if (state === "past") return m.price_past();
  return isValue ? m.odds_legend_value() : undefined;
}

/** One price in the reader's format. Its props are plain values, so that a change renders only the affected cells. */
export const Price = memo(function Price(props: PriceProps) {
  const { price, state = "open", move, best = false, value = false } = props;
  const [format] = useSetting("price_format");
  if (price === null) return <NoPrice />;
  if (state === "suspended" || state === "closed") {
    const text = state === "closed" ? m.price_closed() : m.price_suspended();
    return (
      <span className="price" data-state={state} title={text}>
        <Icon name="lock" size={12} />
        <span className="sr-only">{text}</span>
      </span>
    );
  }
  return (
    <span
      className="price"
      data-state={state}
      data-move={move}
      data-best={best || undefined}
      data-value={value || undefined}
      data-negative={isNegative(price, format) || undefined}
      title={titleOf(state, value)}
    >
      <span translate="no">{priceLabel(price, format)}</span>
      {move === "up" ? <span className="sr-only">{m.price_rose()}</span> : null}
      {move === "down" ? <span className="sr-only">{m.price_fell()}</span> : null}
      {value ? <span className="sr-only">{m.price_value()}</span> : null}
    </span>
  );
});
