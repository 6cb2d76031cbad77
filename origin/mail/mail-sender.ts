import { logLine } from "#origin/http/log.ts";
import { isEmail } from "#shared/account/account.rules.ts";
import { readBounded } from "#shared/http/bounded-body.ts";
import type { MailOutcome, SendMail } from "./mail-message.ts";
import type { MailSettings } from "./mail-settings.ts";

const TIMEOUT_MS = 10_000;
const ANSWER_LIMIT_BYTES = 64 * 1024;

/**
 * 409 means that the provider is still processing the id; 401 and 403 must be fixed by the operator while mails wait.
 */
const MAY_SUCCEED_LATER: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429]);

function outcomeOf(status: number): MailOutcome {
  if (status >= 200 && status < 300) return "sent";
  return status >= 500 || status < 400 || MAY_SUCCEED_LATER.has(status) ? "failed" : "refused";
}

/**
 * Sends mails through a Resend-style API (https://resend.com/docs/api-reference/emails/send-email). Only statuses are
 * logged: neither key nor recipient nor text.
 */
export function createMailSender(
  { apiUrl, apiKey, from }: MailSettings,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): SendMail {
  return async ({ id, to, subject, text, html }) => {
    if (!isEmail(to) || /\p{Cc}/u.test(subject)) return "refused";
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(`${apiUrl}/emails`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${apiKey}`,
          "content-type": "application/json",
          "idempotency-key": id,
        },
        body: JSON.stringify({ from, to: [to], subject, text, html }),
        // Do not follow redirects: they would send the key and the mail to another server.
        redirect: "manual",
        signal,
      });
      const outcome = outcomeOf(response.status);
      await readBounded(response.body, ANSWER_LIMIT_BYTES, signal);
      if (outcome !== "sent") logLine("error", "mail_rejected", { status: response.status, outcome });
      return outcome;
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.name : "unknown";
      logLine("error", "mail_service_unreachable", { reason });
      return "failed";
    }
  };
}
