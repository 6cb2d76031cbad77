import { loadMailLink, resetPassword } from "#web/features/account/recovery/recovery.server.ts";
import { sendForm } from "#web/features/account/send-form.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/forms/form.css";
import "#web/features/account/account.css";
import type { Route } from "./+types/reset-password";

const ResetPage = lazyScreen(() => import("#web/features/account/recovery/reset-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadMailLink(facts, url, "reset"));
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => resetPassword(facts, await readFields(request)));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent);

/** A visitor sets a new password by the link of a mail. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPage {...loaderData} answer={actionData ?? null} />;
}
