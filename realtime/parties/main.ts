import type * as Party from "partykit/server";
import { answerFallback, routeNotFound } from "../host/fallback-routes.ts";

/**
 * PartyKit needs a main party. Ours has no rooms: it reports that the tier is up, and returns 404 for everything else.
 */
export default class MainParty {
  static onFetch(request: Party.Request): Response {
    return answerFallback(request.url);
  }

  static onBeforeConnect(): Response {
    return routeNotFound();
  }

  onRequest(): Response {
    return routeNotFound();
  }
}
