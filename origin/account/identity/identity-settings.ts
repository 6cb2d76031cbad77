import type { IdentityProvider } from "#shared/account/identity.table.ts";

/** An OpenID Connect client at an issuer. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

/** An app of Zalo's, with the base URLs of its two services. */
export interface ZaloSettings {
  readonly appId: string;
  readonly appSecret: string;
  readonly oauthUrl: string;
  readonly graphUrl: string;
}

/** Providers with keys; null for one that the site does not offer. */
export interface IdentitySettings {
  readonly google: GoogleSettings | null;
  readonly zalo: ZaloSettings | null;
}

export const NO_IDENTITIES: IdentitySettings = { google: null, zalo: null };

/** Settings from the environment by name; the last three are for tests. */
export const IDENTITY_VARS = ["GOOGLE_CLIENT_ID", "ZALO_APP_ID"] as const;
export const IDENTITY_SECRETS = ["GOOGLE_CLIENT_SECRET", "ZALO_APP_SECRET"] as const;
export const IDENTITY_URLS = ["GOOGLE_ISSUER_URL", "ZALO_OAUTH_URL", "ZALO_GRAPH_URL"] as const;

type IdentityVars = Partial<
  Record<
    (typeof IDENTITY_VARS)[number] | (typeof IDENTITY_SECRETS)[number] | (typeof IDENTITY_URLS)[number],
    string | undefined
  >
>;

/** Secrets and codes are sent there, so it must be encrypted or local. */
function baseUrl(name: string, given: string | undefined, fallback: string): string {
  const text = given || fallback;
  const isSafe =
    URL.canParse(text) && /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(new URL(text).href);
  if (!isSafe) throw new Error(`origin cannot start: ${name} must be https`);
  return text.replace(/\/+$/, "");
}

function needsBoth(id: string, secret: string, vars: IdentityVars): boolean {
  const [hasId, hasSecret] = [vars[id as keyof IdentityVars], vars[secret as keyof IdentityVars]].map(
    Boolean,
  );
  if (hasId !== hasSecret) throw new Error(`origin cannot start: ${id} and ${secret} need each other`);
  return hasId === true;
}

/** Reads the settings of log-ins by other sites' accounts. Throws for half of a pair of keys and for an unsafe URL. */
export function identitySettingsOf(vars: IdentityVars): IdentitySettings {
  const hasGoogle = needsBoth("GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", vars);
  const hasZalo = needsBoth("ZALO_APP_ID", "ZALO_APP_SECRET", vars);
  return {
    google: hasGoogle
      ? {
          clientId: vars.GOOGLE_CLIENT_ID ?? "",
          clientSecret: vars.GOOGLE_CLIENT_SECRET ?? "",
          issuer: baseUrl("GOOGLE_ISSUER_URL", vars.GOOGLE_ISSUER_URL, "https://accounts.google.com"),
        }
      : null,
    zalo: hasZalo
      ? {
          appId: vars.ZALO_APP_ID ?? "",
          appSecret: vars.ZALO_APP_SECRET ?? "",
          oauthUrl: baseUrl("ZALO_OAUTH_URL", vars.ZALO_OAUTH_URL, "https://oauth.zaloapp.com"),
          graphUrl: baseUrl("ZALO_GRAPH_URL", vars.ZALO_GRAPH_URL, "https://graph.zalo.me"),
        }
      : null,
  };
}

/** Providers that the site offers. */
export const offeredBy = (settings: IdentitySettings): IdentityProvider[] =>
  (["google", "zalo"] as const).filter((provider) => settings[provider] !== null);
