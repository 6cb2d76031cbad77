export { groupHonors, type WonTitle } from "./honor.rules.ts";
export { Honor } from "./honor.schema.ts";
