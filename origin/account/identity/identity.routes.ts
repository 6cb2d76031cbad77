import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { IdentityRemoval, IdentityReturn, IdentityStart } from "#shared/account/identity.schema.ts";
import type { IdentityProvider } from "#shared/account/identity.table.ts";
import type { identityEndpoints } from "#shared/api/identity.endpoints.ts";
import { AppError } from "#shared/errors/index.ts";
import type { AccountDeps } from "../account-deps.ts";
import { answerLoggedIn } from "../log-in.routes.ts";
import { createGoogleClient } from "./google-client.ts";
import { beginIdentity, logInByIdentity } from "./identity.service.ts";
import type { IdentityDeps } from "./identity-call.ts";
import type { Fetch, IdentityClient } from "./identity-client.ts";
import type { IdentitySettings } from "./identity-settings.ts";
import { addLink, beginLink, endLink, listWays } from "./linked-logins.service.ts";
import { createZaloClient } from "./zalo-client.ts";

/** Names a provider that does not respond as such; other failures concern its answer. */
const reaching =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    const unavailable = (cause?: unknown) =>
      new AppError("upstream_unavailable", { detail: "the log-in provider did not respond", cause });
    const response = await fetch(url, init).catch((cause: unknown) => {
      throw unavailable(cause);
    });
    if (response.status >= 500) throw unavailable();
    return response;
  };

/** Clients of the providers with keys. */
export function createIdentityClients(
  { google, zalo }: IdentitySettings,
  { fetch, now }: { readonly fetch: Fetch; readonly now: () => number },
): Partial<Record<IdentityProvider, IdentityClient>> {
  return {
    ...(google === null ? {} : { google: createGoogleClient(google, { fetch: reaching(fetch), now }) }),
    ...(zalo === null ? {} : { zalo: createZaloClient(zalo, reaching(fetch)) }),
  };
}

type IdentityHandlers = Pick<Handlers, keyof typeof identityEndpoints>;

/** Handlers of log-ins by Google and Zalo. `secret` signs states. */
export function identityHandlers(
  accounts: AccountDeps,
  { clients, secret }: Pick<IdentityDeps, "clients" | "secret">,
): IdentityHandlers {
  const deps: IdentityDeps = { ...accounts, clients, secret };
  return {
    async authIdentityStart({ readBody, caller, nowMs }) {
      const { provider } = parseForm(IdentityStart, await readBody());
      return { data: { location: await beginIdentity(deps, { provider, caller, sessionId: null, nowMs }) } };
    },

    async authIdentity({ readBody, caller, nowMs, defer }) {
      const returned = parseForm(IdentityReturn, await readBody());
      const call = { provider: returned.provider, caller, sessionId: null, nowMs };
      const { isNew, ...loggedIn } = await logInByIdentity(deps, returned, call);
      const answer = answerLoggedIn(loggedIn, deps, defer);
      return { ...answer, data: { ...answer.data, is_new: isNew } };
    },

    usersMeLogins: async ({ reader }) => ({ data: await listWays(deps, reader) }),

    async usersMeLoginsStart({ readBody, reader, caller, nowMs }) {
      const { provider } = parseForm(IdentityStart, await readBody());
      return { data: { location: await beginLink(deps, provider, { reader, caller, nowMs }) } };
    },

    async usersMeLoginsAdd({ readBody, reader, caller, nowMs }) {
      const returned = parseForm(IdentityReturn, await readBody());
      return { data: await addLink(deps, returned, { reader, caller, nowMs }) };
    },

    async usersMeLoginsDelete({ readBody, reader, caller, nowMs }) {
      const { provider, current_password: password } = parseForm(IdentityRemoval, await readBody());
      return { data: await endLink(deps, { provider, password }, { reader, caller, nowMs }) };
    },
  };
}
