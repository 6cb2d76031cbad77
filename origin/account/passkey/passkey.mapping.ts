import type { PasskeyRow } from "#shared/account/passkey.schema.ts";
import { PASSKEY_TRANSPORTS } from "#shared/account/passkey.table.ts";
import type { StoredPasskey } from "./passkey.queries.ts";

type Transport = (typeof PASSKEY_TRANSPORTS)[number];

/** The known transports of a list: browsers may send newer ones. */
export const transportsIn = (words: readonly string[]): Transport[] =>
  PASSKEY_TRANSPORTS.filter((transport) => words.includes(transport));

/** A passkey as a WebAuthn credential descriptor, to allow or exclude it. */
export const toDescriptor = ({ credential_id, transports }: StoredPasskey) => ({
  id: credential_id,
  // The stored JSON was written by us.
  transports: JSON.parse(transports),
});

/** A passkey as its owner sees it. */
export const toPasskeyRow = (row: StoredPasskey): PasskeyRow => ({
  id: row.id,
  name: row.name,
  backed_up: row.backed_up === 1,
  created_at: row.created_at,
  used_at: row.used_at,
  refused_at: row.refused_at,
});
