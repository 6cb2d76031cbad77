/** What `JSON.parse` may give, as an object whose keys can be looked at. By hand: pages load no schemas. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
