import { runStep } from "../run-step.ts";
import { SiteError } from "./site-error.ts";

/** Builds browser files and both Workers. Quiet when it works; the whole log when it does not. */
export async function buildSite(): Promise<void> {
  const { code, output } = await runStep(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "build"],
    {
      variables: ["BUILD_VERSION"],
      env: { NODE_ENV: "production" },
    },
  );
  if (code !== 0) throw new SiteError(`The build failed (exit ${code}):\n${output}`);
}
