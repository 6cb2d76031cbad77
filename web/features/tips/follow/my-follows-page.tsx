import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Expert } from "#shared/tip/tip.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { counted } from "#web/platform/i18n/number-label.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ExpertBadge } from "../row/expert-badge.tsx";
import { TipList } from "../row/tip-list.tsx";
import { queryOfTips, type TipFilter } from "../tips.query.ts";
import { FollowForm } from "./follow-form.tsx";
import type { FollowAnswer, MyFollows } from "./follows.server.ts";

const pathOfPage = (filter: TipFilter): string =>
  pathWith(pathOf("myFollows", getLocale()), queryOfTips(filter));

interface MyFollowsPageProps extends Pick<MyFollows, "experts" | "filter"> {
  /** Error of a failed action. */
  readonly answer: FollowAnswer | null;
}

/** The reader's followed experts, with their tips. */
export default function MyFollowsPage({ experts, filter, answer }: MyFollowsPageProps) {
  return (
    <div className="tips-page">
      <PageHead title={m.follows_title()} description={m.follows_description()} isPrivate />
      <h1 className="text-lg font-semibold">{m.follows_title()}</h1>
      <FormAlert
        text={
          answer && (answer.field_error === null ? errorLabel(answer.code) : fieldLabel(answer.field_error))
        }
      />
      {experts.length === 0 ? (
        <section className="panel list-nothing">
          <h2 className="font-semibold">{m.follows_none()}</h2>
          <p>{m.follows_none_hint()}</p>
          <SiteLink to={pathOf("experts", getLocale())} className="button mt-3">
            {m.experts_title()}
          </SiteLink>
        </section>
      ) : (
        <>
          <Followed experts={experts} />
          <TipList
            heading={m.follows_tips()}
            filter={filter}
            pathOf={pathOfPage}
            none={<p>{m.tips_none()}</p>}
          />
        </>
      )}
    </div>
  );
}

function Followed({ experts }: { readonly experts: readonly Expert[] }) {
  const back = pathOf("myFollows", getLocale());
  return (
    <Panel id="followed" heading={m.follows_experts()} count={m.experts_count(counted(experts.length))}>
      <ul>
        {experts.map((expert) => (
          <li key={expert.id} className="followed">
            <ExpertBadge expert={expert} size={32} />
            <FollowForm expert={expert} back={back} isFollowed />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
