import { decideName, loadNames } from "#web/features/names/names.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { refuseWithout } from "#web/platform/session/personal-page.server.ts";
import "#web/features/names/names.css";
import "#web/platform/forms/form.css";
import "#web/platform/list/pagination.css";
import type { Route } from "./+types/names";

const NamesPage = lazyScreen(() => import("#web/features/names/names-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) =>
    refuseWithout(await loadNames(facts, url.searchParams), "queue"),
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => decideName(facts, await readFields(request)));
}

/** Names that may mean one club; for operators. */
export default function Names({ loaderData, actionData }: Route.ComponentProps) {
  return <NamesPage {...loaderData} answer={actionData ?? null} />;
}
