import type { Endpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Produced } from "../cache/entry.ts";

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Refuses a call that is nothing but prices. Rejects with `betting_hidden`. */
export function refuseBetting({ betting, path }: Pick<Endpoint, "betting" | "path">): void {
  if (betting === "only") throw new AppError("betting_hidden", { detail: path });
}

/**
 * A response in no-betting mode: keys that the registry calls betting become null, at any depth. By key and not by
 * schema, so that an operator's own service, which may return more than the registry knows, leaks nothing under them.
 */
export function hiddenAnswer({ betting }: Pick<Endpoint, "betting">, answer: Produced): Produced {
  if (typeof betting === "string") return answer;
  const hidden = new Set(betting);
  const text = JSON.stringify(JSON.parse(decoder.decode(answer.body)), (key, value: unknown) =>
    hidden.has(key) ? null : value,
  );
  return { ...answer, body: new Uint8Array(encoder.encode(text)) };
}
