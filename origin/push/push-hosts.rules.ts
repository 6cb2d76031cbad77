/**
 * Allowed hosts of push services. Origin sends to no other address, whatever a subscription contains, to prevent SSRF.
 * A name that begins with a dot allows all subdomains; it is used for services that do not document fixed hosts,
 * because anybody can make up subdomains that do not exist.
 */
const KNOWN_HOSTS = [
  // Chrome, Edge on phones, Opera, Samsung Internet …
  "fcm.googleapis.com",
  "jmt17.google.com",
  // Firefox
  "updates.push.services.mozilla.com",
  // Safari
  ".push.apple.com",
  // Edge
  ".notify.windows.com",
] as const;

/** Hosts in a setting, separated by blanks or commas, added to the known ones. */
export const pushHostsOf = (setting: string | undefined): readonly string[] => [
  ...KNOWN_HOSTS,
  ...(setting ?? "").split(/[\s,]+/).filter((host) => host !== ""),
];

/** True if a word of the setting is a valid host name: lower case, without scheme or port. */
export const isPushHost = (word: string): boolean => /^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(word);

/** True if an address is allowed: https on the default port, at one of the hosts, without credentials. */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    return false;
  return hosts.some((host) =>
    host.startsWith(".") ? url.hostname.endsWith(host) && url.hostname !== host : url.hostname === host,
  );
}
