import { laterScreen } from "#web/platform/later-code.ts";
import "../styles/settings.css";
import "../styles/shield.css";

const SettingsScreen = laterScreen(() => import("./parts/settings-screen.tsx"));

export default function Settings() {
  return <SettingsScreen />;
}
