import { useLocation } from "react-router";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { createAccountSync } from "#web/platform/session/account-sync.ts";
import { useSignedIn } from "#web/platform/session/signed-in.ts";

/** The storage of the favourites: the reader's account, or this browser only. */
export function FavouritesKept() {
  const isSignedIn = useSignedIn();
  const { failed: hasFailed } = useSnapshot(usePageStore(createAccountSync));
  const { pathname } = useLocation();
  if (isSignedIn)
    return (
      <p className="favourites-kept" role="status">
        {hasFailed ? m.favourites_kept_later() : m.favourites_kept_account()}
      </p>
    );
  return (
    <p className="favourites-kept" role="status">
      {m.favourites_kept_device()}{" "}
      <SiteLink to={pathWith(pathOf("login", getLocale()), { back: pathname })} className="text-link">
        {m.favourites_kept_login()}
      </SiteLink>
    </p>
  );
}
