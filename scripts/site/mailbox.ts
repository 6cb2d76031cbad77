import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import * as z from "zod";
import { sameText } from "#origin/account/secret.ts";
import { LOCAL_SENDER } from "#origin/mail/mail-settings.ts";
import { readBoundedText } from "#shared/http/bounded-body.ts";
import { parseJson } from "#shared/json/parse-json.ts";
import { listenLocally } from "./ports.ts";

/** Mailbox of a local site for its mails. */
export const mailboxPath = (dataDir: string): string => join(dataDir, "mailbox");

/** A provider of mail on this machine: its address and key as origin's settings, and how it is stopped. */
export interface Mailbox {
  readonly vars: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

const MAIL_LIMIT_BYTES = 256 * 1024;
const Mail = z.object({
  from: z.string(),
  to: z.array(z.email()).min(1),
  subject: z.string().regex(/^\P{Cc}*$/u),
  text: z.string(),
  html: z.string(),
});

/** A mail as mail programs and editors open it (RFC 5322, text in UTF-8 by RFC 6532). */
const emlOf = ({ from, to, subject, text }: z.infer<typeof Mail>, at: Date): string =>
  [
    `From: ${from}`,
    `To: ${to.join(", ")}`,
    `Subject: ${subject}`,
    `Date: ${at.toUTCString()}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    text,
    "",
  ].join("\n");

/**
 * Starts a server that speaks the API of origin's mail provider and writes every mail into the mailbox folder: `.eml` with the
 * text, `.html` beside it, readable by their owner alone. A mail that is sent again under its id is written once.
 */
export async function startMailbox(dataDir: string): Promise<Mailbox> {
  const folder = mailboxPath(dataDir);
  const key = randomBytes(24).toString("hex");
  const taken = new Map<string, string>();
  let count = 0;

  function write(mail: z.infer<typeof Mail>): string {
    const at = new Date();
    count += 1;
    const name = `${at.toISOString().replaceAll(/[:.]/g, "-")}-${count}`;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // The text last: a process that waits for it finds both.
    writeFileSync(join(folder, `${name}.html`), mail.html, { mode: 0o600, flag: "wx" });
    writeFileSync(join(folder, `${name}.eml`), emlOf(mail, at), { mode: 0o600, flag: "wx" });
    return name;
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== "POST" || new URL(request.url).pathname !== "/emails")
      return new Response(null, { status: 404 });
    if (!sameText(request.headers.get("authorization") ?? "", `Bearer ${key}`))
      return new Response(null, { status: 401 });
    const text = await readBoundedText(request.body, MAIL_LIMIT_BYTES).catch(() => "");
    const read = Mail.safeParse(parseJson(text));
    if (!read.success) return Response.json({ message: "no mail" }, { status: 422 });
    const id = request.headers.get("idempotency-key") ?? randomBytes(16).toString("hex");
    const name = taken.get(id) ?? write(read.data);
    taken.set(id, name);
    return Response.json({ id: name });
  }

  const server = createServer((incoming, outgoing) => {
    void answer(requestOf(incoming))
      .catch(() => new Response(null, { status: 500 }))
      .then(async (response) => {
        outgoing.writeHead(response.status, { "content-type": "application/json", connection: "close" });
        outgoing.end(await response.text());
      });
  });
  return {
    vars: {
      MAIL_API_URL: await listenLocally(server),
      MAIL_API_KEY: key,
      MAIL_FROM: LOCAL_SENDER,
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function requestOf(incoming: IncomingMessage): Request {
  return new Request(`http://localhost${incoming.url ?? "/"}`, {
    method: incoming.method ?? "GET",
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(incoming.method === "POST" ? { body: incoming as never, duplex: "half" } : {}),
  } as RequestInit);
}
