export { meanOf, percentOf, rounded, sumOf } from "./figure.rules.ts";
