import * as z from "zod/mini";
import { ProviderRefusal } from "./provider.ts";

/** Parses a provider's response by its schema; a mismatch throws a refusal with its path. */
export function parseAnswer<Answer>(schema: z.ZodMiniType<Answer>, payload: unknown): Answer {
  const parsed = z.safeParse(schema, payload);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ProviderRefusal(
    "broken",
    `the answer is not what the manual says: ${issue?.path.join(".")} ${issue?.message}`,
  );
}
