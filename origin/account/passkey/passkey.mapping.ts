import type { PasskeyRow } from "#shared/account/passkey.schema.ts";
import { PASSKEY_TRANSPORTS } from "#shared/account/passkey.table.ts";
import type { StoredPasskey } from "./passkey.queries.ts";

type Transport = (typeof PASSKEY_TRANSPORTS)[number];

/** Those of some words that name a transport: browsers may know others by now. */
export const transportsIn = (words: readonly string[]): Transport[] =>
  PASSKEY_TRANSPORTS.filter((transport) => words.includes(transport));

/** A passkey as browsers are told of it, so that they find it or leave it out. */
export const toDescriptor = ({ credential_id, transports }: StoredPasskey) => ({
  id: credential_id,
  // We wrote the list ourselves.
  transports: JSON.parse(transports) as Transport[],
});

/** A passkey as its reader sees it. */
export const toPasskeyRow = (row: StoredPasskey): PasskeyRow => ({
  id: row.id,
  name: row.name,
  backed_up: row.backed_up === 1,
  created_at: row.created_at,
  used_at: row.used_at,
  refused_at: row.refused_at,
});
