import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import type { footballSitemapEndpoints } from "#shared/api/sitemap.endpoints.ts";
import { listMonth, listProfiles, listTotals } from "./sitemap.service.ts";

const NOUNS = { league: "competitions", team: "teams", player: "players", coach: "coaches" } as const;

/** Handlers of the football sitemaps. No cache tag of matches: a goal adds no page. */
export function sitemapHandlers(db: Database): Pick<Handlers, keyof typeof footballSitemapEndpoints> {
  return {
    sitemapParts: async ({ nowMs }) => ({ data: await listTotals(db, nowMs), tags: ["sitemap"] }),
    sitemapMatches: async ({ query, nowMs }) => ({
      ...(await listMonth(db, query, nowMs)),
      tags: ["sitemap"],
    }),
    sitemapProfiles: async ({ query }) => ({
      ...(await listProfiles(db, query)),
      tags: [NOUNS[query.kind], "sitemap"],
    }),
  };
}
