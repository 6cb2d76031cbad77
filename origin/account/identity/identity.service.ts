import { bindQuery, readAll } from "#origin/db/database.ts";
import type { Caller, Reader } from "#origin/http/answer.ts";
import { logLine } from "#origin/http/log.ts";
import type { IdentityReturn } from "#shared/account/identity.schema.ts";
import {
  type IdentityError,
  type IdentityProvider,
  identityCallbackPath,
} from "#shared/account/identity.table.ts";
import { AppError, messageOf } from "#shared/errors/index.ts";
import { toMe } from "../account.mapping.ts";
import { needsPasskey } from "../passkey/own-passkeys.service.ts";
import { spendChallenge } from "../passkey/passkey.store.ts";
import type { LoggedIn } from "../register.service.ts";
import { openSession, secondsOf } from "../session.service.ts";
import { loginBySubject, userBySubject } from "./identity.queries.ts";
import { writeLoginUse } from "./identity.store.ts";
import { type IdentityCall, type IdentityDeps, identityError } from "./identity-call.ts";
import type { Identity, IdentityClient, IdentityFlow } from "./identity-client.ts";
import { newFlow, readFlow } from "./identity-state.ts";
import { registerIdentity } from "./register-identity.service.ts";

/** The client of a provider. Throws `route_not_found` where the site has no keys. */
function clientOf({ clients }: IdentityDeps, provider: IdentityProvider): IdentityClient {
  const client = clients[provider];
  if (client === undefined)
    throw new AppError("route_not_found", { detail: `${provider} is not configured` });
  return client;
}

/** The browser's binding and the redirect URI. Edge names neither for another site's host. */
function bindingOf({ provider, caller, sessionId }: IdentityCall) {
  const { browser, siteOrigin } = caller;
  if (browser === null || siteOrigin === null) throw identityError("provider_refused");
  const redirectUri = `${siteOrigin}${identityCallbackPath(provider)}`;
  return { binding: { provider, browser, sessionId }, redirectUri };
}

/** Turns a failure of a provider or of its answer into the reader's reason; the log gets the detail. */
function refusalOf(thrown: unknown, { provider, caller }: IdentityCall, deps: IdentityDeps): AppError {
  logLine("warn", "identity_refused", { provider, reason: messageOf(thrown) });
  if (thrown instanceof AppError && thrown.code === "upstream_unavailable")
    return identityError("provider_unavailable");
  deps.noteSecurity("login_failed", caller, { by: provider });
  return identityError("provider_refused");
}

/** Begins a flow: the address of the provider to send the browser to. */
export async function beginIdentity(deps: IdentityDeps, call: IdentityCall): Promise<string> {
  const client = clientOf(deps, call.provider);
  const { binding, redirectUri } = bindingOf(call);
  await deps.limits.check({ kind: "identity_start", who: call.caller.address }, call.nowMs);
  const flow = { ...newFlow(deps.secret, binding, secondsOf(call.nowMs)), redirectUri };
  try {
    return (await client.authorizationUrl(flow)).href;
  } catch (thrown) {
    throw refusalOf(thrown, call, deps);
  }
}

/**
 * Ends a flow: the account that the provider vouches for. The state is spent before anything else, so that a code
 * cannot be tried again.
 */
export async function takeIdentity(
  deps: IdentityDeps,
  returned: IdentityReturn,
  call: IdentityCall,
): Promise<Identity> {
  const { db, limits, secret } = deps;
  const client = clientOf(deps, call.provider);
  const { binding, redirectUri } = bindingOf(call);
  await limits.check({ kind: "identity_login", who: call.caller.address }, call.nowMs);
  const read = readFlow(secret, binding, returned.state, secondsOf(call.nowMs));
  if (read === null || !(await spendChallenge(db, read.key, read.until)))
    throw refusalOf(new Error("the state is forged, expired or used"), call, deps);
  const flow: IdentityFlow = { ...read.secrets, redirectUri };
  try {
    return await client.identify(returned, flow);
  } catch (thrown) {
    throw refusalOf(thrown, call, deps);
  }
}

/**
 * Logs a reader in by an account of another site; the first time it creates an account here. Throws `validation_failed`
 * with an {@link IdentityError}, `too_many_requests`.
 */
export async function logInByIdentity(
  deps: IdentityDeps,
  returned: IdentityReturn,
  call: IdentityCall,
): Promise<LoggedIn & { readonly isNew: boolean }> {
  const { db, limits, noteSecurity } = deps;
  const { provider, caller, nowMs } = call;
  const identity = await takeIdentity(deps, returned, call);
  const [[known], [login]] = await readAll(
    db,
    bindQuery(userBySubject, provider, identity.subject),
    bindQuery(loginBySubject, provider, identity.subject),
  );
  if (known && (await needsPasskey(db, known))) {
    noteSecurity("passkey_required", caller, { user_id: known.id });
    throw identityError("provider_passkey");
  }
  const user = known ?? (await registerIdentity(deps, identity, { ...call, language: returned.language }));
  const event = known ? (`${provider}_login` as const) : null;
  const opened = await openSession(db, user, { caller, remember: false, nowMs, event });
  if (!opened) throw identityError("provider_refused");
  if (login) await writeLoginUse(db, login.id, secondsOf(nowMs));
  await limits.takeBack({ kind: "identity_login", who: caller.address });
  noteSecurity("logged_in", caller, { user_id: user.id, by: provider });
  return { user: toMe(user), isNew: known === undefined, ...opened };
}

/** The reader who links, and their browser. */
export const linkingCall = (
  provider: IdentityProvider,
  { reader, caller, nowMs }: { readonly reader: Reader; readonly caller: Caller; readonly nowMs: number },
): IdentityCall => ({ provider, caller, sessionId: reader.sessionId, nowMs });
