import * as z from "zod/mini";

/** Valid rows of a provider's list; invalid ones are counted, with the first error. */
export function rowsOf<Row>(
  schema: z.ZodMiniType<Row>,
  list: readonly unknown[],
  what: string,
  warn: (warning: string) => void,
): Row[] {
  const wrong: string[] = [];
  const rows = list.flatMap((given) => {
    const parsed = z.safeParse(schema, given);
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    wrong.push(`${issue?.path.join(".")}: ${issue?.message}`);
    return [];
  });
  if (wrong.length > 0) warn(`${wrong.length} of ${list.length} ${what} cannot be read (${wrong[0]})`);
  return rows;
}

/** Deduplicates by id, first one wins. */
export function onceEach<Row extends { readonly external_id: string }>(rows: readonly Row[]): Row[] {
  const byId = new Map<string, Row>();
  for (const row of rows) if (!byId.has(row.external_id)) byId.set(row.external_id, row);
  return [...byId.values()];
}

/** The address of a picture to copy (`ingest/pictures`); anything else is dropped. */
export const logoOf = (address: string | null | undefined): string | null =>
  address && address.length <= 500 && /^https?:\/\/[\x21-\x7e]+$/.test(address) ? address : null;

/** A whole number within bounds, or null. */
export function wholeWithin(value: number | null | undefined, least: number, most: number): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null;
}

/** Beginning of a day UTC, seconds, so that a squad that comes twice a day is the same. */
export const startOfDay = (ms: number): number => Math.floor(ms / 86_400_000) * 86_400;

/** A display name with whitespace collapsed; null if empty. */
export function nameOf(text: string | null | undefined): string | null {
  const name = (text ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 200);
  return name === "" ? null : name;
}
