import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { MailSettings } from "#origin/mail/mail-settings.ts";
import { listenLocally } from "#scripts/site/ports.ts";

/** A mail that the provider has accepted. */
export interface AcceptedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A stand-in for the mail provider, on localhost: accepts a mail once for each idempotency key, as Resend does. */
export interface MailProvider {
  readonly settings: MailSettings;
  /** Reaches it: its port is known only once the file's tests begin. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /**
   * Statuses of the next responses; 200 after them. With `delivers` a mail is accepted although the response is 500.
   */
  readonly statuses: number[];
  delivers: boolean;
  /** Requests, accepted or not. */
  readonly attempts: () => number;
  /** Accepted mails, each once. */
  readonly mails: () => readonly AcceptedMail[];
  /** The link in the newest mail to an e-mail address. Throws where there is none. */
  readonly linkTo: (address: string) => URL;
}

const API_URL = "https://mail.example";

/** Starts the provider for a test file; each test begins with an empty mailbox. */
export function mailProviderOfFile(siteUrl: string): MailProvider {
  const accepted = new Map<string, AcceptedMail>();
  let attempts = 0;
  let url = "";
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      attempts += 1;
      const status = provider.statuses.shift() ?? 200;
      const key = String(request.headers["idempotency-key"]);
      if ((status === 200 || provider.delivers) && !accepted.has(key)) accepted.set(key, JSON.parse(body));
      response.writeHead(status, { connection: "close" }).end("{}");
    });
  });
  beforeAll(async () => {
    url = await listenLocally(server);
  });
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  beforeEach(() => {
    accepted.clear();
    provider.statuses.length = 0;
    provider.delivers = false;
    attempts = 0;
  });
  const provider: MailProvider = {
    settings: {
      apiUrl: API_URL,
      apiKey: "key-of-the-tests",
      from: "Bóng Đá Live <no-reply@bongda.example>",
      siteUrl,
    },
    fetch: (to, init) => fetch(to.replace(API_URL, url), init),
    statuses: [],
    delivers: false,
    attempts: () => attempts,
    mails: () => [...accepted.values()],
    linkTo(address) {
      const mail = [...accepted.values()].findLast(({ to }) => to.includes(address));
      const link = /^https?:\S+$/m.exec(mail?.text ?? "")?.[0];
      if (link === undefined) throw new Error(`no link was sent to ${address}`);
      return new URL(link);
    },
  };
  return provider;
}
