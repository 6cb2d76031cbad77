import { m } from "#web/paraglide/messages.js";
import { shownZoneName } from "#web/platform/format.ts";

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <p>
        <b className="font-semibold text-ink">{m.site_name()}</b> · {m.site_tagline()}
      </p>
      <p>{m.footer_time_zone({ zone: shownZoneName() })}</p>
    </footer>
  );
}
