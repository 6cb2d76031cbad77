import { proxy } from "valtio";
import { toAppError } from "#shared/errors/app-error.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { askFromBrowser } from "#web/platform/data/browser-call.ts";
import { NO_PAGE, type OfPage } from "#web/platform/hydration/page-hydration.ts";
import { forgetReader, type KnownReader, keepReader, keptReader, onSessionChange } from "./signed-in.ts";

/** Who is logged in, as a page tree knows it. */
export interface Session {
  /** Null until it is known; pages themselves are the same for everybody. */
  reader: KnownReader | null;
  /** Whether this page has asked. */
  asked: boolean;
}

/** The session of a page tree: unknown until the screen is hydrated, then as the browser remembers it. */
export function createSession({ hydration }: OfPage = NO_PAGE): Session {
  const session = proxy<Session>({ reader: null, asked: false });
  hydration.whenHydrated(() => {
    // The service may have answered by then.
    session.reader ??= keptReader();
    onSessionChange(() => (session.reader = keptReader()));
  });
  return session;
}

/** Takes over what a page or a call says of the reader; other tabs hear of it. */
export function takeReader(session: Session, { id, nick_name, avatar, role }: KnownReader): void {
  session.asked = true;
  keepReader({ id, nick_name, avatar, role });
  session.reader = { id, nick_name, avatar, role };
}

/** Asks who the reader is, once a page. Who is not logged in any more is forgotten; a failure changes nothing. */
export async function askReader(session: Session): Promise<void> {
  if (session.asked) return;
  session.asked = true;
  if (await askWhetherOver(session)) await recheckReader(session);
}

/**
 * Asks once more after a call was told that the session is over: it may have been on its way while the session went on
 * under another token (the password was changed, here or in another tab). If it is over, nobody is logged in, in this tab
 * and the others.
 */
export async function recheckReader(session: Session): Promise<void> {
  if (!(await askWhetherOver(session))) return;
  session.reader = null;
  forgetReader();
}

/** Asks who the reader is and takes that over; true where the service knows no session. */
async function askWhetherOver(session: Session): Promise<boolean> {
  try {
    takeReader(session, (await askFromBrowser("/oapi/v1/users/me", {})).data.user);
    return false;
  } catch (thrown) {
    return isSessionOver(toAppError(thrown));
  }
}
