import { mailboxPath } from "./mailbox.ts";
import { secretsPath } from "./secrets.ts";
import type { Site } from "./site.ts";

interface Started {
  readonly dataDir: string;
  /** True if the site has rooms of its own. */
  readonly realtime: boolean;
}

/** Lines that `npm start` prints once the site answers: the address of each service that runs. */
export function startedLines(
  { url, realtimeUrl, mails }: Pick<Site, "url" | "realtimeUrl" | "mails">,
  { dataDir, realtime }: Started,
): readonly string[] {
  const mailsGo = {
    provider: "sent with MAIL_API_KEY",
    mailbox: mailboxPath(dataDir),
    nowhere: "none: MAIL_API_KEY is not set",
  } as const;
  return [
    `The site     ${url}`,
    ...(realtime ? [`Realtime     ${realtimeUrl}/parties/hub/main`] : []),
    `Ingest token ${secretsPath(dataDir)}`,
    `Mails        ${mailsGo[mails]}`,
  ];
}
