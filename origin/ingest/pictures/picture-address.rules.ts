/**
 * Addresses of pictures that origin may fetch: hosts on a list, https on the default port. Nothing else is asked, so an
 * address in a provider's response cannot reach a private network (SSRF).
 */

/** Hosts in a setting, separated by blanks or commas. */
export const pictureHostsIn = (setting: string | undefined): readonly string[] =>
  (setting ?? "").split(/[\s,]+/).filter((host) => host !== "");

/** True for the name of a public host: lower case, with a dot, no IP address, without scheme and port. */
export const isPictureHost = (word: string): boolean =>
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/.test(word) &&
  !/\.(?:local|internal|localhost)$/.test(word);

/**
 * The address to fetch; null where it is not allowed. `origins` are `https://<host>`, besides the address that replaces
 * a provider's in tests. An http address is asked by https.
 */
export function pictureAddressOf(address: string, origins: readonly string[], base?: URL): URL | null {
  const url = URL.parse(address, base);
  if (url === null || url.username !== "" || url.password !== "") return null;
  if (origins.includes(url.origin)) return url;
  if (url.protocol === "http:" && url.port === "") url.protocol = "https:";
  return origins.includes(url.origin) ? url : null;
}
