/** Narrows a result of `JSON.parse` to an object whose keys can be read. By hand: pages load no schemas. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
