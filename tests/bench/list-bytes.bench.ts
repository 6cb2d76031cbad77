import { watchList } from "#tests/support/demo/list-reader.ts";
import { writeReport } from "./bench-report.ts";

/** Bytes that a reader of the list receives in 90 minutes with ten matches in play, after the first snapshot. */
const { sim, plain, withPrices } = await watchList({ matches: 10, minutes: 90 });
console.dir({ plain, withPrices }, { depth: null });
writeReport("list-bytes", { plain, with_prices: withPrices });
if (sim.faults.length > 0) {
  console.error(sim.faults.join("\n"));
  process.exitCode = 1;
}
