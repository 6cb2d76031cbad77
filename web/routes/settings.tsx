import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/settings/settings.css";
import "#web/platform/spoiler-shield/spoiler-shield.css";

const SettingsScreen = lazyScreen(() => import("./screens/settings-screen.tsx"));

export default function Settings() {
  return <SettingsScreen />;
}
