import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import type { PasskeyRow } from "#shared/account/passkey.schema.ts";
import { toAppError } from "#shared/errors/app-error.ts";
import { sendFromBrowser } from "#web/platform/data/browser-call.ts";

/**
 * Ceremonies of WebAuthn in the browser (https://simplewebauthn.dev/docs/packages/browser). Loaded where one begins: the library is no
 * part of any page's first scripts.
 */

interface LogIn {
  /** Asked for at the end: the reader may tick it meanwhile. */
  readonly remember: () => boolean;
  /** Staff proves who they are; of others the authenticator asks it if it can. */
  readonly verification: "preferred" | "required";
}

type Verification = LogIn["verification"];

const begin = async (verification: Verification) =>
  (await sendFromBrowser("/oapi/v1/auth/passkey/options", { verification })).data.options;

async function finish(passkey: object, { remember }: LogIn): Promise<void> {
  await sendFromBrowser("/oapi/v1/auth/passkey", { passkey, remember: remember() });
}

/** Asks staff for finger, face or PIN where the authenticator had not; all other failures go on. */
async function verifyAfter(thrown: unknown, logIn: LogIn): Promise<void> {
  if (toAppError(thrown).code !== "passkey_unverified" || logIn.verification === "required") throw thrown;
  await logInByPasskey({ ...logIn, verification: "required" });
}

/** Logs a reader in by one of their passkeys. Rejects with what the browser or the call says. */
export async function logInByPasskey(logIn: LogIn): Promise<void> {
  const passkey = await startAuthentication({ optionsJSON: await begin(logIn.verification) });
  await finish(passkey, logIn).catch((thrown: unknown) => verifyAfter(thrown, logIn));
}

/**
 * Lets the browser offer passkeys in the account's field (`autocomplete="username webauthn"`), where it can. Resolves to true
 * once the reader has chosen one and is logged in, to false where nothing came of the offer or it is not wanted any more by the time it
 * can be made. Rejects when what they chose is refused.
 */
export async function logInByAutofill(logIn: LogIn, isWanted: () => boolean): Promise<boolean> {
  if (!(await browserSupportsWebAuthnAutofill()) || !isWanted()) return false;
  const passkey = await begin(logIn.verification)
    .then((optionsJSON) =>
      isWanted() ? startAuthentication({ optionsJSON, useBrowserAutofill: true }) : null,
    )
    // Nobody has asked for it: another ceremony took over, or it could not be offered.
    .catch(() => null);
  if (passkey === null) return false;
  await finish(passkey, logIn).catch((thrown: unknown) => verifyAfter(thrown, logIn));
  return true;
}

/** Ends the ceremony that waits, if one does. */
export const endCeremony = (): void => WebAuthnAbortService.cancelCeremony();

/** Makes a passkey on the reader's device and registers it. Gives the passkeys that the account has then. */
export async function addPasskey(name: string, password: string): Promise<readonly PasskeyRow[]> {
  const start = await sendFromBrowser("/oapi/v1/users/me/passkeys/options", { current_password: password });
  const passkey = await startRegistration({ optionsJSON: start.data.options });
  return (await sendFromBrowser("/oapi/v1/users/me/passkeys", { name, passkey })).data.passkeys;
}
