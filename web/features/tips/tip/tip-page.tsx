import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { TipDetail } from "#shared/tip/tip.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { ExpertBadge } from "../row/expert-badge.tsx";
import { TipBetRow, TipPrice } from "../row/tip-bet.tsx";
import { TipMatch } from "../row/tip-match.tsx";
import { foreignLang, LanguageLabel, PermissionLabel, PublishedAt } from "../row/tip-row.tsx";
import { TipText } from "./tip-text.tsx";

interface TipPageProps {
  readonly tip: TipDetail;
  /** The page is personal: if the tip's text is locked for its reader, they can change that elsewhere. */
  readonly isMine?: boolean;
  /** The reader's actions on it. */
  readonly children?: ReactNode;
}

/** A tip on a page of its own: match, selection and reasoning. */
export function TipPageView({ tip, isMine = false, children }: TipPageProps) {
  const { expert, match } = tip;
  const names = { home: shownName(match.home), away: shownName(match.away) };
  const title = tip.title ?? m.tip_deleted();
  const description = m.tip_description({
    ...names,
    expert: expert.nick_name ?? m.tip_expert_deleted(),
    competition: shownName(match.competition),
  });
  return (
    <div className="tips-page tip-page">
      <PageHead
        title={m.tip_page_title({ title, ...names })}
        description={description}
        type="article"
        isPrivate={isMine}
        name={title}
      />
      {isMine ? (
        <p className="tips-links">
          <SiteLink to={pathOf("tip", getLocale(), { id: tip.id })} className="text-link">
            {m.tip_to_public()}
          </SiteLink>
        </p>
      ) : null}
      <article className="panel tip-article">
        <div className="tip-by">
          <ExpertBadge expert={expert} size={40} />
          <PublishedAt at={tip.published_at} />
          <PermissionLabel permission={tip.permission} />
          <LanguageLabel lang={tip.lang} />
        </div>
        <h1 className="tip-page-title" lang={tip.title === null ? undefined : foreignLang(tip.lang)}>
          {title}
        </h1>
        <TipMatch match={match} />
        <TipBetRow tip={tip} />
        {tip.closing_price === null ? null : (
          <p className="tip-closing">
            {m.tip_closing()} <TipPrice price={tip.closing_price} />
          </p>
        )}
        <TipText tip={tip} isMine={isMine} />
      </article>
      {children}
      <p className="tips-opinion">{m.tips_opinion()}</p>
    </div>
  );
}
