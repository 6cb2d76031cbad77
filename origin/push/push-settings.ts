import { isPushHost, pushHostsOf } from "./push-hosts.rules.ts";

/** VAPID identity of the site (RFC 8292). */
export interface VapidKeys {
  /** An uncompressed point of P-256, base64url; browsers subscribe with it. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact of the site's operator for push services: `mailto:` or `https:`. */
  readonly subject: string;
}

/** Web Push settings. */
export interface PushSettings {
  /** Null where the site sends none. */
  readonly keys: VapidKeys | null;
  /** Allowed hosts; see push-hosts.rules.ts. */
  readonly hosts: readonly string[];
}

interface PushVars {
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
  readonly VAPID_SUBJECT?: string | undefined;
  readonly PUSH_HOSTS?: string | undefined;
}

/** Both keys with a subject, or none: an incomplete set would fail only at the first message. */
export function pushSettingsOf(vars: PushVars): PushSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = vars;
  const hosts = pushHostsOf(vars.PUSH_HOSTS);
  const noHost = hosts.find((host) => !isPushHost(host));
  if (noHost !== undefined)
    throw new Error(
      `origin cannot start: PUSH_HOSTS names "${noHost}", which is no host such as push.example.vn or .example.vn`,
    );
  if (!publicKey && !privateKey) return { keys: null, hosts };
  const isWhole =
    /^B[\w-]{86}$/.test(publicKey ?? "") &&
    /^[\w-]{43}$/.test(privateKey ?? "") &&
    /^(mailto:.+@.+|https:\/\/.+)$/.test(subject ?? "");
  if (!publicKey || !privateKey || !subject || !isWhole) {
    throw new Error(
      "origin cannot start: VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT (mailto: or https:) go together; `npm run push-keys` makes a pair",
    );
  }
  return { keys: { publicKey, privateKey, subject }, hosts };
}
