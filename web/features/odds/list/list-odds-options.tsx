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

/** The reader's price settings of the list: company, columns and format. */
export function ListOddsOptions({ company }: { readonly company: ShownCompany }) {
  const [markets, setMarkets] = useSetting("list_markets");
  const [line, setLine] = useSetting("list_odds_line");
  return (
    <fieldset className="list-odds-options">
      <legend className="sr-only">{m.list_odds_bar()}</legend>
      <Check className="list-option odds-line-choice" checked={line} onCheck={setLine}>
        {m.settings_list_odds_line()}
      </Check>
      <CompanyPicker company={company} />
      {MAIN_MARKETS.map((market) => (
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
      ))}
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
