/** Any JSON value that a document is made of. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;
/** An object of it. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** True if a value of the document has keys. */
export const isJsonObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
