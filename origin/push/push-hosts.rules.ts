/**
 * Where browsers' push services are. Origin sends to no other address, whatever a subscription says: it would ask it of any
 * machine that it can reach. A name that begins with a dot stands for all hosts below it; it is for services that promise no
 * host of their own, because of the hosts below anybody can make some up that are not there.
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

/** The hosts in a setting: names with blanks or commas between them, added to those that are known. */
export const pushHostsOf = (setting: string | undefined): readonly string[] => [
  ...KNOWN_HOSTS,
  ...(setting ?? "").split(/[\s,]+/).filter((host) => host !== ""),
];

/** Whether a word of the setting is a host's name, as URLs have it: in small letters, without scheme or port. */
export const isPushHost = (word: string): boolean => /^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(word);

/** Whether an address may be sent to: https on its usual port, at one of the hosts, with nobody's name in it. */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    return false;
  return hosts.some((host) =>
    host.startsWith(".") ? url.hostname.endsWith(host) && url.hostname !== host : url.hostname === host,
  );
}
