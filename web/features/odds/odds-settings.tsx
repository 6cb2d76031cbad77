import { m } from "#messages/paraglide/messages.js";
import { PRICE_FORMATS } from "#shared/odds/format.rules.ts";
import { MAIN_MARKETS } from "#shared/odds/price.table.ts";
import { LINE_FORMATS, RISE_COLOURS } from "#shared/settings/settings.table.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { ChecksField, SelectField, SwitchField } from "#web/ui/fields.tsx";
import { formatName, lineFormatName, riseColourName } from "./format-labels.ts";
import { shortMarketName } from "./odds-labels.ts";

/** Settings of the price format, and of the prices in lists. */
export function OddsSettings() {
  const [format, setFormat] = useSetting("price_format");
  const [lineFormat, setLineFormat] = useSetting("line_format");
  const [rise, setRise] = useSetting("rise_colour");
  const [markets, setMarkets] = useSetting("list_markets");
  const [phoneMarket, setPhoneMarket] = useSetting("list_phone_market");
  const [line, setLine] = useSetting("list_odds_line");
  return (
    <FieldGroup title={m.settings_odds()}>
      <SelectField
        label={m.odds_format_label()}
        value={format}
        values={PRICE_FORMATS}
        nameOf={formatName}
        onChange={setFormat}
      />
      <SelectField
        label={m.odds_line_format_label()}
        value={lineFormat}
        values={LINE_FORMATS}
        nameOf={lineFormatName}
        onChange={setLineFormat}
      />
      <SelectField
        label={m.odds_rise_label()}
        value={rise}
        values={RISE_COLOURS}
        nameOf={riseColourName}
        onChange={setRise}
      />
      <ChecksField
        label={m.settings_list_markets()}
        hint={m.settings_list_markets_hint()}
        chosen={markets}
        values={MAIN_MARKETS}
        nameOf={shortMarketName}
        onChange={setMarkets}
      />
      <SwitchField label={m.settings_list_odds_line()} checked={line} onChange={setLine} />
      <SelectField
        label={m.settings_list_phone_market()}
        value={phoneMarket}
        values={MAIN_MARKETS}
        nameOf={shortMarketName}
        onChange={setPhoneMarket}
      />
    </FieldGroup>
  );
}
