export { countAbove, countBeside, inPairs, matchesOf, type Pair, type StatisticBase } from "./base.rules.ts";
export { mapEach, type OneForEach } from "./map-each.rules.ts";
export { percentsOf, sharesOf } from "./shares.rules.ts";
export { meanOf, rounded, sumOf } from "./statistic.rules.ts";
export { wilsonInterval } from "./wilson.rules.ts";
