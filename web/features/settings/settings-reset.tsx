import { proxy, snapshot, useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { DEFAULT_SETTINGS, type Settings } from "#shared/settings/settings.table.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { chooseTheme, type Theme, useTheme } from "#web/platform/pre-paint/theme.ts";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { createSettings, replaceSettings } from "#web/platform/settings/settings.ts";

interface Before {
  readonly settings: Settings;
  readonly theme: Theme;
}

/** The settings before the last reset. In the page tree: another time zone remounts this component. */
const createUndo = () => proxy<{ before: Before | null }>({ before: null });

/** Resets all settings, with undo. */
export function SettingsReset() {
  const settings = usePageStore(createSettings);
  const theme = useTheme();
  const held = usePageStore(createUndo);
  const isSignedIn = useSignedIn();
  const { before } = useSnapshot(held);
  const reset = () => {
    held.before = { settings: snapshot(settings), theme };
    replaceSettings(settings, DEFAULT_SETTINGS);
    chooseTheme("system");
  };
  const undo = () => {
    if (!before) return;
    replaceSettings(settings, before.settings);
    chooseTheme(before.theme);
    held.before = null;
  };
  return (
    <div className="settings-reset">
      <p className="text-muted">{isSignedIn ? m.settings_kept_account() : m.settings_kept()}</p>
      <button type="button" className="quiet-button settings-reset-button" onClick={before ? undo : reset}>
        {before ? m.settings_undo() : m.settings_reset()}
      </button>
      <p role="status">{before ? m.settings_reset_done() : null}</p>
    </div>
  );
}
