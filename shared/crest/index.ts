export { crestAt, crestPath, drawCrest } from "./crest.rules.ts";
