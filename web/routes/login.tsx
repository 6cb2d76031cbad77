import { loadLogin, logIn } from "#web/features/account/login.server.ts";
import { sendForm } from "#web/features/account/send-form.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/forms/form.css";
import "#web/features/account/account.css";
import "#web/features/account/passkeys/passkeys.css";
import type { Route } from "./+types/login";

const LoginPage = lazyScreen(() => import("#web/features/account/login-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadLogin(facts, url));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerPage(context, async (facts) => logIn(facts, url, await readFields(request)));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent);

/** The log-in form. */
export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} answer={actionData ?? null} />;
}
