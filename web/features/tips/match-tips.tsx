import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { counted } from "#web/platform/i18n/number-label.ts";
import type { ListPage } from "#web/platform/list/use-more-pages.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TipRow } from "./row/tip-row.tsx";
import { queryOfTips } from "./tips.query.ts";

interface MatchTipsProps {
  readonly matchId: number;
  readonly tips: ListPage<Tip>;
}

/** The experts' tips on a match, below it. Needs features/tips/tips.css. */
export default function MatchTips({ matchId, tips: { rows, page } }: MatchTipsProps) {
  const all = pathWith(
    pathOf("tips", getLocale()),
    queryOfTips({ state: "all", page: 1, match_id: matchId }),
  );
  return (
    <Panel id="match-tips" heading={m.tips_heading()} count={m.tips_count(counted(page.total))}>
      <ul>
        {rows.map((tip) => (
          <TipRow key={tip.id} tip={tip} without="match" />
        ))}
      </ul>
      {page.total > rows.length ? (
        <p className="more-bar">
          <SiteLink to={all} className="quiet-button">
            {m.match_tips_all({ count: page.total })}
          </SiteLink>
        </p>
      ) : null}
    </Panel>
  );
}
