import { scrypt, timingSafeEqual } from "node:crypto";
import { fromBase64Url, toBase64Url } from "#shared/text/bytes-as-text.rules.ts";

/**
 * scrypt with 16 MB of memory (RFC 7914): about 30 ms of a Worker's time, and not worth a thief's while for passwords
 * that are not in every list. Stored with each hash, so that they can be raised.
 */
const PARAMETERS = { N: 2 ** 14, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

const STORED = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Whatever keyboard made its letters (composed or not), a password is one text; NIST SP 800-63B, section 5.1.1.2. */
function derive(password: string, salt: Uint8Array, { N, r, p }: { N: number; r: number; p: number }) {
  return new Promise<Uint8Array>((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N, r, p }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** A password as it is stored: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await derive(password, salt, PARAMETERS);
  const { N, r, p } = PARAMETERS;
  return ["scrypt", N, r, p, toBase64Url(salt), toBase64Url(key)].join("$");
}

/** Stands for the password of an account that does not exist, so that asking for one takes as long as for another; no password makes it. */
export const NOBODYS_HASH = `scrypt$${PARAMETERS.N}$8$1$bm9ib2R5J3Mgc2FsdA$${"A".repeat(43)}`;

/** What a password was found to be. */
export interface Verdict {
  readonly right: boolean;
  /** Made with other parameters than today's: worth making anew while the password is known. */
  readonly outdated: boolean;
}

/** Compares a password with a stored hash, or with nobody's where there is none. */
export async function checkPassword(password: string, stored: string | null): Promise<Verdict> {
  const [, N, r, p, salt = "", key = ""] = STORED.exec(stored ?? NOBODYS_HASH) ?? [];
  if (key === "") throw new Error("a stored password is no scrypt hash");
  const made = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = fromBase64Url(key);
  const given = await derive(password, fromBase64Url(salt), made);
  const same = given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  const { N: n, r: blocks, p: lanes } = PARAMETERS;
  return {
    right: stored !== null && same,
    outdated: made.N !== n || made.r !== blocks || made.p !== lanes,
  };
}
