import { changeFollows, loadMyFollows } from "#web/features/tips/follow/follows.server.ts";
import { readFields } from "#web/platform/form/read-fields.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/form.css";
import "../styles/more.css";
import "../styles/tips.css";
import type { Route } from "./+types/my-follows";

const MyFollowsPage = laterScreen(async () => ({
  default: (await import("#web/features/tips/follow/my-follows-page.tsx")).MyFollowsPage,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadMyFollows(facts, url.searchParams));
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => changeFollows(facts, await readFields(request)));
}

/** Whom a reader follows, and what they have written. */
export default function MyFollows({ loaderData, actionData }: Route.ComponentProps) {
  return <MyFollowsPage {...loaderData} answer={actionData ?? null} />;
}
