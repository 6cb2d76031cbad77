import { type FormEvent, useRef, useState } from "react";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { createFavourites, forgetFavourites } from "../favourites/favourites.ts";
import { createSettings, forgetSettings } from "../settings/settings.ts";
import { createAccountSync, flushSync, stopSync } from "./account-sync.ts";
import { hasMarker } from "./signed-in.ts";

/** Of the checkbox. */
const FORGET = "forget";

/**
 * Logs a reader out: any form's post. With scripts his last changes are sent to his account first, and what this browser
 * keeps of him is removed if he wants that; without them it keeps nothing new, and nothing can be removed.
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
      // Once he knows, it is his choice. Whose session was over already cannot send anything.
      if (!isSent && !isWarned && hasMarker()) return warn(true);
      stopSync(sync);
      forgetFavourites(once(createFavourites));
      forgetSettings(once(createSettings));
    }
    // As it is, without being asked again.
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
