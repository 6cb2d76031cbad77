import * as z from "zod/mini";
import { ConfirmForm, Me } from "../account/index.ts";
import {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyLogin,
  PasskeyLoginStart,
  PasskeyName,
  PasskeyRequestOptions,
  PasskeyRow,
} from "../account/passkey.schema.ts";
import { endpoint } from "./endpoint.ts";

const Passkeys = z.object({ passkeys: z.array(PasskeyRow) });

/** Calls of passkeys (WebAuthn). A challenge is valid for five minutes, one use, one purpose and its browser. */
export const passkeyEndpoints = {
  authPasskeyOptions: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/passkey/options",
    summary:
      "Starts a log-in by passkey. The request names no account: the authenticator selects the passkey.",
    body: PasskeyLoginStart,
    answer: z.object({ options: PasskeyRequestOptions }),
    freshness: "private",
    access: "visitor",
  }),
  authPasskey: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/passkey",
    summary:
      "Logs a reader in by passkey and ends the session that the request carries. `passkey_refused` gives no reason; after `passkey_unverified` repeat the ceremony with `verification: required`.",
    body: PasskeyLogin,
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "visitor",
  }),
  usersMePasskeys: endpoint({
    upstream: "content",
    path: "users/me/passkeys",
    summary: "The reader's passkeys, oldest first.",
    answer: Passkeys,
    freshness: "private",
    access: "reader",
  }),
  usersMePasskeysOptions: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/passkeys/options",
    summary: "Starts the registration of a passkey. Requires the password.",
    body: ConfirmForm,
    answer: z.object({ options: PasskeyCreationOptions }),
    freshness: "private",
    access: "reader",
  }),
  usersMePasskeysAdd: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/passkeys",
    summary:
      "Registers a passkey that was created with the options. The first passkey of an operator or editor ends their other sessions.",
    body: NewPasskey,
    answer: Passkeys,
    freshness: "private",
    access: "reader",
  }),
  usersMePasskeysRename: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/passkeys/rename",
    summary: "Renames one of the reader's passkeys.",
    body: PasskeyName,
    answer: Passkeys,
    freshness: "private",
    access: "reader",
  }),
  usersMePasskeysDelete: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/passkeys/delete",
    summary: "Removes one of the reader's passkeys. Requires the password.",
    body: z.extend(ConfirmForm, { id: z.int() }),
    answer: Passkeys,
    freshness: "private",
    access: "reader",
  }),
  accountsPasskeysDelete: endpoint({
    upstream: "origin",
    method: "POST",
    path: "accounts/passkeys/delete",
    summary:
      "Removes all passkeys of an account by its account name, for a lost device, and ends its sessions. The account can then log in with its password alone.",
    body: z.object({ account: z.string().check(z.minLength(1), z.maxLength(64)) }),
    answer: z.object({ removed: z.int() }),
    freshness: "private",
    access: "ingest",
  }),
} as const;
