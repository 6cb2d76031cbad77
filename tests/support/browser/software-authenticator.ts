import { createHash, randomBytes, webcrypto } from "node:crypto";
import type { PasskeyCreationOptions, PasskeyRequestOptions } from "#shared/account/passkey.schema.ts";

/**
 * An authenticator in software: makes ES256 credentials with attestation "none" and signs with them, by WebAuthn Level
 * 3 sections 6.1 and 6.5, so that the verifier is the code that verifies real ones.
 */

const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();

/** The subset of CBOR (RFC 8949) that credentials use: small integers, byte strings, short texts and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.byteLength), value]);
  const pairs = [...value].flatMap(([key, held]) => [cbor(key), cbor(held as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** ECDSA signatures of WebAuthn are DER (SEC 1), those of WebCrypto two concatenated numbers. */
function derOf(raw: Uint8Array): Buffer {
  const number = (bytes: Uint8Array): Buffer => {
    const short = Buffer.from(
      bytes.subarray(
        Math.max(
          0,
          bytes.findIndex((byte) => byte !== 0),
        ),
      ),
    );
    const body = (short[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), short]) : short;
    return Buffer.concat([Buffer.from([2, body.byteLength]), body]);
  };
  const both = Buffer.concat([number(raw.subarray(0, 32)), number(raw.subarray(32))]);
  return Buffer.concat([Buffer.from([0x30, both.byteLength]), both]);
}

/** A test's changes to an honest ceremony. */
export interface Tricks {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly userHandle?: string | null;
  readonly counter?: number;
  /** True if the user was verified by finger, face or PIN. */
  readonly isVerified?: boolean;
  readonly crossOrigin?: boolean;
  readonly breaksSignature?: boolean;
  /** The id of a new credential; random by default. */
  readonly credentialId?: string;
}

/** A credential of the authenticator, which counts its uses. */
export interface SoftwarePasskey {
  readonly id: string;
  /** The browser's result of `navigator.credentials.create`. */
  readonly created: object;
  /** The browser's result of `navigator.credentials.get`. */
  readonly use: (options: PasskeyRequestOptions, tricks?: Tricks) => Promise<UsedPasskeyJson>;
}

interface UsedPasskeyJson {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly response: Readonly<Record<string, string | undefined>>;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

function authenticatorData(rpId: string, flags: number, counter: number, credential?: Buffer): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
}

/** What the browser signs beside the authenticator's data. */
const clientData = (type: string, siteOrigin: string, challenge: string, tricks: Tricks): Buffer =>
  Buffer.from(
    JSON.stringify({
      type,
      challenge: tricks.challenge ?? challenge,
      origin: tricks.origin ?? siteOrigin,
      crossOrigin: tricks.crossOrigin ?? false,
    }),
  );

async function coseKeyOf(publicKey: webcrypto.CryptoKey): Promise<Buffer> {
  const { x = "", y = "" } = await webcrypto.subtle.exportKey("jwk", publicKey);
  // COSE key (RFC 9053, section 7.1): kty 2, alg ES256, crv P-256, x, y.
  return cbor(
    new Map<number, unknown>([
      ...[[1, 2] as const, [3, -7] as const, [-1, 1] as const],
      ...[[-2, Buffer.from(x, "base64url")] as const, [-3, Buffer.from(y, "base64url")] as const],
    ]),
  );
}

async function sign(privateKey: webcrypto.CryptoKey, bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await webcrypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, bytes));
}

const flagsOf = ({ isVerified = true }: Tricks) => USER_PRESENT | (isVerified ? USER_VERIFIED : 0);

/** Makes a credential for the options of a registration at a site. */
export async function makePasskey(
  { rp, user, challenge }: PasskeyCreationOptions,
  siteOrigin: string,
  tricks: Tricks = {},
): Promise<SoftwarePasskey> {
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(
    { name: "ECDSA", namedCurve: "P-256" },
    true,
    ["sign", "verify"],
  );
  const credentialId =
    tricks.credentialId === undefined ? randomBytes(16) : Buffer.from(tricks.credentialId, "base64url");
  const attested = Buffer.concat([
    Buffer.alloc(16),
    Buffer.from([0, 16]),
    credentialId,
    await coseKeyOf(publicKey),
  ]);
  const authData = authenticatorData(
    tricks.rpId ?? rp.id,
    flagsOf(tricks) | HAS_CREDENTIAL,
    tricks.counter ?? 0,
    attested,
  );
  const attestation = new Map<string, unknown>(Object.entries({ fmt: "none", attStmt: new Map(), authData }));
  const made = clientData("webauthn.create", siteOrigin, challenge, tricks);
  const id = base64Url(credentialId);
  let uses = tricks.counter ?? 0;
  return {
    id,
    created: {
      ...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
      response: {
        clientDataJSON: base64Url(made),
        attestationObject: base64Url(cbor(attestation)),
        transports: ["internal", "a new one"],
      },
    },
    async use(options, given = {}) {
      uses += 1;
      const signed = authenticatorData(given.rpId ?? options.rpId, flagsOf(given), given.counter ?? uses);
      const clientDataBytes = clientData("webauthn.get", siteOrigin, options.challenge, given);
      const raw = await sign(privateKey, Buffer.concat([signed, sha256(clientDataBytes)]));
      if (given.breaksSignature) raw[40] = (raw[40] ?? 0) ^ 1;
      const userHandle = given.userHandle === undefined ? user.id : (given.userHandle ?? undefined);
      return {
        ...{ id, rawId: id, type: "public-key" as const },
        response: {
          clientDataJSON: base64Url(clientDataBytes),
          authenticatorData: base64Url(signed),
          signature: base64Url(derOf(raw)),
          userHandle,
        },
      };
    },
  };
}
