export { CREST_KINDS, type CrestKind, crestAt, crestPath, drawCrest } from "./crest.rules.ts";
