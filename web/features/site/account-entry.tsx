import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { forgetKept, useSignedIn } from "#web/platform/session/signed-in.ts";
import { Icon } from "#web/ui/icon.tsx";
import { pathTo } from "./site-sections.ts";

// Pages are the same for everybody: a logged-in reader's menu appears a moment after the page.
const ReaderMenu = lazyWithRetry(() => import("./reader-menu.tsx"));

/** The login link, or the menu of a logged-in reader. */
export function AccountEntry() {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn) forgetKept();
  }, [signedIn]);
  return signedIn ? (
    <Suspense fallback={<LogInLink />}>
      <ReaderMenu />
    </Suspense>
  ) : (
    <LogInLink />
  );
}

/** Screens that a reader does not want to return to after login. */
const NO_WAY_BACK = ["home", "login", "register", "forgotPassword", "resetPassword", "verifyEmail"] as const;

function LogInLink() {
  const { pathname } = useLocation();
  const login = pathTo("login");
  const isAway = !NO_WAY_BACK.some((screen) => pathname === pathTo(screen));
  return (
    <SiteLink
      to={isAway ? `${login}?back=${encodeURIComponent(pathname)}` : login}
      className="icon-button account-entry"
      aria-label={m.login_title()}
      title={m.login_title()}
    >
      <Icon name="user-round" size={20} />
      <span className="account-entry-name">{m.login_title()}</span>
    </SiteLink>
  );
}
