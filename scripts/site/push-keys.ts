import { generateKeyPairSync } from "node:crypto";

/** A pair by which push services know a site (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  /** An uncompressed point of P-256. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Makes a new pair. */
export function makePushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}

/** Some push services require a contact; a private site has none. */
const LOCAL_SUBJECT = "mailto:operator@localhost";

/**
 * Variables of the keys for origin of a local site; where the environment has a key, no key of another pair is added.
 */
export const pushVars = (
  { publicKey, privateKey }: PushKeys,
  env: NodeJS.ProcessEnv = process.env,
): Record<string, string> => ({
  ...(env.VAPID_PUBLIC_KEY || env.VAPID_PRIVATE_KEY
    ? {}
    : { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }),
  VAPID_SUBJECT: LOCAL_SUBJECT,
});
