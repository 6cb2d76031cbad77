import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import type { NewTip, TipAnswer } from "./new-tip.server.ts";
import { TipPostForm } from "./tip-post-form.tsx";

interface NewTipPageProps extends NewTip {
  /** State of a returned form. */
  readonly answer: TipAnswer | null;
}

/** The page for writing a tip; readers who are no experts get an explanation. */
export default function NewTipPage({ choices, answer }: NewTipPageProps) {
  const shown = answer?.choices ?? choices;
  return (
    <div className="tips-page write-page">
      <PageHead title={m.write_title()} description={m.write_description()} isPrivate />
      <h1 className="text-lg font-semibold">{m.write_title()}</h1>
      {shown === null ? <NoExpert /> : <TipPostForm choices={shown} answer={answer} />}
    </div>
  );
}

function NoExpert() {
  return (
    <section className="panel list-nothing">
      <h2 className="font-semibold">{m.write_no_expert()}</h2>
      <p>{m.write_no_expert_what()}</p>
      <p>{m.write_no_expert_how()}</p>
      <SiteLink to={pathOf("experts", getLocale())} className="button mt-3">
        {m.experts_title()}
      </SiteLink>
    </section>
  );
}
