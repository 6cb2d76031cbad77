import { m } from "#messages/paraglide/messages.js";
import { ShieldEverything } from "#web/platform/spoiler-shield/shield-form.tsx";
import { FieldGroup } from "#web/ui/field-group.tsx";

/** The global result shield, among the settings. */
export function ShieldSettings() {
  return (
    <FieldGroup title={m.shield_menu()}>
      <div className="grid gap-2 p-3">
        <p className="text-muted">{m.shield_everything_hint()}</p>
        <ShieldEverything />
      </div>
    </FieldGroup>
  );
}
