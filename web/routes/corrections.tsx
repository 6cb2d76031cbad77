import { correct, loadCorrections } from "#web/features/corrections/corrections.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { refuseWithout } from "#web/platform/session/personal-page.server.ts";
import "#web/features/account/account.css";
import "#web/features/corrections/corrections.css";
import "#web/platform/forms/form.css";
import "#web/platform/list/pagination.css";
import "#web/ui/data-table.css";
import type { Route } from "./+types/corrections";

const CorrectionsPage = lazyScreen(() => import("#web/features/corrections/corrections-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) =>
    refuseWithout(await loadCorrections(facts, url.searchParams), "list"),
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => correct(facts, await readFields(request)));
}

/** Corrections by hand; for operators. */
export default function Corrections({ loaderData, actionData }: Route.ComponentProps) {
  return <CorrectionsPage {...loaderData} answer={actionData ?? null} />;
}
