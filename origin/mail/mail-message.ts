/** One mail as a provider is asked to send it. */
export interface MailMessage {
  /** Provider and outbox know a mail by this id: sent twice under one id, it arrives once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Result of one attempt: the provider took the mail; it failed and may succeed later (also after a timeout, when nobody
 * knows whether it was sent); it refuses this mail whatever happens.
 */
export type MailOutcome = "sent" | "failed" | "refused";

/** Sends one mail. Never rejects. */
export type SendMail = (message: MailMessage) => Promise<MailOutcome>;
