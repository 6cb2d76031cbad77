import { m } from "#messages/paraglide/messages.js";
import {
  LIST_COLUMNS,
  LIST_DENSITIES,
  LIST_SORTS,
  type ListColumn,
} from "#shared/settings/settings.table.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { ChecksField, SelectField } from "#web/ui/fields.tsx";

const columnNames = {
  rank: m.settings_badge_rank,
  red: m.settings_badge_red,
  yellow: m.settings_badge_yellow,
  half: m.settings_badge_half,
  corners: m.settings_badge_corners,
} as const satisfies Record<ListColumn, () => string>;

/** Settings of match lists: order, density and items of rows. */
export function ListSettings() {
  const [sort, setSort] = useSetting("list_sort");
  const [density, setDensity] = useSetting("list_density");
  const [shown, setShown] = useSetting("list_marks");
  return (
    <FieldGroup title={m.settings_list()}>
      <SelectField
        label={m.settings_sort()}
        value={sort}
        values={LIST_SORTS}
        nameOf={(one) => (one === "league" ? m.settings_sort_league() : m.settings_sort_time())}
        onChange={setSort}
      />
      <SelectField
        label={m.list_density()}
        hint={m.settings_density_hint()}
        value={density}
        values={LIST_DENSITIES}
        nameOf={(one) => (one === "standard" ? m.list_density_standard() : m.list_density_dense())}
        onChange={setDensity}
      />
      <ChecksField
        label={m.settings_badges()}
        hint={m.settings_badges_hint()}
        chosen={shown}
        values={LIST_COLUMNS}
        nameOf={(column) => columnNames[column]()}
        onChange={setShown}
      />
    </FieldGroup>
  );
}
