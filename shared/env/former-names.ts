/** Variables and bindings renamed since the last release, with their former names, which still work in this one. */
const FORMER_NAMES = {
  REALTIME_SECRET: "FEED_SECRET",
  LIST_ROOMS: "LIVE_SHARDS",
  METRICS: "FIGURES",
} as const;

/** A variable that is set by its former name only. */
export interface RenamedVariable {
  readonly former: string;
  readonly name: string;
}

const isSet = (value: unknown): boolean => value !== undefined && value !== "";

/** Variables of `vars` that are set by their former names only. */
const renamedVariables = (vars: Readonly<Record<string, unknown>>): readonly RenamedVariable[] =>
  Object.entries(FORMER_NAMES)
    .map(([name, former]) => ({ former, name }))
    .filter(({ former, name }) => isSet(vars[former]) && !isSet(vars[name]));

/** The variables under their present names, which win. `report` gets each former name in use, for the log. */
export function withPresentNames(
  vars: Readonly<Record<string, unknown>>,
  report: (renamed: RenamedVariable) => void,
): Readonly<Record<string, unknown>> {
  const renamed = renamedVariables(vars);
  if (renamed.length === 0) return vars;
  renamed.forEach(report);
  return { ...vars, ...Object.fromEntries(renamed.map(({ former, name }) => [name, vars[former]])) };
}
