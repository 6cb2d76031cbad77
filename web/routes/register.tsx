import { loadRegister, register } from "#web/features/account/register.server.ts";
import { sendForm } from "#web/features/account/send-form.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/forms/form.css";
import "#web/features/account/account.css";
import type { Route } from "./+types/register";

const RegisterPage = lazyScreen(() => import("#web/features/account/register-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadRegister(facts, url));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerPage(context, async (facts) => register(facts, url, await readFields(request)));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent);

/** The registration form. */
export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage {...loaderData} answer={actionData ?? null} />;
}
