import { deleteMyTip, loadMyTip } from "#web/features/tips/tip/my-tip.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/forms/form.css";
import "#web/features/tips/tips.css";
import type { Route } from "./+types/my-tip";

const MyTipPage = lazyScreen(() => import("#web/features/tips/tip/my-tip-page.tsx"));

export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadMyTip(facts, params.id));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => deleteMyTip(facts, params.id, await readFields(request)));
}

/** A tip as the logged-in reader may see it. */
export default function MyTip({ loaderData, actionData }: Route.ComponentProps) {
  return <MyTipPage {...loaderData} answer={actionData ?? null} />;
}
