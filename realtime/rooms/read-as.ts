import type * as z from "zod/mini";

/** A value as a schema describes it; null for one that it does not fit. */
export const readAs = <Value>(schema: z.ZodMiniType<Value>, value: unknown): Value | null =>
  schema.safeParse(value).data ?? null;
