import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { listConfigurations, listPages } from "./content.service.ts";

/** Handlers of the content service. */
export function contentHandlers(db: Database): Pick<Handlers, "configurations" | "pages"> {
  return {
    configurations: async () => ({ data: await listConfigurations(db), tags: ["configurations"] }),
    pages: async () => ({ data: await listPages(db), tags: ["pages"] }),
  };
}
