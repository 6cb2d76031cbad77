import { messageOf } from "#shared/errors/index.ts";
import { runStep } from "../run-step.ts";
import { buildSite } from "../site/build.ts";
import { oneTest } from "./outcome.ts";
import type { Stage } from "./stage.ts";

const bin = "node_modules/.bin";

const command = (name: string, args: readonly string[]): Stage => ({
  run: async () => oneTest((await runStep(name, args, { live: true })).code === 0),
});

/** Generated sources and the three TypeScript projects. */
export const typesStage = command(process.execPath, ["scripts/types.ts"]);

/** Format and lint. */
export const lintStage = command(`${bin}/biome`, ["ci", "--colors=off", "."]);

/** Files, exports and dependencies that nothing uses. */
export const unusedStage = command(`${bin}/knip`, ["--cache"]);

/** The build that integration and browser tests run on. */
export const buildStage: Stage = {
  async run() {
    try {
      await buildSite();
      return oneTest(true);
    } catch (error) {
      console.error(messageOf(error));
      return oneTest(false);
    }
  },
};
