import type { ReactNode } from "react";
import { AlertSettings } from "./alert-settings.tsx";
import { HandlingSettings } from "./handling-settings.tsx";
import { InstallField } from "./install-field.tsx";
import { ListSettings } from "./list-settings.tsx";
import { LookSettings } from "./look-settings.tsx";
import { PushSettings } from "./push-settings.tsx";
import { SettingsReset } from "./settings-reset.tsx";

export interface SettingsBodyProps {
  /** Fields of prices, where they are shown. */
  readonly odds?: ReactNode;
  /** What other features let a reader set, in groups of their own. */
  readonly children?: ReactNode;
}

/** All that a reader can set, the same in the drawer and on its page. Every change is in force at once. */
export function SettingsBody({ odds, children }: SettingsBodyProps) {
  return (
    <div className="settings">
      <LookSettings />
      <ListSettings />
      {odds}
      <AlertSettings />
      <PushSettings />
      {children}
      <HandlingSettings />
      <InstallField />
      <SettingsReset />
    </div>
  );
}
