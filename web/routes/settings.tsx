import { lazyScreen } from "#web/platform/lazy-with-retry.ts";
import "../styles/settings.css";
import "../styles/shield.css";

const SettingsScreen = lazyScreen(() => import("./parts/settings-screen.tsx"));

export default function Settings() {
  return <SettingsScreen />;
}
