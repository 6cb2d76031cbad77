import { plainText } from "../match/name.rules.ts";

/**
 * Words as an address has them: `Đội hình dự kiến` is `doi-hinh-du-kien`, cut between words at `maximum`. Empty where
 * no letter or digit is left.
 */
export function slugOf(text: string, maximum = 80): string {
  const words = plainText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (words.length <= maximum) return words;
  const end = words.lastIndexOf("-", maximum);
  return words.slice(0, end > 0 ? end : maximum);
}
