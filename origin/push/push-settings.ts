import { isPushHost, pushHostsOf } from "./push-hosts.rules.ts";

/** Who the site is to push services (RFC 8292). */
export interface VapidKeys {
  /** An uncompressed point of P-256, base64url; browsers subscribe with it. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where an operator of a push service reaches the operator of the site: `mailto:` or `https:`. */
  readonly subject: string;
}

/** How Web Push is set up. */
export interface PushSettings {
  /** Null where the site sends none. */
  readonly keys: VapidKeys | null;
  /** Hosts that are sent to; see push-hosts.rules.ts. */
  readonly hosts: readonly string[];
}

interface PushVars {
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
  readonly VAPID_SUBJECT?: string | undefined;
  readonly PUSH_HOSTS?: string | undefined;
}

/** Both keys with a subject, or none: a part of them would first fail when something is sent. */
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
