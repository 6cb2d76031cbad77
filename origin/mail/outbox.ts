import type { Database } from "#origin/db/database.ts";
import { logLine } from "#origin/http/log.ts";
import { messageOf } from "#shared/errors/index.ts";
import type { MailMessage, SendMail } from "./mail-message.ts";
import { claimMail, deleteExpiredMails, deleteMail, type WaitingMail } from "./outbox.store.ts";

/**
 * Attempts per run, of ten seconds at most: the run ends before the backoff of its first mail does. Cron sends the
 * rest.
 */
const MOST_A_RUN = 5;

/** Creates the message of a queued mail; null without a recipient. */
export type ComposeMail = (mail: WaitingMail, nowMs: number) => Promise<MailMessage | null>;

interface OutboxServices {
  readonly db: Database;
  readonly send: SendMail;
  readonly compose: ComposeMail;
}

/** Sends mails that are due. Never rejects. */
export type RunOutbox = (nowMs: number) => Promise<void>;

/**
 * Creates the sender of the outbox: a mail is a row until the provider has accepted it. A row is claimed before the
 * attempt and deleted after it. If a run dies in between, a later run sends it under the same id, and the provider
 * drops the duplicate.
 */
export function createOutbox({ db, send, compose }: OutboxServices): RunOutbox {
  return async (nowMs) => {
    try {
      for (let count = 0; count < MOST_A_RUN; count += 1) {
        const mail = await claimMail(db, Math.floor(nowMs / 1000));
        if (mail === null) return;
        const message = await compose(mail, nowMs);
        // After a failure of the provider, the run ends.
        if (message !== null && (await send(message)) === "failed") return;
        await deleteMail(db, mail.id);
      }
    } catch (thrown) {
      logLine("error", "outbox_failed", { reason: messageOf(thrown) });
    }
  };
}

/** Gives up mails that could not be sent for hours, and logs their number. */
export async function sweepOutbox(db: Database, nowMs: number): Promise<void> {
  const count = await deleteExpiredMails(db, Math.floor(nowMs / 1000));
  if (count > 0) logLine("error", "mails_abandoned", { count });
}
