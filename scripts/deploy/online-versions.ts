import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod/mini";
import { SiteError } from "../site/site-error.ts";
import { takeStep, wranglerStep } from "./deploy-step.ts";
import { runWrangler } from "./wrangler-answer.ts";

/** Which version of each Worker was online; a Worker that was not there is not named. */
export type OnlineVersions = Readonly<Record<string, string>>;

/** File in which a deployment records them, on the machine that deploys; a pipeline keeps the file between its runs. */
export const NOTED = process.env.DEPLOY_NOTES || ".deploy/before.json";

/** Output of `wrangler deployments status --json`, as far as it is read. */
const Deployment = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});
/** Not finished until the deployment that follows has passed its smoke test, or was taken back. */
const Notes = z.object({ finished: z.boolean(), versions: z.record(z.string(), z.string()) });
type Notes = z.infer<typeof Notes>;

/** Cloudflare's codes for a Worker that it does not know (as wrangler prints them), and one that never went online. */
const ABSENT = /\[code: (10007|10090)\]|has no deployments/;

/**
 * The versions online, in a gradual rollout the larger share. Throws a SiteError where wrangler reports none: an
 * unknown version could not be restored.
 */
async function versionsOnline(workers: readonly string[]): Promise<OnlineVersions> {
  const found: Record<string, string> = {};
  for (const worker of workers) {
    const { json, output } = await runWrangler(["deployments", "status", "--name", worker, "--json"]);
    if (json === null && ABSENT.test(output)) continue;
    const read = Deployment.safeParse(json);
    const [most] = read.success ? read.data.versions.toSorted((a, b) => b.percentage - a.percentage) : [];
    if (!most)
      throw new SiteError(
        `Nothing was deployed: the current version of ${worker} is unknown. Run the command again. wrangler printed:\n${output}`,
      );
    found[worker] = most.version_id;
  }
  return found;
}

function writeNotes(notes: Notes): void {
  mkdirSync(dirname(NOTED), { recursive: true });
  writeFileSync(NOTED, `${JSON.stringify(notes, null, 2)}\n`);
}

function readNotes(): Notes | null {
  if (!existsSync(NOTED)) return null;
  const read = Notes.safeParse(JSON.parse(readFileSync(NOTED, "utf8")));
  if (!read.success)
    throw new SiteError(
      `${NOTED} is damaged: remove it to deploy; to roll back pass the versions with --to <worker>=<version>.`,
    );
  return read.data;
}

/**
 * Records the versions online before a deployment and returns them. After an unfinished one it returns the earlier
 * record: half of that deployment may be online now.
 */
export async function noteOnline(workers: readonly string[]): Promise<OnlineVersions> {
  const notes = readNotes();
  if (notes?.finished === false) {
    console.log(`The last deployment did not finish: ${NOTED} keeps the versions before it.`);
    return notes.versions;
  }
  const versions = await versionsOnline(workers);
  writeNotes({ finished: false, versions });
  return versions;
}

/** Confirms the versions online, for the next deployment's record. Does nothing without a deployment from here. */
export function finishNotes(chosen: OnlineVersions = {}): void {
  const notes = readNotes();
  if (notes) writeNotes({ finished: true, versions: { ...notes.versions, ...chosen } });
}

/** The record of the last deployment from here. Throws a SiteError where there is none. */
export function notedVersions(): OnlineVersions {
  const notes = readNotes();
  if (notes === null)
    throw new SiteError(
      `No deployment was made from this folder (${NOTED} is missing). Find the versions with npx wrangler deployments list --name bongda-edge, then npm run rollback -- --to bongda-edge=<version>.`,
    );
  return notes.versions;
}

/**
 * Restores versions of Workers, the last deployed first, since only newer ones may call what older ones lack.
 * Migrations stay; they only add. Tries each; throws a SiteError that names the failed.
 */
export async function rollBack(versions: OnlineVersions): Promise<void> {
  const order = Object.entries(versions).toReversed();
  if (order.length === 0) throw new SiteError("There is no previous version to roll back to.");
  const failed: string[] = [];
  for (const [worker, version] of order) {
    const args = ["rollback", version, "--name", worker, "--message", "npm run rollback", "--yes"];
    await takeStep(wranglerStep(`${worker} back to ${version}`, args)).catch(() => {
      failed.push(worker);
    });
  }
  if (failed.length > 0)
    throw new SiteError(
      `Not rolled back: ${failed.join(", ")} (see the errors above); all others are. Try again: npm run rollback.`,
    );
}
