import { lazy, Suspense } from "react";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { useSiteFacts } from "#web/platform/site-facts.ts";
import { useShownZone } from "#web/platform/zone/shown-zone.ts";

// A form in the HTML, which needs no script to work.
const BettingFooter = lazy(() => import("./betting-footer.tsx"));

export function SiteFooter() {
  const facts = useSiteFacts();
  return (
    <footer className="site-footer">
      <p>
        <b className="font-semibold text-ink">{m.site_name()}</b> · {m.site_tagline()}
      </p>
      <p>{m.footer_time_zone({ zone: `GMT${useShownZone()}` })}</p>
      <p>
        <a href={pathOf("embedCode", getLocale())} className="text-link">
          {m.embed_code_link()}
        </a>
      </p>
      {facts?.has_betting_switch ? (
        <Suspense>
          <BettingFooter betting={facts.betting} />
        </Suspense>
      ) : null}
    </footer>
  );
}
