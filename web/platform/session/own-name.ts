import { toHex } from "#shared/text/bytes-as-text.rules.ts";

/** A unique name of 32 letters and digits; `crypto.randomUUID` is missing over plain http. */
export const ownName = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));
