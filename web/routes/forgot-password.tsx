import { loadForgot, requestReset } from "#web/features/account/recovery/recovery.server.ts";
import { sendForm } from "#web/features/account/send-form.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/forms/form.css";
import "#web/features/account/account.css";
import type { Route } from "./+types/forgot-password";

const ForgotPage = lazyScreen(() => import("#web/features/account/recovery/forgot-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadForgot(facts, url));
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => requestReset(facts, await readFields(request)));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent);

/** A visitor requests a mail to reset a forgotten password. */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPage {...loaderData} answer={actionData ?? null} />;
}
