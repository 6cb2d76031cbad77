import { proxy } from "valtio";
import { isRecord } from "#shared/json/is-record.ts";
import { PUSH_KINDS, type PushKind } from "#shared/push/push.table.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#shared/url/locale.ts";
import { NO_PAGE, type OfPage } from "#web/platform/hydration/page-hydration.ts";

/** Local storage key of the reader's push subscription. */
export const PUSH_KEY = "push";

/** The reader's push settings in this browser, and the state of their sync with the site. */
export interface KeptPush {
  readonly kinds: readonly PushKind[];
  /** The language of the notifications. */
  readonly locale: Locale;
  /** Digest of the last sent settings; null before the first. */
  readonly sent: string | null;
  /** When they were sent, seconds UTC. */
  readonly sent_at: number;
}

/** Notifications of this browser, as a page tree knows them; null while they are off. */
export interface Push {
  kept: KeptPush | null;
}

/** Parses a stored text; null for an invalid one. */
export function readKept(text: string | null): KeptPush | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isRecord(kept) || !Array.isArray(kept.kinds)) return null;
    const { kinds, locale, sent, sent_at } = kept;
    return {
      kinds: PUSH_KINDS.filter((kind) => kinds.includes(kind)),
      locale: LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE,
      sent: typeof sent === "string" ? sent : null,
      sent_at: Number.isSafeInteger(sent_at) ? Number(sent_at) : 0,
    };
  } catch {
    return null;
  }
}

function keptText(): string | null {
  try {
    return localStorage.getItem(PUSH_KEY);
  } catch {
    // Storage that the browser forbids.
    return null;
  }
}

/** Notifications: off until the screen is hydrated, then the browser's stored state, in step with other tabs. */
export function createPush({ hydration }: OfPage = NO_PAGE): Push {
  const push = proxy<Push>({ kept: null });
  hydration.whenHydrated(() => {
    push.kept = readKept(keptText());
    window.addEventListener("storage", ({ key, newValue }) => {
      if (key === PUSH_KEY || key === null) push.kept = readKept(newValue);
    });
  });
  return push;
}

/** Stores the push settings; null removes them. */
export function keepPush(push: Push, kept: KeptPush | null): void {
  push.kept = kept;
  try {
    if (kept === null) localStorage.removeItem(PUSH_KEY);
    else localStorage.setItem(PUSH_KEY, JSON.stringify(kept));
  } catch {
    // A browser without storage forgets the subscription with the page; the site forgets it in time.
  }
}
