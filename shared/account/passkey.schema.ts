import * as z from "zod/mini";
import { isVisibleText, lengthOf } from "../form/text.rules.ts";
import { textField } from "../form/text-field.ts";
import { PASSKEY_NAME_LENGTH, PASSKEY_TRANSPORTS } from "./passkey.table.ts";

/**
 * Passkeys as they travel. Options and responses are the JSON of WebAuthn Level 3, sections 5.1.8 to 5.1.10
 * (https://www.w3.org/TR/webauthn-3/), as far as the site uses it; bytes are base64url without padding.
 */

/** Base64url of at most so many characters. */
const base64Url = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));

const Verification = z.enum(["preferred", "required"]);
const Descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.enum(PASSKEY_TRANSPORTS)),
});

/** Options of `navigator.credentials.create` (`PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  /** Milliseconds. */
  timeout: z.int(),
  /** Passkeys that the account has already. */
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: Verification,
  }),
  attestation: z.literal("none"),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

/** Options of `navigator.credentials.get` (`PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: Verification,
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

/** Longest credential id: 1023 bytes (WebAuthn Level 3, section 4). */
const credentialId = () => base64Url(1364);
const clientData = () => base64Url(8192);

/** The browser's response with a new passkey (`RegistrationResponseJSON`). */
const CreatedPasskey = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: clientData(),
    attestationObject: base64Url(32_768),
    /** Unknown ones are left out. */
    transports: z._default(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16)), []),
  }),
});

/** The browser's response with a passkey that was used (`AuthenticationResponseJSON`). */
export const UsedPasskey = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: clientData(),
    authenticatorData: base64Url(8192),
    signature: base64Url(2048),
    /** The user the passkey was made for; absent for passkeys without a user handle. */
    userHandle: z._default(z.nullable(base64Url(128)), null),
  }),
});
export type UsedPasskey = z.infer<typeof UsedPasskey>;

const passkeyName = () =>
  textField("passkey_name_required", [
    ["passkey_name_long", (text) => lengthOf(text) <= PASSKEY_NAME_LENGTH],
    ["passkey_name_characters", isVisibleText],
  ]);

/** Begins a log-in by passkey (`auth/passkey/options`): `required` asks for finger, face or PIN. */
export const PasskeyLoginStart = z.object({ verification: z._default(Verification, "preferred") });

/** Ends a log-in by passkey (`auth/passkey`). */
export const PasskeyLogin = z.object({
  passkey: UsedPasskey,
  remember: z._default(z.boolean(), false),
});
export type PasskeyLogin = z.infer<typeof PasskeyLogin>;

/** A new passkey with the name that its reader gives it (`users/me/passkeys`). */
export const NewPasskey = z.object({ name: passkeyName(), passkey: CreatedPasskey });
export type NewPasskey = z.infer<typeof NewPasskey>;

/** Another name for a passkey (`users/me/passkeys/rename`). */
export const PasskeyName = z.object({ id: z.int(), name: passkeyName() });

/** A passkey of the reader's, as they see it. Times in seconds UTC. */
export const PasskeyRow = z.object({
  id: z.int(),
  name: z.string(),
  /** True if a provider has copies of it, false if it is on one device alone. */
  backed_up: z.boolean(),
  created_at: z.int(),
  /** Time of the last log-in with it; null for never. */
  used_at: z.nullable(z.int()),
  /** When its counter last went back, which a copied passkey's does; null for never. */
  refused_at: z.nullable(z.int()),
});
export type PasskeyRow = z.infer<typeof PasskeyRow>;
