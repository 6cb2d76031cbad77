import type * as Party from "partykit/server";
import { AppError, PROBLEM_CONTENT_TYPE, toProblem } from "#shared/errors/index.ts";

/** PartyKit needs a main party. Ours has no rooms: it says that the tier is up, and that there is nothing else here. */

const notFound = () => {
  const error = new AppError("route_not_found");
  return new Response(JSON.stringify(toProblem(error, crypto.randomUUID())), {
    status: error.row.status,
    headers: { "content-type": PROBLEM_CONTENT_TYPE },
  });
};

export default class MainParty {
  static onFetch(request: Party.Request): Response {
    if (new URL(request.url).pathname !== "/") return notFound();
    return new Response(JSON.stringify({ data: { parties: ["feed", "live", "match"] } }), {
      headers: { "content-type": "application/json", "cache-control": "no-store" },
    });
  }

  static onBeforeConnect(): Response {
    return notFound();
  }

  onRequest(): Response {
    return notFound();
  }
}
