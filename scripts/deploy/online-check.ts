import * as z from "zod/mini";
import { messageOf } from "#shared/errors/index.ts";
import type { Finding } from "./deploy-check.ts";

const PATIENCE_MS = 10_000;

/** The body of `/health` (edge/observability/health.ts), as far as it is read here. */
const Health = z.object({
  status: z.string(),
  version: z.string(),
  checks: z.record(z.string(), z.object({ ok: z.boolean(), ms: z.number() })),
});

/** Checks that the site's metrics are not open to all: they reveal its traffic and its faults. */
async function checkMetrics(siteUrl: string): Promise<readonly Finding[]> {
  const about = new URL("/metrics", siteUrl).href;
  const answer = await fetch(about, { signal: AbortSignal.timeout(PATIENCE_MS) });
  await answer.body?.cancel();
  if (!answer.ok) return [];
  const message = "is public: `npx wrangler secret put METRICS_TOKEN --name bongda-edge` restricts access";
  return [{ state: "note", about, message }];
}

/** Checks a deployed site's `/health`, with origin and rooms, and whether its metrics are open. */
export async function checkOnline(siteUrl: string | undefined): Promise<readonly Finding[]> {
  if (!siteUrl || !URL.canParse(siteUrl))
    return [{ state: "wrong", about: "--online", message: "needs the site's URL in SITE_URL" }];
  const about = new URL("/health", siteUrl).href;
  try {
    const answer = await fetch(about, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const read = Health.safeParse(await answer.json());
    if (!read.success)
      return [
        { state: "wrong", about, message: `responds with ${answer.status}, but not as this site does` },
      ];
    const { status, version, checks } = read.data;
    return [
      { state: status === "down" ? "wrong" : "ok", about, message: `is ${status}, version ${version}` },
      ...Object.entries(checks).map(
        ([service, { ok, ms }]): Finding => ({
          ...{ state: ok ? "ok" : "wrong", about: service },
          message: ok ? `responds to edge in ${ms} ms` : "does not respond to edge",
        }),
      ),
      ...(await checkMetrics(siteUrl)),
    ];
  } catch (thrown) {
    return [{ state: "wrong", about, message: `does not respond: ${messageOf(thrown)}` }];
  }
}
