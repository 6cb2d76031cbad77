import { loadMailLink, verifyEmail } from "#web/features/account/recovery/recovery.server.ts";
import { sendForm } from "#web/features/account/send-form.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/forms/form.css";
import "#web/features/account/account.css";
import type { Route } from "./+types/verify-email";

const VerifyPage = lazyScreen(() => import("#web/features/account/recovery/verify-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadMailLink(facts, url, "verify"));
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => verifyEmail(facts, await readFields(request)));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent);

/** A visitor verifies an e-mail by the link of a mail. */
export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyPage {...loaderData} answer={actionData ?? null} />;
}
