import type * as Party from "partykit/server";
import { answerFallback, routeNotFound } from "../host/fallback-routes.ts";

/** PartyKit needs a main party. Ours has no rooms: it says that the tier is up, and that there is nothing else here. */
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
