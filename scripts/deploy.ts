import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { messageOf } from "#shared/errors/index.ts";
import { indexingOf, readConfig } from "./deploy/built-config.ts";
import { examine, lineOf } from "./deploy/deploy-check.ts";
import { type DeployOrder, readDeployOrder } from "./deploy/deploy-order.ts";
import { takeStep } from "./deploy/deploy-step.ts";
import { previewNames, SITE_NAMES } from "./deploy/deployed-names.ts";
import { finishNotes, NOTED, noteOnline, type OnlineVersions, rollBack } from "./deploy/online-versions.ts";
import { preparePreview, previewEnv, removalSteps } from "./deploy/preview.ts";
import { roomsSteps } from "./deploy/rooms-steps.ts";
import { SITE_CONFIGS, siteConfigs, siteSteps } from "./deploy/site-steps.ts";
import { renameVariables } from "./renamed-variables.ts";
import { buildSite } from "./site/build.ts";
import { builtVersion } from "./site/build-version.ts";
import { SiteError } from "./site/site-error.ts";
import { runSmoke } from "./smoke/run-smoke.ts";

/** Time that the network's edge takes to apply a deployment; repeated until the order's time is over. */
const PAUSE_MS = 5_000;

/** Reports every error at once, before anything is put online. */
function checkSurroundings({ place, preview }: DeployOrder, env: NodeJS.ProcessEnv): void {
  // A preview makes its own database.
  const originToml = preview === null ? readFileSync("origin/wrangler.toml", "utf8") : "";
  const wrong = examine({ place, env, originToml }).filter(({ state }) => state === "wrong");
  if (wrong.length === 0) return;
  throw new SiteError(
    `Nothing was deployed:\n${wrong.map(lineOf).join("\n")}\n\n\`npm run doctor\` checks again.`,
  );
}

async function build({ build: isWanted }: DeployOrder): Promise<void> {
  if (!isWanted) return;
  console.log("── build");
  await buildSite();
}

/** Checks the deployed site until it is as it should be or the time is over; returns how many services are not. */
async function smoke(env: NodeJS.ProcessEnv, order: DeployOrder): Promise<number> {
  const { SITE_URL: url = "" } = env;
  const deadline = Date.now() + order.waitMs;
  const indexing = indexingOf(env, readConfig(SITE_CONFIGS.edge));
  for (;;) {
    const lines: string[] = [];
    const failed = await runSmoke({
      ...{ url, siteUrl: url, version: builtVersion(), print: (line: string) => lines.push(line) },
      indexing,
      patienceMs: Math.max(1_000, deadline - Date.now()),
    });
    if (failed === 0 || Date.now() + PAUSE_MS > deadline) {
      console.log(`\n── smoke test\n${lines.join("\n")}`);
      return failed;
    }
    await pause(PAUSE_MS);
  }
}

async function deploySite(order: DeployOrder, env: NodeJS.ProcessEnv): Promise<void> {
  checkSurroundings(order, env);
  await build(order);
  const workers = [
    SITE_NAMES.origin,
    SITE_NAMES.edge,
    ...(order.place === "durable" ? [SITE_NAMES.rooms] : []),
  ];
  const before = await noteOnline(workers);
  for (const one of siteSteps(siteConfigs(env), env)) await takeStep(one);
  for (const one of roomsSteps({ place: order.place, dryRun: false }, env)) await takeStep(one);
  const { SITE_URL = "" } = env;
  const failed = await smoke(env, order);
  if (failed > 0) await goBack(failed, before, order);
  finishNotes();
  console.log(
    `\n${SITE_URL} is online and passes the smoke test. \`npm run rollback\` restores the previous versions (${NOTED}).`,
  );
}

/** Restores the previous versions, unless disabled, and fails the deployment. */
async function goBack(failed: number, before: OnlineVersions, { keep, place }: DeployOrder): Promise<never> {
  const found = `The smoke test failed: ${failed} checks (above).`;
  if (keep)
    throw new SiteError(
      `${found} The new version stays online (--keep); \`npm run rollback\` restores the previous versions.`,
    );
  try {
    await rollBack(before);
  } catch (thrown) {
    throw new SiteError(`${found} The rollback is incomplete: ${messageOf(thrown)}`);
  }
  finishNotes();
  const rooms =
    place === "partykit" ? " The rooms on PartyKit stay on the new version: PartyKit has no versions." : "";
  throw new SiteError(`${found} The previous versions are online again.${rooms}`);
}

async function deployPreview(order: DeployOrder, preview: string, given: NodeJS.ProcessEnv): Promise<void> {
  const env = previewEnv(preview, order.place, given);
  checkSurroundings(order, env);
  await build(order);
  const names = previewNames(preview);
  const configs = await preparePreview(names);
  for (const one of siteSteps(configs, env)) await takeStep(one);
  const rooms = { config: configs.rooms, project: names.project };
  for (const one of roomsSteps({ place: order.place, dryRun: false }, env, rooms)) await takeStep(one);
  const { SITE_URL = "" } = env;
  const failed = await smoke(env, order);
  if (failed > 0)
    throw new SiteError(`${SITE_URL} is online, but ${failed} checks of the smoke test failed.`);
  console.log(`\n${SITE_URL} is online. \`npm run deploy -- --preview ${preview} --remove\` removes it.`);
}

/** Every part is tried: one that is not there, or a bucket that is not empty, must not keep the others. */
async function removePreview({ place }: DeployOrder, preview: string): Promise<void> {
  const left: string[] = [];
  for (const one of removalSteps(preview, place))
    await takeStep(one).catch(() => {
      left.push(one.what);
    });
  if (left.length > 0)
    throw new SiteError(
      `Not removed: ${left.join(", ")}. Empty a bucket before its removal (Cloudflare's dashboard); ignore resources that do not exist.`,
    );
  console.log(`\nThe preview ${preview} is removed.`);
}

/** npm run deploy: builds and puts everything online. docs/operations.md explains how to get its settings. */
async function deploy(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const order = readDeployOrder(args);
  if (order.preview === null) return deploySite(order, env);
  return order.remove ? removePreview(order, order.preview) : deployPreview(order, order.preview, env);
}

deploy(process.argv.slice(2), renameVariables(process.env)).catch((error) => {
  console.error(error instanceof SiteError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
