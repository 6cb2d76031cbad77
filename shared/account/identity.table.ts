/** Other sites' accounts by which readers log in: Google (OpenID Connect) and Zalo (OAuth). */
export const IDENTITY_PROVIDERS = ["google", "zalo"] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** Names as readers know them, the same in every language. */
export const IDENTITY_NAMES: Readonly<Record<IdentityProvider, string>> = { google: "Google", zalo: "Zalo" };

/** Path that starts a log-in (GET, with `language` and `back`); edge answers it and the two below. */
export const identityPath = (provider: IdentityProvider): string => `/auth/${provider}`;
/** Path that starts linking for the logged-in reader. */
export const identityLinkPath = (provider: IdentityProvider): string => `/auth/${provider}/link`;
/** The redirect URI that is registered with the provider. */
export const identityCallbackPath = (provider: IdentityProvider): string => `/auth/${provider}/callback`;

/** Seconds between the start of a log-in and the return from the provider. */
export const IDENTITY_SECONDS = 600;

/** Why a log-in or a link by a provider failed: field errors of `provider`, and the query key `field` of the pages. */
export const IDENTITY_ERRORS = [
  "provider_cancelled",
  "provider_refused",
  "provider_unavailable",
  "provider_email_taken",
  "provider_taken",
  "provider_passkey",
  "provider_last",
  "confirmation_old",
] as const;
export type IdentityError = (typeof IDENTITY_ERRORS)[number];

/** True for one of {@link IDENTITY_ERRORS}: the address is untrusted. */
export const isIdentityError = (value: unknown): value is IdentityError =>
  IDENTITY_ERRORS.some((one) => one === value);
