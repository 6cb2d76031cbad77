import { keysOf } from "#shared/record/typed-record.ts";
import { apiFootball } from "../adapters/api-football/api-football.source.ts";
import { footballDataOrg } from "../adapters/football-data-org/football-data-org.source.ts";
import { isports } from "../adapters/isports/isports.source.ts";
import type { Provider, ProviderQuota } from "../adapters/provider.ts";

/** A provider with a configured key. */
export interface ProviderSettings {
  readonly source: Provider;
  readonly key: string;
  /** Without a trailing slash. */
  readonly address: string;
  /** By the provider's own ids. */
  readonly leagues: readonly string[];
  readonly quota: ProviderQuota;
}

/** Raw settings of a provider: a key, its leagues, the plan's quota, and a URL override for tests. */
export interface GivenProvider {
  readonly key: string | undefined;
  readonly leagues: string | undefined;
  readonly plan: string | undefined;
  readonly url: string | undefined;
}

/** Every provider, by the prefix of its settings; a new one is one line. */
export const providers = {
  API_FOOTBALL: apiFootball,
  FOOTBALL_DATA: footballDataOrg,
  ISPORTS: isports,
} as const satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;
export const PROVIDER_NAMES = keysOf(providers);

const FIELDS = ["LEAGUES", "PLAN", "URL"] as const;

/** Names of the secrets with the providers' keys. */
export const PROVIDER_KEYS = PROVIDER_NAMES.map((name) => `${name}_KEY` as const);
/** Names of their other settings. */
export const PROVIDER_VARS = PROVIDER_NAMES.flatMap((name) =>
  FIELDS.map((field) => `${name}_${field}` as const),
);

/** The quota of a plan: `7500/day 300/minute`, either or both; empty for the free plan. */
export function quotaOf(plan: string | undefined, free: ProviderQuota): ProviderQuota | null {
  if (!plan?.trim()) return free;
  const limits = plan
    .trim()
    .split(/[\s,]+/)
    .map((limit) => /^([1-9]\d{0,6})\/(day|minute)$/.exec(limit));
  if (limits.some((limit) => limit === null)) return null;
  const of = (unit: string) => {
    const found = limits.find((limit) => limit?.[2] === unit)?.[1];
    return found === undefined ? null : Number(found);
  };
  return { perDay: of("day"), perMinute: of("minute") };
}

/** Providers with a key. Throws with the name of an invalid setting. */
export function providersOf(given: Readonly<Record<ProviderName, GivenProvider>>): ProviderSettings[] {
  return PROVIDER_NAMES.flatMap((name): ProviderSettings[] => {
    const { key, leagues, plan, url } = given[name];
    const source = providers[name];
    if (!key) return [];
    const quota = quotaOf(plan, source.quota);
    if (!quota) throw new Error(`${name}_PLAN must be such as 7500/day 300/minute, is "${plan}"`);
    const list = (leagues ?? "").split(/[\s,]+/).filter((league) => league !== "");
    if (list.length === 0) throw new Error(`${name}_KEY needs ${name}_LEAGUES, the leagues to bring`);
    const wrong = list.find((league) => !source.leagueId.form.test(league));
    if (wrong !== undefined)
      throw new Error(
        `${name}_LEAGUES names "${wrong}", which is no league's id such as ${source.leagueId.example}`,
      );
    return [{ source, key, address: (url || source.address).replace(/\/+$/, ""), leagues: list, quota }];
  });
}
