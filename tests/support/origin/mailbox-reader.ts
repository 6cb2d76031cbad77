import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { mailboxPath } from "#scripts/site/mailbox.ts";

/** Texts of the mails in a local site's mailbox to one e-mail address, oldest first. */
function mailsTo(dataDir: string, address: string): string[] {
  const folder = mailboxPath(dataDir);
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .filter((mail) => mail.includes(`\nTo: ${address}\n`));
  } catch {
    // The first mail creates the folder.
    return [];
  }
}

/**
 * Waits until this many mails to an e-mail address have arrived, and returns the link in the newest: they are sent
 * after the response.
 */
export async function linkInMail(dataDir: string, address: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(dataDir, address).length, `mails to ${address}`).toBe(count);
  const link = /^https?:\S+$/m.exec(mailsTo(dataDir, address).at(-1) ?? "")?.[0];
  if (link === undefined) throw new Error(`no link in the mail to ${address}`);
  return link;
}
