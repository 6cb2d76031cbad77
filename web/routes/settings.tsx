import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "../styles/settings.css";
import "../styles/shield.css";

const SettingsScreen = lazyScreen(() => import("./screens/settings-screen.tsx"));

export default function Settings() {
  return <SettingsScreen />;
}
