import { withPresentNames } from "#shared/env/former-names.ts";

/** Gives variables of the environment their present names, and prints the former ones in use. */
export function renameVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const present = withPresentNames(env, ({ former, name }) =>
    console.error(`${former} is now ${name}; the former name stops working in the next release.`),
  );
  return Object.assign(env, present);
}
