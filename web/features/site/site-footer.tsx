import { lazy, Suspense } from "react";
import { m } from "#web/paraglide/messages.js";
import { shownZoneName } from "#web/platform/format.ts";
import { useSiteFacts } from "#web/platform/site-facts.ts";

// A form in the HTML, which needs no script to work.
const BettingFooter = lazy(() => import("./betting-footer.tsx"));

export function SiteFooter() {
  const facts = useSiteFacts();
  return (
    <footer className="site-footer">
      <p>
        <b className="font-semibold text-ink">{m.site_name()}</b> · {m.site_tagline()}
      </p>
      <p>{m.footer_time_zone({ zone: shownZoneName() })}</p>
      {facts?.has_betting_switch ? (
        <Suspense>
          <BettingFooter betting={facts.betting} />
        </Suspense>
      ) : null}
    </footer>
  );
}
