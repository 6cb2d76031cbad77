import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { Caller } from "#origin/http/answer.ts";
import { logLine } from "#origin/http/log.ts";
import {
  type PasskeyLogin,
  PasskeyRequestOptions,
  type UsedPasskey,
} from "#shared/account/passkey.schema.ts";
import type { RelyingParty } from "#shared/account/relying-party.rules.ts";
import { isStaff } from "#shared/account/staff.rules.ts";
import { AppError } from "#shared/errors/index.ts";
import { fromBase64Url } from "#shared/text/bytes-as-text.rules.ts";
import { toMe } from "../account.mapping.ts";
import type { UserRow } from "../account.queries.ts";
import type { LoggedIn } from "../register.service.ts";
import { openSession, secondsOf } from "../session.service.ts";
import { type Ceremony, CHALLENGE_SECONDS } from "./challenge.ts";
import type { PasskeyDeps } from "./challenges.service.ts";
import { passkeyByCredential, type StoredPasskey, userByCredential } from "./passkey.queries.ts";
import { writeRefusal, writeUse } from "./passkey.store.ts";
import { loadWebAuthn, refused, siteOf, verified } from "./web-authn.ts";

/** The ceremony of a browser that edge identifies. */
function ceremonyOf({ browser }: Caller): Ceremony {
  if (browser === null) throw refused("this browser has not started a ceremony");
  return { purpose: "log-in", browser };
}

/** Begins a log-in. Throws `passkeys_unavailable`, `too_many_requests`. */
export async function beginPasskeyLogin(
  { limits, challenges }: PasskeyDeps,
  verification: PasskeyRequestOptions["userVerification"],
  { caller, nowMs }: { readonly caller: Caller; readonly nowMs: number },
): Promise<PasskeyRequestOptions> {
  const site = siteOf(caller);
  await limits.check({ kind: "passkey_options", who: caller.address }, nowMs);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: challenges.make(ceremonyOf(caller), nowMs),
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: verification,
  });
  return PasskeyRequestOptions.parse(options);
}

/** A passkey and its account. Throws `passkey_refused` for an unknown passkey, or a user handle of another account. */
async function findOwner(db: Database, { id, response }: UsedPasskey) {
  const [[passkey], [user]] = await readAll(
    db,
    bindQuery(passkeyByCredential, id),
    bindQuery(userByCredential, id),
  );
  if (!passkey || !user) throw refused("the passkey belongs to no account");
  if (response.userHandle !== passkey.user_handle) throw refused("the passkey belongs to another account");
  return { passkey, user };
}

/** The verified assertion. Throws `passkey_refused`; `passkey_unverified` for staff without user verification. */
async function verifyUse(
  { id, rawId, type, response }: UsedPasskey,
  { passkey, user }: { readonly passkey: StoredPasskey; readonly user: UserRow },
  { site, challenge }: { readonly site: RelyingParty; readonly challenge: string },
) {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { clientDataJSON, authenticatorData, signature } = response;
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      ...{ expectedChallenge: challenge, expectedOrigin: site.origin, expectedRPID: site.id },
      // The library compares counters before it verifies the signature; `writeUse` compares ours after it.
      credential: { id, publicKey: fromBase64Url(passkey.public_key), counter: 0 },
      requireUserVerification: false,
    }),
  );
  if (isStaff(user.role) && !authenticationInfo.userVerified) throw new AppError("passkey_unverified");
  return authenticationInfo;
}

/**
 * Logs a reader in by passkey, under a new token. A counter that went back is refused and recorded: the passkey may
 * have been cloned. Throws `passkey_refused`, `passkey_unverified`, `passkeys_unavailable`, `too_many_requests`.
 */
export async function logInByPasskey(
  { db, limits, challenges, noteSecurity }: PasskeyDeps,
  form: PasskeyLogin,
  { caller, nowMs }: { readonly caller: Caller; readonly nowMs: number },
): Promise<LoggedIn> {
  const site = siteOf(caller);
  const tried = { kind: "passkey_login", who: caller.address } as const;
  await limits.check(tried, nowMs);
  const { clientDataJSON } = form.passkey.response;
  const challenge = await challenges.take(clientDataJSON, ceremonyOf(caller), nowMs);
  const owner = await findOwner(db, form.passkey);
  const { newCounter, credentialBackedUp, userVerified } = await verifyUse(form.passkey, owner, {
    site,
    challenge,
  });
  const { passkey, user } = owner;
  const at = secondsOf(nowMs);
  const use = { id: passkey.id, counter: newCounter, backed_up: credentialBackedUp ? 1 : 0, at };
  if (!(await writeUse(db, use))) {
    await writeRefusal(db, passkey.id, at);
    logLine("warn", "passkey_counter_decreased", { passkey: passkey.id, user: user.id });
    throw refused("the signature counter decreased");
  }
  const opened = await openSession(db, user, {
    ...{ caller, remember: form.remember, nowMs, event: "passkey_login" },
    // Without user verification the session is too weak for a staff role assigned later.
    passkeyAt: userVerified ? at : null,
  });
  if (!opened) throw refused("the account has changed in the meantime");
  noteSecurity("logged_in", caller, { user_id: user.id, by: "passkey" });
  await Promise.all([
    limits.takeBack(tried),
    // Right passwords of staff stay counted until now; the passkey proves that they were legitimate.
    limits.forget({ kind: "login_of_account", who: `id/${user.id}` }),
  ]);
  return { user: toMe(user), ...opened };
}
