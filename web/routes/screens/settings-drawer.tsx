import { SettingsDrawer } from "#web/features/settings/settings-drawer.tsx";
import "#web/features/settings/settings.css";
import { useSettingsSections } from "./settings-sections.tsx";

/** Loaded when the frame's button is pressed. */
export default function Drawer({ onClose }: { readonly onClose: () => void }) {
  return <SettingsDrawer {...useSettingsSections()} onClose={onClose} />;
}
