import type { Configuration } from "#shared/content/content.schema.ts";
import { type SiteLook, siteLookOf } from "#shared/content/site-look.rules.ts";
import { logLine } from "#shared/log/log-line.ts";
import { DEFAULT_TZ } from "#shared/time/index.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

// A hot response is the same object for every page rendered from it (edge/content/content-calls.ts).
const looks = new WeakMap<readonly Configuration[], SiteLook>();
/** Codes already reported to the operator. */
const complained = new Set<string>();

/** The site's look by its configuration. Warns once for each code whose value is ignored. */
export function lookOf(configurations: readonly Configuration[]): SiteLook {
  const look = looks.get(configurations) ?? siteLookOf(configurations);
  looks.set(configurations, look);
  for (const name of look.ignored.filter((code) => !complained.has(code))) {
    complained.add(name);
    logLine("warn", { worker: "edge", code: "config_ignored", name });
  }
  return look;
}

/** The time zone of rendered pages: the configuration's `TIMEZONE`, else GMT+07:00. */
export async function loadSiteZone({ content }: Pick<RequestFacts, "content">): Promise<string> {
  const answer = await content("/oapi/v1/configurations", {});
  return answer ? lookOf(answer.configurations).zone : DEFAULT_TZ;
}
