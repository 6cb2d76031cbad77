import { ask, type Database, readAll } from "#origin/db/database.ts";
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
import { toDescriptor, transportsIn } from "./passkey.mapping.ts";
import { passkeyOfSession, passkeysOfUser, type StoredPasskey } from "./passkey.queries.ts";
import { addPasskey } from "./passkey.store.ts";
import type { PasskeyDeps } from "./passkey-deps.ts";
import { ALGORITHMS, loadWebAuthn, refused, siteOf, verified } from "./web-authn.ts";

/** The reader who registers a passkey, and the browser that it is registered in. */
interface Registering {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly nowMs: number;
}

async function passkeysOf(db: Database, reader: Reader): Promise<StoredPasskey[]> {
  const [known] = await readAll(db, ask(passkeysOfUser, reader.id));
  if (known.length >= MOST_PASSKEYS) throw new AppError("passkeys_full");
  return known;
}

/**
 * Makes the user handle of an account (WebAuthn Level 3, section 5.4.3): 64 bytes that reveal nothing of it, the same for all of
 * its passkeys. The first one's is stored, so a new secret changes it for nobody.
 */
const handleOf = ({ secret }: PasskeyDeps, known: readonly StoredPasskey[], { id }: Reader): string =>
  known[0]?.user_handle ?? toBase64Url(new TextEncoder().encode(keyedHash(secret, `passkey-user/${id}`)));

/**
 * Staff with a passkey adds another one only in a session that began with one: else a stolen password and session could
 * register their own, and log in with it.
 */
async function requireOwnPasskey(
  db: Database,
  { role, sessionId }: Reader,
  known: readonly StoredPasskey[],
): Promise<void> {
  if (!isStaff(role) || known.length === 0) return;
  const [[session]] = await readAll(db, ask(passkeyOfSession, sessionId));
  if (typeof session?.passkey_at !== "number") throw new AppError("passkey_required");
}

/**
 * Begins the registration of a passkey, once the reader has given the password. Attestation is not asked for: who made the
 * authenticator decides nothing here. Throws `validation_failed`, `too_many_requests`, `passkey_required`, `passkeys_full`,
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
  await requireOwnPasskey(deps.db, reader, known);
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
  // Without what the site does not use of it.
  return PasskeyCreationOptions.parse(options);
}

/** Registers a passkey that was made with the options. Throws `passkey_refused`, `passkeys_full`, `passkeys_unavailable`, `too_many_requests`. */
export async function registerPasskey(
  deps: PasskeyDeps,
  { name, passkey }: NewPasskey,
  { reader, caller, nowMs }: Registering,
): Promise<void> {
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
  await requireOwnPasskey(deps.db, reader, known);
  const { credential, credentialBackedUp } = registrationInfo;
  const isAdded = await addPasskey(deps.db, {
    user_id: reader.id,
    credential_id: credential.id,
    public_key: toBase64Url(credential.publicKey),
    user_handle: handleOf(deps, known, reader),
    counter: credential.counter,
    transports: JSON.stringify(transportsIn(transports)),
    backed_up: credentialBackedUp ? 1 : 0,
    name,
    created_at: secondsOf(nowMs),
  });
  // Registered before, by this reader or another, or the account is full by now.
  if (!isAdded) throw refused("the credential is known");
}
