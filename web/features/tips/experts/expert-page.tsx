import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Expert } from "#shared/tip/tip.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { formatDate } from "#web/platform/i18n/format.ts";
import { counted } from "#web/platform/i18n/number-label.ts";
import { pathWith, searchOf } from "#web/platform/navigation/page-path.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { FollowForm } from "../follow/follow-form.tsx";
import { StateChips } from "../row/state-chips.tsx";
import { TipList } from "../row/tip-list.tsx";
import { expertQuery, queryOfTips, type TipFilter } from "../tips.query.ts";
import { KindChoice } from "./kind-choice.tsx";
import { RecordPanel } from "./record-panel.tsx";

const nameOf = ({ nick_name }: Expert): string => nick_name ?? m.tip_expert_deleted();

interface ExpertPageProps {
  readonly id: number;
  readonly filter: TipFilter;
}

/** An expert: name and picture (ui/user-head.css), record, and tips. */
export default function ExpertPageView({ id, filter }: ExpertPageProps) {
  const { expert, competitions } = useSuspenseQuery(expertQuery(id, filter)).data;
  const path = pathOf("expert", getLocale(), { id: expert.id });
  const pathOfPage = (tipFilter: TipFilter): string => pathWith(path, queryOfTips(tipFilter));
  const name = nameOf(expert);
  return (
    <div className="tips-page">
      <PageHead
        title={m.expert_title({ name })}
        description={m.expert_description({ name })}
        search={searchOf(queryOfTips({ ...filter, comp_id: undefined, market: undefined }))}
        name={name}
      />
      <header className="panel user-head">
        <Avatar name={name} src={expert.avatar} size={64} />
        <div className="user-head-words">
          <h1 className="text-lg font-semibold">{name}</h1>
          <p className="text-xs text-muted">
            {`${m.expert_followers(counted(expert.followers))} · ${m.expert_published(counted(expert.published))}`}
          </p>
          <p className="text-xs text-muted">{m.expert_since({ day: formatDate(expert.since) })}</p>
        </div>
        <FollowForm expert={expert} back={path} />
      </header>
      <KindChoice filter={filter} competitions={competitions} path={path} pathOf={pathOfPage} />
      <RecordPanel record={expert.record} />
      <TipList
        heading={m.expert_tips()}
        filter={filter}
        pathOf={pathOfPage}
        chips={<StateChips filter={filter} pathOf={pathOfPage} />}
        none={
          <p>
            {filter.state === "all" && !filter.market && !filter.comp_id
              ? m.tips_none()
              : m.tips_none_of_state()}
          </p>
        }
        without="expert"
      />
      <p className="tips-opinion">{m.tips_opinion()}</p>
    </div>
  );
}
