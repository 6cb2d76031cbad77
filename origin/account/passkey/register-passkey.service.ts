import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { Caller, Reader } from "#origin/http/answer.ts";
import { type NewPasskey, PasskeyCreationOptions } from "#shared/account/passkey.schema.ts";
import { MOST_PASSKEYS } from "#shared/account/passkey.table.ts";
import { isStaff } from "#shared/account/staff.rules.ts";
import { AppError } from "#shared/errors/index.ts";
import { fromBase64Url, toBase64Url } from "#shared/text/bytes-as-text.rules.ts";
import { confirm } from "../profile.service.ts";
import { keyedHash } from "../secret.ts";
import { secondsOf } from "../session.service.ts";
import { CHALLENGE_SECONDS } from "./challenge.ts";
import type { PasskeyDeps } from "./challenges.service.ts";
import { toDescriptor, transportsIn } from "./passkey.mapping.ts";
import { passkeysOfUser, type StoredPasskey } from "./passkey.queries.ts";
import { addPasskey } from "./passkey.store.ts";
import { ALGORITHMS, loadWebAuthn, refused, siteOf, verified } from "./web-authn.ts";

/** The reader who registers a passkey, and the browser used. */
interface Registering {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly nowMs: number;
}

async function passkeysOf(db: Database, reader: Reader): Promise<StoredPasskey[]> {
  const [known] = await readAll(db, bindQuery(passkeysOfUser, reader.id));
  if (known.length >= MOST_PASSKEYS) throw new AppError("passkeys_full");
  return known;
}

/**
 * Creates the user handle of an account (WebAuthn Level 3, section 5.4.3): 64 opaque bytes, the same for all of its
 * passkeys. The first passkey stores it, so that a new secret changes no existing handle.
 */
const handleOf = ({ secret }: PasskeyDeps, known: readonly StoredPasskey[], { id }: Reader): string =>
  known[0]?.user_handle ?? toBase64Url(new TextEncoder().encode(keyedHash(secret, `passkey-user/${id}`)));

/**
 * Begins the registration of a passkey after a password check. Attestation is not requested, because the make of the
 * authenticator does not matter. Throws `validation_failed`, `too_many_requests`, `passkeys_full`,
 * `passkeys_unavailable`.
 */
export async function beginRegistration(
  deps: PasskeyDeps,
  password: string,
  { reader, caller, nowMs }: Registering,
): Promise<PasskeyCreationOptions> {
  const site = siteOf(caller);
  const user = await confirm(deps, password, reader, nowMs);
  const known = await passkeysOf(deps.db, reader);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: site.id,
    rpID: site.id,
    userName: user.user_name,
    userDisplayName: user.nick_name,
    userID: fromBase64Url(handleOf(deps, known, reader)),
    challenge: deps.challenges.make({ purpose: "registration", sessionId: reader.sessionId }, nowMs),
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: {
      residentKey: "required",
      userVerification: isStaff(reader.role) ? "required" : "preferred",
    },
  });
  // Without fields that the site does not use.
  return PasskeyCreationOptions.parse(options);
}

/**
 * Registers a passkey made with the options. A staff member's first one ends their password sessions, except this one,
 * which is now verified. Returns whether any has ended. Throws `passkey_refused`, `passkeys_full`,
 * `passkeys_unavailable`, `too_many_requests`.
 */
export async function registerPasskey(
  deps: PasskeyDeps,
  { name, passkey }: NewPasskey,
  { reader, caller, nowMs }: Registering,
): Promise<boolean> {
  const site = siteOf(caller);
  await deps.limits.check({ kind: "passkey_registration", who: reader.id }, nowMs);
  const { clientDataJSON, attestationObject, transports } = passkey.response;
  const expectedChallenge = await deps.challenges.take(
    clientDataJSON,
    { purpose: "registration", sessionId: reader.sessionId },
    nowMs,
  );
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      response: {
        ...{ id: passkey.id, rawId: passkey.rawId, type: passkey.type, clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      ...{ expectedChallenge, expectedOrigin: site.origin, expectedRPID: site.id },
      requireUserVerification: isStaff(reader.role),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const known = await passkeysOf(deps.db, reader);
  const { credential, credentialBackedUp } = registrationInfo;
  const made = {
    user_id: reader.id,
    credential_id: credential.id,
    public_key: toBase64Url(credential.publicKey),
    user_handle: handleOf(deps, known, reader),
    counter: credential.counter,
    transports: JSON.stringify(transportsIn(transports)),
    backed_up: credentialBackedUp ? 1 : 0,
    name,
    created_at: secondsOf(nowMs),
  };
  const { isAdded, hasEnded } = await addPasskey(deps.db, made, {
    ...{ sessionId: reader.sessionId, userAgent: caller.userAgent },
    isVerified: isStaff(reader.role),
  });
  // The credential exists already, for this or another account, or the account is at its limit, or the session is over.
  if (!isAdded) throw refused("the credential is already registered");
  return hasEnded;
}
