import { memo } from "react";
import { m } from "#messages/paraglide/messages.js";
import { PRICE_FORMATS } from "#shared/odds/format.rules.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { formatName } from "../format-labels.ts";
import { Choice } from "./choice.tsx";
import { CompanyFilter } from "./company-filter.tsx";
import { TableOptions } from "./table-options.tsx";

/** The reader's price display options. */
export const OddsToolbar = memo(function OddsToolbar() {
  const [format, setFormat] = useSetting("price_format");
  return (
    <div className="odds-toolbar needs-script">
      <Choice
        label={m.odds_format_label()}
        value={format}
        values={PRICE_FORMATS}
        nameOf={formatName}
        onChoose={setFormat}
      />
      <CompanyFilter />
      <TableOptions />
    </div>
  );
});
