import { loadLogin, logIn } from "#web/features/account/login.server.ts";
import { sendForm } from "#web/features/account/send-form.ts";
import { readFields } from "#web/platform/form/read-fields.server.ts";
import { lazyScreen } from "#web/platform/lazy-with-retry.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/form.css";
import "../styles/account.css";
import "../styles/passkeys.css";
import type { Route } from "./+types/login";

const LoginPage = lazyScreen(() => import("#web/features/account/login-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadLogin(facts, url));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerPage(context, async (facts) => logIn(facts, url, await readFields(request)));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent);

/** Where a reader logs in. */
export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} answer={actionData ?? null} />;
}
