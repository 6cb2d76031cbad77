export * from "./analysis.schema.ts";
