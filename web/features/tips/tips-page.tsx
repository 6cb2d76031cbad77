import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { recentMatchQuery } from "#web/platform/data/match.query.ts";
import { languageLabel } from "#web/platform/i18n/language-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Chips } from "#web/platform/list/chips.tsx";
import { pathWith, searchOf } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { StateChips } from "./row/state-chips.tsx";
import { TipList } from "./row/tip-list.tsx";
import { TipMatch } from "./row/tip-match.tsx";
import { queryOfTips, type TipFilter, tipsQuery } from "./tips.query.ts";

const queryOfPage = (filter: TipFilter) => ({
  ...queryOfTips(filter),
  languages: filter.match_id === undefined && filter.lang === undefined ? "all" : null,
});
const pathOfPage = (filter: TipFilter): string => pathWith(pathOf("tips", getLocale()), queryOfPage(filter));

/** The newest tips: in the page's language, in all languages, or those of a match. */
export default function TipsPageView({ filter }: { readonly filter: TipFilter }) {
  const { match_id } = filter;
  const { tips } = useSuspenseQuery(tipsQuery(filter)).data;
  const ofMatch = useQuery({ ...recentMatchQuery(match_id ?? 0), enabled: match_id !== undefined });
  const match = ofMatch.data?.match ?? null;
  const title = match ? m.tips_title_of({ match: versus(match) }) : m.tips_title();
  return (
    <div className="tips-page">
      <PageHead
        title={title}
        description={m.tips_description()}
        search={searchOf(queryOfPage(filter))}
        isPrivate={tips.length === 0}
        filterLabel={match ? versus(match) : null}
      />
      <header className="tips-head">
        <h1 className="text-lg font-semibold">{title}</h1>
        <p className="text-muted">{m.tips_lead()}</p>
        <p className="tips-links">
          <SiteLink to={pathOf("experts", getLocale())} className="text-link">
            {m.experts_title()}
          </SiteLink>
          <SiteLink to={pathOf("tipLedger", getLocale())} className="text-link">
            {m.ledger_title()}
          </SiteLink>
        </p>
      </header>
      {match ? (
        <div className="panel">
          <TipMatch match={match} />
        </div>
      ) : null}
      <TipList
        heading={m.tips_heading()}
        filter={filter}
        pathOf={pathOfPage}
        chips={
          <>
            <StateChips filter={filter} pathOf={pathOfPage} />
            {match ? null : <LanguageChips filter={filter} />}
          </>
        }
        none={<p>{filter.state === "all" ? m.tips_none() : m.tips_none_of_state()}</p>}
      />
      <p className="tips-opinion">{m.tips_opinion()}</p>
    </div>
  );
}

/** Tips in the page's language, or in all languages. */
function LanguageChips({ filter }: { readonly filter: TipFilter }) {
  const own = getLocale();
  const chip = (lang: TipFilter["lang"], name: string) => ({
    href: pathOfPage({ ...filter, lang, page: 1 }),
    name,
    isChosen: filter.lang === lang,
  });
  return (
    <Chips
      label={m.tips_language_label()}
      chips={[chip(own, languageLabel(own)), chip(undefined, m.tips_language_all())]}
    />
  );
}

const versus = ({ home, away }: Match): string => `${shownName(home)} – ${shownName(away)}`;
