import { proxy } from "valtio";
import { isRecord } from "#shared/json/is-record.ts";
import { PUSH_KINDS, type PushKind } from "#shared/push/push.table.ts";
import { LOCALES, type Locale } from "#shared/url/locale.ts";
import { NO_PAGE, type OfPage } from "#web/platform/hydration/page-hydration.ts";

/** Where the browser keeps that its reader wants notifications. */
export const PUSH_KEY = "push";

/** What a reader has asked this browser for, and what of it the site has heard. */
export interface KeptPush {
  readonly kinds: readonly PushKind[];
  /** The language he asked in. */
  readonly locale: Locale;
  /** Digest of what was sent last; null before anything was. */
  readonly sent: string | null;
  /** When that was, seconds UTC. */
  readonly sent_at: number;
}

/** Notifications of this browser, as a page tree knows them; null while they are off. */
export interface Push {
  kept: KeptPush | null;
}

/** What a kept text says; null for one that says nothing. */
export function readKept(text: string | null): KeptPush | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isRecord(kept) || !Array.isArray(kept.kinds)) return null;
    const { kinds, locale, sent, sent_at } = kept;
    return {
      kinds: PUSH_KINDS.filter((kind) => kinds.includes(kind)),
      locale: LOCALES.find((one) => one === locale) ?? LOCALES[0],
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

/** Notifications: off until the screen is hydrated, then what the browser keeps, from other tabs too. */
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

/** Keeps what the reader asks for; null for nothing any more. */
export function keepPush(push: Push, kept: KeptPush | null): void {
  push.kept = kept;
  try {
    if (kept === null) localStorage.removeItem(PUSH_KEY);
    else localStorage.setItem(PUSH_KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets with the page that it is subscribed; the site forgets it in its time.
  }
}
