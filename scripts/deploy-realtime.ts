import { takeStep } from "./deploy/deploy-step.ts";
import { readRoomsOrder } from "./deploy/rooms-place.ts";
import { roomsSteps } from "./deploy/rooms-steps.ts";
import { renameVariables } from "./renamed-variables.ts";
import { SiteError } from "./site/site-error.ts";

/** npm run deploy:realtime: puts the rooms alone online, on PartyKit or as Durable Objects. */
async function deployRealtime(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const order = readRoomsOrder(args);
  for (const step of roomsSteps(order, env)) await takeStep(step);
  if (!order.dryRun) console.log(`\nCheck ${env.REALTIME_URL}/parties/hub/main.`);
}

deployRealtime(process.argv.slice(2), renameVariables(process.env)).catch((error) => {
  console.error(error instanceof SiteError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
