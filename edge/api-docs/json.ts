/** Any JSON value that a document is made of. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}
