import { type FormEvent, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { createAlertKinds, forgetAlertKinds } from "../alerts/alert-kinds.ts";
import { createFavourites, forgetFavourites } from "../favourites/favourites.ts";
import { createSettings, forgetSettings } from "../settings/settings.ts";
import { createAccountSync, flushSync, stopSync } from "./account-sync.ts";
import { hasMarker } from "./signed-in.ts";

/** Name of the checkbox. */
const FORGET = "forget";

/**
 * Logs a reader out: a plain form post. With scripts it first sends the last changes to the account, and clears the
 * browser's stored data if the reader wants that; without scripts nothing new is stored, and nothing can be cleared.
 */
export function LogOutForm({ className }: { readonly className: string }) {
  const { once } = usePageStores();
  const isHydrated = useHydrated();
  const [isWarned, warn] = useState(false);
  const isLeaving = useRef(false);

  const leave = async (form: HTMLFormElement) => {
    const sync = once(createAccountSync);
    const isSent = await flushSync(sync);
    if (new FormData(form).has(FORGET)) {
      // After the warning it is the reader's choice. Without a session nothing can be sent.
      if (!isSent && !isWarned && hasMarker()) return warn(true);
      stopSync(sync);
      forgetFavourites(once(createFavourites));
      forgetAlertKinds(once(createAlertKinds));
      forgetSettings(once(createSettings));
    }
    // A plain submit, without this handler.
    form.submit();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLeaving.current) return;
    isLeaving.current = true;
    void leave(event.currentTarget).finally(() => {
      isLeaving.current = false;
    });
  };
  return (
    <form method="post" action={pathOf("profile", getLocale())} className="log-out" onSubmit={submit}>
      <input type="hidden" name="intent" value="logout" />
      <button type="submit" className={className}>
        {m.profile_logout()}
      </button>
      <label className="log-out-forget needs-script">
        <input type="checkbox" name={FORGET} disabled={!isHydrated} onChange={() => warn(false)} />
        {m.logout_forget()}
      </label>
      {isWarned ? (
        <p className="log-out-warning" role="alert">
          {m.logout_unsent()}
        </p>
      ) : null}
    </form>
  );
}
