export { groupHonors } from "./honor.rules.ts";
export { Honor } from "./honor.schema.ts";
