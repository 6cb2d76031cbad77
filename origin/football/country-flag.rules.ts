import flags from "circle-flags/package.json" with { type: "json" };
import { flagOfNation, INTERNATIONAL } from "#origin/ingest/adapters/nations.table.ts";

/**
 * Path of a country's flag by its FIFA code, a globe for competitions between countries; null where the set has no
 * flag: of former countries and unknown codes. Browsers keep a flag for a year: another release of the set has another
 * query, under which the file is requested again, while the former one still answers.
 */
export function flagPath(code: string): string | null {
  const file = code === INTERNATIONAL.code ? "globe" : flagOfNation(code);
  return file === null ? null : `/flags/${file}.svg?v=${flags.version}`;
}
