import { useId, useSyncExternalStore } from "react";
import { m } from "#messages/paraglide/messages.js";
import { PRICE_FORMATS } from "#shared/odds/format.rules.ts";
import { MAIN_MARKETS } from "#shared/odds/price.table.ts";
import { useEarlyInput } from "#web/platform/forms/use-early-input.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { Check } from "../check.tsx";
import { formatName } from "../format-labels.ts";
import { shortMarketName } from "../odds-labels.ts";
import { CompanyPicker } from "./company-picker.tsx";
import type { ShownCompany } from "./use-list-odds.ts";

/** Below this width a row has room for one market (live-list/list-prices.css). */
const PHONE = "(width < 640px)";

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** The HTML is the same at every width. */
const inHtml = () => false;

/** The reader's price settings of the list: company, columns and format. */
export function ListOddsOptions({ company }: { readonly company: ShownCompany }) {
  const [markets, setMarkets] = useSetting("list_markets");
  const [phoneMarket, setPhoneMarket] = useSetting("list_phone_market");
  const isPhone = useSyncExternalStore(watchWidth, () => matchMedia(PHONE).matches, inHtml);
  const group = useId();
  const [line, setLine] = useSetting("list_odds_line");
  return (
    <fieldset className="list-odds-options">
      <legend className="sr-only">{m.list_odds_bar()}</legend>
      <Check className="list-option odds-line-choice" checked={line} onCheck={setLine}>
        {m.settings_list_odds_line()}
      </Check>
      <CompanyPicker company={company} />
      {MAIN_MARKETS.map((market) =>
        isPhone ? (
          <label key={market} className="odds-check">
            <input
              type="radio"
              name={group}
              checked={market === phoneMarket}
              onChange={() => setPhoneMarket(market)}
            />
            <span>{shortMarketName(market)}</span>
          </label>
        ) : (
          <Check
            key={market}
            className="odds-check"
            checked={markets.includes(market)}
            onCheck={(isChecked) =>
              setMarkets((now) =>
                MAIN_MARKETS.filter((one) => (one === market ? isChecked : now.includes(one))),
              )
            }
          >
            {shortMarketName(market)}
          </Check>
        ),
      )}
      <FormatSelect />
    </fieldset>
  );
}

function FormatSelect() {
  const [format, setFormat] = useSetting("price_format");
  const take = ({ value }: HTMLSelectElement) =>
    setFormat(PRICE_FORMATS.find((one) => one === value) ?? "decimal");
  const field = useEarlyInput(format, take);
  return (
    <label className="list-option">
      {m.odds_format_label()}
      <select
        ref={field}
        className="odds-select"
        value={format}
        autoComplete="off"
        onChange={({ currentTarget }) => take(currentTarget)}
      >
        {PRICE_FORMATS.map((one) => (
          <option key={one} value={one}>
            {formatName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
