import type { Caller } from "#origin/http/answer.ts";
import { type RelyingParty, relyingPartyOf } from "#shared/account/relying-party.rules.ts";
import { AppError, messageOf } from "#shared/errors/index.ts";

/**
 * The library that verifies ceremonies. It is 90 KB compressed because it supports every kind of attestation, and most
 * isolates never see a ceremony, so it is evaluated lazily.
 */
export const loadWebAuthn = () => import("@simplewebauthn/server");

/**
 * Supported signatures: EdDSA, ES256, RS256 (IANA COSE Algorithms). The list is fixed, so that it does not depend on
 * origin's runtime.
 */
export const ALGORITHMS = [-8, -7, -257];

/** All failures of a ceremony get one response. `detail` is for the log. */
export const refused = (detail: string, cause?: unknown): AppError =>
  new AppError("passkey_refused", { detail, cause });

/**
 * The relying party id and origin for the caller's browser. Throws `passkeys_unavailable` on a host that supports none.
 */
export function siteOf({ siteOrigin }: Caller): RelyingParty {
  const site = relyingPartyOf(siteOrigin);
  if (site === null)
    throw new AppError("passkeys_unavailable", { detail: "passkeys are not available at this URL" });
  return site;
}

/** Runs a verification of the library, which throws on the first error. Throws `passkey_refused`. */
export async function verified<Verified extends { readonly verified: boolean }>(
  verification: Promise<Verified>,
): Promise<Exclude<Verified, { readonly verified: false }>> {
  const outcome = await verification.catch((thrown: unknown) => {
    throw refused(messageOf(thrown), thrown);
  });
  if (!outcome.verified) throw refused("wrong signature");
  return outcome as Exclude<Verified, { readonly verified: false }>;
}
