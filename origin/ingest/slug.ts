/**
 * A name as a component of an id: lower case, diacritics folded, words joined by hyphens. Letters without a Unicode
 * decomposition are spelled out, so that `Đà Nẵng`, `Malmö` and `Brøndby` keep all their letters; other scripts are
 * unchanged.
 */
const spelledOut: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ø: "o",
  ł: "l",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ı: "i",
  ħ: "h",
  "&": " and ",
};

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[đðøłßæœþıħ&]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/['’`´.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** Short, stable hash of a text, to distinguish two names with equal slugs (FNV-1a, 32 bit). */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Slugs of one file: the same name always gets the same slug, and no two names share one. A name whose slug is already
 * taken in the file gets a hash as suffix.
 */
export class SlugBook {
  readonly #names = new Map<string, string>();

  /** `scope` separates names that may share slugs: clubs of different countries, players of different teams. */
  slug(scope: string, name: string): string {
    const plain = slugOf(name) || hashOf(name);
    const key = `${scope}/${plain}`;
    const written = name.normalize("NFC").trim();
    const holder = this.#names.get(key);
    if (holder === undefined) this.#names.set(key, written);
    return holder === undefined || holder === written ? plain : `${plain}-${hashOf(written)}`;
  }
}
