import { HydrationBoundary, useSuspenseQuery } from "@tanstack/react-query";
import { pathOf } from "#shared/url/index.ts";
import { tipQuery } from "#web/features/tips/tips.query.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { laterPart, laterScreen } from "#web/platform/later-code.ts";
import { readId } from "#web/platform/page-id.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import { refuseHiddenBetting } from "#web/platform/refuse-hidden-betting.ts";
import "../styles/tips.css";
import type { Route } from "./+types/tip";

const FollowForm = laterPart(async () => ({
  default: (await import("#web/features/tips/follow/follow-form.tsx")).FollowForm,
}));
const TipPageView = laterScreen(async () => ({
  default: (await import("#web/features/tips/tip/tip-page.tsx")).TipPageView,
}));

/** A tip as everybody may see it. Refused in no-betting mode; throws `tip_not_found`. */
export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    refuseHiddenBetting(facts);
    const id = readId(params.id, "tip_not_found");
    return { id, queries: await loadQueries(context.get(queryClientContext), [tipQuery(id)]) };
  });
}

export default function TipRoute({ loaderData: { id, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <Tip id={id} />
    </HydrationBoundary>
  );
}

function Tip({ id }: { readonly id: number }) {
  const { tip } = useSuspenseQuery(tipQuery(id)).data;
  const back = pathOf("tip", getLocale(), { id });
  return (
    <TipPageView tip={tip}>
      {tip.expert.nick_name === null ? null : <FollowForm expert={tip.expert} back={back} isNamed />}
    </TipPageView>
  );
}
