import { changeProfile, loadProfile } from "#web/features/account/profile.server.ts";
import { sendForm } from "#web/features/account/send-form.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/forms/form.css";
import "#web/features/account/account.css";
import "#web/features/account/passkeys/passkeys.css";
import "#web/ui/user-head.css";
import type { Route } from "./+types/profile";

const ProfilePage = lazyScreen(() => import("#web/features/account/profile-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadProfile(facts, url));
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => changeProfile(facts, await readFields(request)));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent);

/** The profile of the reader, with the sessions of the account. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} answer={actionData ?? null} />;
}
