export { countAbove, countBeside, type FigureBase, inPairs, matchesOf, type Pair } from "./base.rules.ts";
export { meanOf, rounded, sumOf } from "./figure.rules.ts";
export { percentsOf, sharesOf } from "./shares.rules.ts";
