import { messageOf } from "#shared/errors/index.ts";
import { runStep } from "../run-step.ts";
import { SiteError } from "../site/site-error.ts";
import { WRANGLER, WRANGLER_VARIABLES } from "./deploy-step.ts";

/** Wrangler's JSON output, null where it failed; and its whole output, warnings and errors included. */
export async function runWrangler(
  args: readonly string[],
): Promise<{ readonly json: unknown; readonly output: string }> {
  const { code, output, stdout } = await runStep(WRANGLER, args, { variables: WRANGLER_VARIABLES });
  if (code !== 0) return { json: null, output };
  try {
    return { json: JSON.parse(stdout), output };
  } catch (thrown) {
    throw new SiteError(`wrangler ${args.join(" ")} printed no JSON (${messageOf(thrown)}):\n${output}`);
  }
}
