import { loadNewTip, takeTip } from "#web/features/tips/write/new-tip.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { refuseWithout } from "#web/platform/session/personal-page.server.ts";
import "#web/platform/forms/form.css";
import "#web/features/tips/tips.css";
import "#web/features/tips/write/tip-write.css";
import type { Route } from "./+types/new-tip";

const NewTipPage = lazyScreen(() => import("#web/features/tips/write/new-tip-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) =>
    refuseWithout(await loadNewTip(facts, url.searchParams), "choices"),
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerPage(context, async (facts) => takeTip(facts, url.searchParams, await readFields(request)));
}

/** The form in which an expert writes a tip. */
export default function NewTip({ loaderData, actionData }: Route.ComponentProps) {
  return <NewTipPage {...loaderData} answer={actionData ?? null} />;
}
