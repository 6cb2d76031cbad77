import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { isShielding } from "#shared/spoiler-shield/shield.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { ShieldForm } from "./shield-form.tsx";
import { delayOfPage, useShield } from "./shown-shield.ts";

/** A notice above every page that results are delayed or hidden, with a link to end it. */
export default function ShieldLine() {
  const shield = useShield();
  // The delay of a shielded match is the page's own, and is changed on the page.
  const isOwn = delayOfPage(useLocation().search) !== null;
  if (!isShielding(shield)) return null;
  const { delay_s, scores } = shield;
  const sentences = [
    delay_s > 0 ? (isOwn ? m.shield_line_page : m.shield_line_delay)({ seconds: delay_s }) : null,
    scores === "hidden" ? m.shield_line_hidden() : null,
    scores === "some" && !isOwn ? m.shield_line_some() : null,
  ].filter((words) => words !== null);
  return (
    <aside aria-label={m.shield_menu()} className="shield-line">
      <p>{sentences.join(" · ")}</p>
      {(delay_s > 0 && !isOwn) || scores === "hidden" ? (
        <ShieldForm>
          <button type="submit" name="mode" value="off" className="text-link min-h-10 cursor-pointer px-1">
            {m.shield_off()}
          </button>
        </ShieldForm>
      ) : null}
      <SiteLink
        to={pathOf("settings", getLocale())}
        className="text-link inline-flex min-h-10 items-center px-1"
      >
        {m.shield_change()}
      </SiteLink>
    </aside>
  );
}
