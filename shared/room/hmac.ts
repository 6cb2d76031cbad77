const encoder = new TextEncoder();

/** The key of HMAC-SHA256 (RFC 2104) that a secret text is, to sign with and to check. */
export const hmacKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
