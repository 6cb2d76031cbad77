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
 * WebAuthn ceremonies in the browser (https://simplewebauthn.dev/docs/packages/browser). Loaded when a ceremony begins:
 * the library is in no page's initial scripts.
 */

interface LogIn {
  /** Read at the end: the reader may tick it in the meantime. */
  readonly remember: () => boolean;
  /** Staff need user verification; for others it is preferred. */
  readonly verification: "preferred" | "required";
}

type Verification = LogIn["verification"];

const begin = async (verification: Verification) =>
  (await sendFromBrowser("/oapi/v1/auth/passkey/options", { verification })).data.options;

async function finish(passkey: object, { remember }: LogIn): Promise<void> {
  await sendFromBrowser("/oapi/v1/auth/passkey", { passkey, remember: remember() });
}

/** Requires finger, face or PIN from staff if the authenticator skipped it; other failures are rethrown. */
async function verifyAfter(thrown: unknown, logIn: LogIn): Promise<void> {
  if (toAppError(thrown).code !== "passkey_unverified" || logIn.verification === "required") throw thrown;
  await logInByPasskey({ ...logIn, verification: "required" });
}

/** Logs a reader in by passkey. Rejects with the error of the browser or of the call. */
export async function logInByPasskey(logIn: LogIn): Promise<void> {
  const passkey = await startAuthentication({ optionsJSON: await begin(logIn.verification) });
  await finish(passkey, logIn).catch((thrown: unknown) => verifyAfter(thrown, logIn));
}

/**
 * Lets the browser offer passkeys in the account field (`autocomplete="username webauthn"`), if supported. Resolves to
 * true once the reader has chosen a passkey and is logged in; to false if the offer led to nothing or is no longer
 * wanted when it could be made. Rejects when the chosen passkey is refused.
 */
export async function logInByAutofill(logIn: LogIn, isWanted: () => boolean): Promise<boolean> {
  if (!(await browserSupportsWebAuthnAutofill()) || !isWanted()) return false;
  const passkey = await begin(logIn.verification)
    .then((optionsJSON) =>
      isWanted() ? startAuthentication({ optionsJSON, useBrowserAutofill: true }) : null,
    )
    // Not a reader's request: another ceremony took over, or the offer was impossible.
    .catch(() => null);
  if (passkey === null) return false;
  await finish(passkey, logIn).catch((thrown: unknown) => verifyAfter(thrown, logIn));
  return true;
}

/** Aborts the pending ceremony, if there is one. */
export const endCeremony = (): void => WebAuthnAbortService.cancelCeremony();

/** Creates a passkey on the reader's device and registers it. Returns the account's passkeys. */
export async function addPasskey(name: string, password: string): Promise<readonly PasskeyRow[]> {
  const start = await sendFromBrowser("/oapi/v1/users/me/passkeys/options", { current_password: password });
  const passkey = await startRegistration({ optionsJSON: start.data.options });
  return (await sendFromBrowser("/oapi/v1/users/me/passkeys", { name, passkey })).data.passkeys;
}
