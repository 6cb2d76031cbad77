/**
 * The part of Node's module that origin uses, which workerd has too (nodejs_compat). Node's own types would declare all
 * of Node in the Worker's code.
 */
declare module "node:crypto" {
  interface Digest {
    update(text: string): Digest;
    digest(encoding: "hex" | "base64url"): string;
  }
  export function createHash(algorithm: "sha256"): Digest;
  export function createHmac(algorithm: "sha256", key: string): Digest;
  export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean;
  export function scrypt(
    password: string,
    salt: Uint8Array,
    length: number,
    options: { readonly N: number; readonly r: number; readonly p: number },
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
}
