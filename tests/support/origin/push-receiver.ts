import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { makePushKeys } from "#scripts/site/push-keys.ts";
import type { PushMessage } from "#shared/push/index.ts";

/**
 * The receiving end of Web Push, by the RFCs and with Node's own cryptography: a browser that subscribes and decrypts
 * (RFC 8291, RFC 8188), at a push service that verifies the sender (RFC 8292).
 */

const info = (text: string) => Buffer.from(`${text}\0`, "latin1");

/** A browser's keys. */
export interface ReceiverKeys {
  /** Its private key and its uncompressed public point. */
  readonly privateKey: Buffer;
  readonly publicKey: Buffer;
  readonly auth: Buffer;
}

/** Makes a browser's keys. */
export function newReceiverKeys(): ReceiverKeys {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), publicKey, auth: randomBytes(16) };
}

/** The text of a message: its only record, without padding. Throws where it was not encrypted for these keys. */
export function decryptPush(body: Uint8Array, { privateKey, publicKey, auth }: ReceiverKeys): string {
  const bytes = Buffer.from(body);
  const [salt, length] = [bytes.subarray(0, 16), bytes.readUInt8(20)];
  const senderKey = bytes.subarray(21, 21 + length);
  const record = bytes.subarray(21 + length);
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  const secret = pair.computeSecret(senderKey);
  const keyInfo = Buffer.concat([info("WebPush: info"), publicKey, senderKey]);
  const ikm = Buffer.from(hkdfSync("sha256", secret, auth, keyInfo, 32));
  const key = Buffer.from(hkdfSync("sha256", ikm, salt, info("Content-Encoding: aes128gcm"), 16));
  const nonce = Buffer.from(hkdfSync("sha256", ikm, salt, info("Content-Encoding: nonce"), 12));
  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("the last record does not end as one");
  return padded.subarray(0, end).toString();
}

/** The sender's claims, as a push service reads them; throws where the signature does not match the key. */
export function claimsOf(authorization: string): { key: string; claims: Record<string, unknown> } {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256" },
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isRight = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: "jwk", dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isRight) throw new Error("signed by somebody else");
  return { key, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}

/** A message as a browser of {@link PushService} received it. */
export interface Received {
  readonly message: PushMessage;
  readonly headers: Headers;
  readonly endpoint: string;
}

/** A push service with browsers. */
export interface PushService {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The endpoint of a browser; `name` is its end. */
  readonly endpointOf: (name: string) => string;
  /** A new browser's subscription. */
  readonly browser: (name: string) => { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Takes the received messages of a browser, in order. */
  readonly take: (name: string) => Received[];
  /** Titles of those messages. */
  readonly titles: (name: string) => string[];
  /** Number of pending messages. */
  readonly count: () => number;
  /** Response to a browser's messages: a status, or `down` for no response at all. */
  readonly answers: Map<string, number | "down">;
}

/** A push service of a test, at the host of a known one. */
export function createPushService(host = "fcm.googleapis.com"): PushService {
  const keysOf = new Map<string, ReceiverKeys>();
  const got: Received[] = [];
  const answers = new Map<string, number | "down">();
  const endpointOf = (name: string) => `https://${host}/fcm/send/${name}`;
  const take = (name: string) => {
    const own = got.filter(({ endpoint }) => endpoint === endpointOf(name));
    got.splice(0, got.length, ...got.filter((one) => !own.includes(one)));
    return own;
  };
  return {
    ...{ answers, take, endpointOf, count: () => got.length },
    browser(name) {
      const keys = newReceiverKeys();
      keysOf.set(endpointOf(name), keys);
      const [p256dh, auth] = [keys.publicKey, keys.auth].map((bytes) => bytes.toString("base64url"));
      return { endpoint: endpointOf(name), keys: { p256dh: p256dh ?? "", auth: auth ?? "" } };
    },
    titles: (name) => take(name).map(({ message }) => message.title),
    async fetch(endpoint, { body, headers: given }) {
      const keys = keysOf.get(endpoint);
      const answer = answers.get(endpoint.slice(endpoint.lastIndexOf("/") + 1));
      if (answer === "down") throw new TypeError("fetch failed");
      if (answer !== undefined) return new Response(null, { status: answer });
      if (!keys) return new Response(null, { status: 404 });
      const headers = new Headers(given);
      const { claims } = claimsOf(headers.get("authorization") ?? "");
      if (claims.aud !== new URL(endpoint).origin) return new Response(null, { status: 403 });
      const text = decryptPush(new Uint8Array(body as ArrayBuffer), keys);
      got.push({ endpoint, headers, message: JSON.parse(text) });
      return new Response(null, { status: 201 });
    },
  };
}

/** Keys of a site of the tests. */
export const VAPID = {
  ...makePushKeys(),
  subject: "mailto:operator@site.example",
} as const;
