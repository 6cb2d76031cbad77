import { PRICE_FORMATS, type PriceFormat } from "#shared/odds/format.rules.ts";
import { m } from "#web/paraglide/messages.js";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { Choice } from "./choice.tsx";
import { CompanyFilter } from "./company-filter.tsx";
import { TableOptions } from "./table-options.tsx";

const formats = {
  decimal: m.odds_format_decimal,
  hong_kong: m.odds_format_hong_kong,
  malay: m.odds_format_malay,
  indo: m.odds_format_indo,
  us: m.odds_format_us,
} as const satisfies Record<PriceFormat, () => string>;

/** How the reader wants prices shown. It stands in the HTML, so that nothing moves when its code arrives. */
export default function OddsToolbar() {
  const [format, setFormat] = useSetting("price_format");
  return (
    <div className="odds-toolbar needs-script">
      <Choice
        label={m.odds_format_label()}
        value={format}
        values={PRICE_FORMATS}
        nameOf={(one) => formats[one]()}
        onChoose={setFormat}
      />
      <CompanyFilter />
      <TableOptions />
    </div>
  );
}
