/** A mail as sent to the provider. */
export interface MailMessage {
  /** Idempotency key at the provider: sent twice under one id, the mail arrives once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Result of one attempt: accepted by the provider; failed with a chance of success later (also after a timeout, when
 * the outcome is unknown); refused permanently.
 */
export type MailOutcome = "sent" | "failed" | "refused";

/** Sends one mail. Never rejects. */
export type SendMail = (message: MailMessage) => Promise<MailOutcome>;
