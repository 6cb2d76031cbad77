import { scrypt, timingSafeEqual } from "node:crypto";
import { fromBase64Url, toBase64Url } from "#shared/text/bytes-as-text.rules.ts";

/** Parameters of scrypt (RFC 7914): memory is 128 · N · r bytes, work grows with N · r · p. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * Cost of every deployed password: the row of 16 MB in OWASP's Password Storage Cheat Sheet, because a Worker has 128 MB. It is a
 * constant of the code, so that no setting weakens it. Each hash is stored with its own cost, so that this one can be raised.
 */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };

const KEY_BYTES = 32;

const STORED = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/**
 * Hash of the readers of the demo world, by which they are found again in databases: it never changes. No password makes it.
 */
export const NOBODYS_HASH = `scrypt$16384$8$1$bm9ib2R5J3Mgc2FsdA$${"A".repeat(43)}`;

/** Whatever keyboard made its letters (composed or not), a password is one text; NIST SP 800-63B, section 5.1.1.2. */
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
  /** Made with another cost than today's: worth making anew while the password is known. */
  readonly outdated: boolean;
}

/** Hashes passwords at a cost and compares them with stored hashes of any cost. */
export function createPasswords(cost: PasswordCost) {
  /** Spends the work that a cheaper hash has saved, so that its age does not show in the time of a refusal. */
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
     * Compares a password with a stored hash; null, an account that does not exist, takes as long as any other and is never right.
     * Rejects where a stored text is no scrypt hash.
     */
    async check(password: string, stored: string | null): Promise<Verdict> {
      if (stored === null) {
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
