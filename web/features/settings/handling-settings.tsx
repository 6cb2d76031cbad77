import { m } from "#messages/paraglide/messages.js";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { SwitchField } from "#web/ui/fields.tsx";

/** Settings of keyboard and data. */
export function HandlingSettings() {
  const [keyboard, setKeyboard] = useSetting("keyboard");
  const [saver, setSaver] = useSetting("data_saver");
  return (
    <FieldGroup title={m.settings_handling()}>
      <SwitchField
        label={m.settings_keyboard()}
        hint={m.settings_keyboard_hint()}
        checked={keyboard}
        onChange={setKeyboard}
      />
      <SwitchField
        label={m.settings_saver()}
        hint={m.settings_saver_hint()}
        checked={saver}
        onChange={setSaver}
      />
    </FieldGroup>
  );
}
