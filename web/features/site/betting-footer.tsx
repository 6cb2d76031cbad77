import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import type { SiteFacts } from "#web/platform/ssr/site-facts.ts";
import { BettingForm } from "./betting-form.tsx";

/** The betting notice at the end of every page: the age limit, and how to hide prices. */
export default function BettingFooter({ betting, age_page }: Pick<SiteFacts, "betting" | "age_page">) {
  const isHidden = betting === "hidden";
  return (
    <div className="w-full">
      {isHidden ? null : (
        // Target of the note beside prices.
        <details className="footer-fold footer-age">
          <summary>
            <span>{`18+ · ${m.age_heading()}`}</span>
          </summary>
          <p id="age" className="max-w-3xl scroll-mt-4">
            <b className="font-semibold text-ink">18+</b>
            <span> · {m.age_advice()} </span>
            {age_page === undefined ? null : (
              <SiteLink
                to={pathOf("article", getLocale(), { slug: age_page })}
                className="text-link underline"
              >
                {m.age_note_more()}
              </SiteLink>
            )}
          </p>
        </details>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <BettingForm betting={betting} className="text-link min-h-10 cursor-pointer" />
        <span>{isHidden ? m.betting_switch_hint_hidden() : m.betting_switch_hint()}</span>
      </div>
    </div>
  );
}
