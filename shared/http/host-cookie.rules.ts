/** `__Host-` keeps other hosts of the domain from setting the cookie; it needs `Secure`, so http has the bare name. */
const PREFIX = "__Host-";

type Address = Pick<URL, "protocol">;

const isHttps = ({ protocol }: Address): boolean => protocol === "https:";

/** The name of a cookie at an address as the browser knows it. */
export const hostCookieName = (name: string, address: Address): string =>
  isHttps(address) ? `${PREFIX}${name}` : name;

/**
 * Writes a cookie for `seconds`, or removes it (null). On https another line removes the bare name, which older
 * versions of the site wrote.
 */
export function hostCookies(
  name: string,
  { value, seconds }: { readonly value: string | null; readonly seconds: number },
  address: Address,
): string[] {
  const rest = `; Path=/; SameSite=Lax${isHttps(address) ? "; Secure" : ""}`;
  const kept = value === null ? "; Max-Age=0" : `${value}; Max-Age=${seconds}`;
  const line = `${hostCookieName(name, address)}=${kept}${rest}`;
  return isHttps(address) ? [line, `${name}=; Max-Age=0${rest}`] : [line];
}

/**
 * `set-cookie` lines that remove a prefixed cookie where the address looks like http: a proxy ends TLS without
 * `SITE_URL`.
 */
export function expiredPrefix(name: string, cookies: string, address: Address): string[] {
  const prefixed = `${PREFIX}${name}`;
  if (isHttps(address) || valuesUnder([prefixed], cookies).length === 0) return [];
  return [`${prefixed}=; Max-Age=0; Path=/; SameSite=Lax; Secure`];
}

function valuesUnder(names: readonly string[], cookies: string): string[] {
  return cookies.split(/[;,]/).flatMap((pair) => {
    const [key = "", value] = pair.trim().split("=");
    return value !== undefined && names.includes(key) ? [value.trim()] : [];
  });
}

/**
 * Values of a cookie in a `cookie` header (a comma joins two) or `document.cookie`, under both names: choices from
 * before the prefix apply.
 */
export const hostCookieValues = (name: string, cookies: string): string[] =>
  valuesUnder([`${PREFIX}${name}`, name], cookies);

/** Lines for `document.cookie` on https that give a cookie of the bare name the prefix; none without one. */
export function prefixedAnew(name: string, cookies: string, seconds: number, address: Address): string[] {
  const [value] = valuesUnder([name], cookies);
  if (!isHttps(address) || value === undefined) return [];
  const [line = "", bare = ""] = hostCookies(name, { value, seconds }, address);
  return valuesUnder([`${PREFIX}${name}`], cookies).length > 0 ? [bare] : [line, bare];
}
