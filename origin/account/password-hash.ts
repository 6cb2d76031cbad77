import { scrypt, timingSafeEqual } from "node:crypto";
import { fromBase64Url, toBase64Url } from "#shared/text/bytes-as-text.rules.ts";

/** Parameters of scrypt (RFC 7914): memory is 128 · N · r bytes, work grows with N · r · p. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * Cost of every deployed password: the row of 16 MB in OWASP's Password Storage Cheat Sheet, because a Worker has 128
 * MB. A constant, so that no setting can weaken it. Each hash stores its own cost, so that this one can be raised.
 */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };

const KEY_BYTES = 32;

const STORED = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Placeholder hash of demo readers, used to find them in databases: it never changes, and no password matches it. */
export const NOBODYS_HASH = `scrypt$16384$8$1$bm9ib2R5J3Mgc2FsdA$${"A".repeat(43)}`;

/** Start of the stored text of an account without a password: no hash, followed by a random word. */
const NO_PASSWORD = "none$";

/** The stored text of an account without a password, different for each: it identifies the account as a hash does. */
export const newNoPassword = (): string => `${NO_PASSWORD}${toBase64Url(newSalt())}`;

/** True if an account has a password, which one created by another site's account has not. */
export const hasPassword = ({ password_hash }: { readonly password_hash: string }): boolean =>
  !password_hash.startsWith(NO_PASSWORD);

/** The same in SQL, of a column. */
export const hasPasswordSql = (column: string): string => `${column} NOT LIKE '${NO_PASSWORD}%'`;

/** Normalizes a password, so that composed and decomposed letters are equal; NIST SP 800-63B, section 5.1.1.2. */
function derive(password: string, salt: Uint8Array, { N, r, p }: PasswordCost) {
  return new Promise<Uint8Array>((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N, r, p }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const newSalt = () => crypto.getRandomValues(new Uint8Array(16));

/** Result of comparing a password with a stored hash. */
export interface Verdict {
  readonly right: boolean;
  /** Made with another cost than today's: rehash while the password is known. */
  readonly outdated: boolean;
}

/** Hashes passwords at a cost and verifies them against hashes of any cost. */
export function createPasswords(cost: PasswordCost) {
  /** Spends the work that a cheaper hash has saved, so that the response time does not reveal the age of a hash. */
  async function spendRest(password: string, { N, r, p }: PasswordCost): Promise<void> {
    const rest = Math.round((cost.N * cost.r * cost.p - N * r * p) / (cost.N * cost.r));
    if (rest > 0) await derive(password, newSalt(), { ...cost, p: rest });
  }

  return {
    /** A password as it is stored: `scrypt$N$r$p$salt$key`. */
    async hash(password: string): Promise<string> {
      const salt = newSalt();
      const key = await derive(password, salt, cost);
      const { N, r, p } = cost;
      return ["scrypt", N, r, p, toBase64Url(salt), toBase64Url(key)].join("$");
    },

    /**
     * Verifies a password against a stored hash; null (no such account) and an account without a password take the same time and never match. Rejects
     * if the stored text is not a scrypt hash.
     */
    async check(password: string, stored: string | null): Promise<Verdict> {
      if (stored === null || !hasPassword({ password_hash: stored })) {
        await derive(password, newSalt(), cost);
        return { right: false, outdated: false };
      }
      const [, N, r, p, salt = "", key = ""] = STORED.exec(stored) ?? [];
      if (key === "") throw new Error("a stored password is no scrypt hash");
      const made = { N: Number(N), r: Number(r), p: Number(p) };
      const expected = fromBase64Url(key);
      const given = await derive(password, fromBase64Url(salt), made);
      const right = given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
      if (!right) await spendRest(password, made);
      return { right, outdated: made.N !== cost.N || made.r !== cost.r || made.p !== cost.p };
    },
  };
}

export type Passwords = ReturnType<typeof createPasswords>;
