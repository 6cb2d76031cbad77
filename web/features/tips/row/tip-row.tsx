import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { type Locale, pathOf } from "#shared/url/index.ts";
import { formatMoment, isoInstant } from "#web/platform/i18n/format.ts";
import { languageLabel } from "#web/platform/i18n/language-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { ExpertBadge } from "./expert-badge.tsx";
import { TipBetRow } from "./tip-bet.tsx";
import { permissionName } from "./tip-labels.ts";
import { TipMatch } from "./tip-match.tsx";

interface TipRowProps {
  readonly tip: Tip;
  /** Rows do not repeat the subject of their list. */
  readonly without?: "match" | "expert" | undefined;
}

/** A tip in a list: expert, selection, match, audience and result. Needs features/tips/tips.css. */
export function TipRow({ tip, without }: TipRowProps) {
  return (
    <li className="tip">
      <div className="tip-by">
        {without === "expert" ? null : <ExpertBadge expert={tip.expert} size={28} />}
        <PublishedAt at={tip.published_at} />
        <PermissionLabel permission={tip.permission} />
        <LanguageLabel lang={tip.lang} />
      </div>
      <h3 className="tip-title">
        <SiteLink to={pathOf("tip", getLocale(), { id: tip.id })}>
          {tip.title === null ? m.tip_deleted() : <span lang={foreignLang(tip.lang)}>{tip.title}</span>}
        </SiteLink>
      </h3>
      {without === "match" ? null : <TipMatch match={tip.match} />}
      <TipBetRow tip={tip} />
    </li>
  );
}

/** The language of a text that differs from the page's, for `lang`; undefined if it is the same. */
export const foreignLang = (lang: Locale): Locale | undefined => (lang === getLocale() ? undefined : lang);

/** Names the language of a tip that differs from the page's. */
export function LanguageLabel({ lang }: Pick<Tip, "lang">) {
  return foreignLang(lang) ? <span className="tip-permission">{languageLabel(lang)}</span> : null;
}

export function PublishedAt({ at }: { readonly at: number }) {
  return (
    <time className="tip-when" dateTime={isoInstant(at)}>
      {formatMoment(at)}
    </time>
  );
}

export function PermissionLabel({ permission }: Pick<Tip, "permission">) {
  return (
    <span className="tip-permission" data-permission={permission}>
      {permissionName(permission)}
    </span>
  );
}
