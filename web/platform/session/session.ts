import { proxy } from "valtio";
import { toAppError } from "#shared/errors/app-error.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { loadFromBrowser } from "#web/platform/data/browser-call.ts";
import { NO_PAGE, type OfPage } from "#web/platform/hydration/page-hydration.ts";
import { forgetReader, type KnownReader, keepReader, keptReader, onSessionChange } from "./signed-in.ts";

/** The session of the reader, as a page tree knows it. */
export interface Session {
  /** Null until it is known; the HTML of pages is the same for everybody. */
  reader: KnownReader | null;
  /** True if this page has requested the reader. */
  isRequested: boolean;
}

/** The session of a page tree: unknown until the screen is hydrated, then as the browser remembers it. */
export function createSession({ hydration }: OfPage = NO_PAGE): Session {
  const session = proxy<Session>({ reader: null, isRequested: false });
  hydration.whenHydrated(() => {
    // The service may have answered by then.
    session.reader ??= keptReader();
    onSessionChange(() => (session.reader = keptReader()));
  });
  return session;
}

/** Takes the reader from a page or a call; other tabs follow. */
export function takeReader(session: Session, { id, nick_name, avatar, role }: KnownReader): void {
  session.isRequested = true;
  keepReader({ id, nick_name, avatar, role });
  session.reader = { id, nick_name, avatar, role };
}

/** Requests the reader, once a page. Forgets a reader whose session has ended; a failure changes nothing. */
export async function loadReader(session: Session): Promise<void> {
  if (session.isRequested) return;
  session.isRequested = true;
  if (await checkIfOver(session)) await recheckReader(session);
}

/**
 * Requests the reader again after a call failed because the session was over: the call may have been sent before the
 * session's token changed (with the password, here or in another tab). If it is over, logs out all tabs.
 */
export async function recheckReader(session: Session): Promise<void> {
  if (!(await checkIfOver(session))) return;
  session.reader = null;
  forgetReader();
}

/** Requests the reader and updates the session; true where the service knows no session. */
async function checkIfOver(session: Session): Promise<boolean> {
  try {
    takeReader(session, (await loadFromBrowser("/oapi/v1/users/me", {})).data.user);
    return false;
  } catch (thrown) {
    return isSessionOver(toAppError(thrown));
  }
}
