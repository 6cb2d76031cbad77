import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { endpoints } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { type Pull, type PullDeps, pollProvider } from "./poll-provider.service.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import { getProvidersOverview } from "./providers-overview.service.ts";

type ProviderCalls = "providers" | "watchProviders" | "pollProvider";

function answerOf({ calls, row }: Pull, { quota }: ProviderSettings, nowMs: number) {
  if (!row) throw new AppError("provider_busy", { retryAfterSeconds: 60 });
  return {
    calls: [...calls],
    next_at: Math.floor(row.next_at / 1000),
    resting_until: row.back_off_until > nowMs ? Math.floor(row.back_off_until / 1000) : null,
    used_today: row.used,
    per_day: quota.perDay,
  };
}

/** Operator handlers of providers. */
export function providerHandlers(
  db: Database,
  providers: readonly ProviderSettings[],
  deps: PullDeps,
): Pick<Handlers, ProviderCalls> {
  return {
    providers: async ({ nowMs }) => ({ data: await getProvidersOverview(db, providers, nowMs) }),

    async watchProviders({ reader, nowMs }) {
      if (reader.role !== "operator")
        throw new AppError("forbidden", { detail: "only operators manage providers" });
      return { data: await getProvidersOverview(db, providers, nowMs) };
    },

    async pollProvider({ readBody, nowMs }) {
      const { source, dry_run } = parseForm(endpoints.pollProvider.body, await readBody());
      const provider = providers.find((one) => one.source.source === source);
      if (!provider) {
        const known = providers.map((one) => one.source.source).join(", ") || "none";
        throw new AppError("provider_not_found", {
          detail: `no key is set for "${source}"; there are keys for: ${known}`,
        });
      }
      const pull = await pollProvider(deps, provider, { dryRun: dry_run, waits: false });
      return { data: answerOf(pull, provider, nowMs) };
    },
  };
}
