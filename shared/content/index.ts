export { Configuration, Page } from "./content.schema.ts";
