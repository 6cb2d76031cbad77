import { pathOf } from "#shared/url/index.ts";
import { loadTip } from "#web/features/tips/tip/tip-page.loader.server.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { laterPart, laterScreen } from "#web/platform/later-code.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/tips.css";
import type { Route } from "./+types/tip";

const FollowForm = laterPart(async () => ({
  default: (await import("#web/features/tips/follow/follow-form.tsx")).FollowForm,
}));
const TipPageView = laterScreen(async () => ({
  default: (await import("#web/features/tips/tip/tip-page.tsx")).TipPageView,
}));

export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadTip(facts, params.id));
}

/** A tip as everybody may see it. */
export default function TipRoute({ loaderData: tip }: Route.ComponentProps) {
  const back = pathOf("tip", getLocale(), { id: tip.id });
  return (
    <TipPageView tip={tip}>
      {tip.expert.nick_name === null ? null : <FollowForm expert={tip.expert} back={back} isNamed />}
    </TipPageView>
  );
}
