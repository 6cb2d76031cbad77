import type { Caller } from "#origin/http/answer.ts";
import { type RelyingParty, relyingPartyOf } from "#shared/account/relying-party.rules.ts";
import { AppError, messageOf } from "#shared/errors/index.ts";

/**
 * The library that verifies ceremonies. It knows every kind of attestation and is 90 KB packed, while most isolates never see a
 * ceremony: its code is read at the first one.
 */
export const loadWebAuthn = () => import("@simplewebauthn/server");

/** Signatures that passkeys are made for: EdDSA, ES256, RS256 (IANA COSE Algorithms). The same wherever origin runs, whatever else its runtime knows. */
export const ALGORITHMS = [-8, -7, -257];

/** Everything that is wrong with a ceremony is one answer. `detail` is for the log. */
export const refused = (detail: string, cause?: unknown): AppError =>
  new AppError("passkey_refused", { detail, cause });

/** The site under the name by which the caller's browser knows it. Throws `passkeys_unavailable` where it can have no passkeys. */
export function siteOf({ siteOrigin }: Caller): RelyingParty {
  const site = relyingPartyOf(siteOrigin);
  if (site === null) throw new AppError("passkeys_unavailable", { detail: "this address can have none" });
  return site;
}

/** Runs a verification of the library, which throws at the first thing that is wrong. Throws `passkey_refused`. */
export async function verified<Verified extends { readonly verified: boolean }>(
  verification: Promise<Verified>,
): Promise<Exclude<Verified, { readonly verified: false }>> {
  const outcome = await verification.catch((thrown: unknown) => {
    throw refused(messageOf(thrown), thrown);
  });
  if (!outcome.verified) throw refused("wrong signature");
  return outcome as Exclude<Verified, { readonly verified: false }>;
}
