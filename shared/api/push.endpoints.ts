import * as z from "zod/mini";
import { PushEndpoint, PushForm } from "../push/index.ts";
import { endpoint, Nothing } from "./endpoint.ts";

/** Calls by which browsers subscribe to Web Push (RFC 8030). */
export const pushEndpoints = {
  pushKey: endpoint({
    upstream: "content",
    path: "push/key",
    summary: "The key that browsers subscribe to notifications with; null where the site sends none.",
    answer: z.object({ key: z.nullable(z.string()) }),
    freshness: "minutes",
  }),
  pushSubscribe: endpoint({
    upstream: "content",
    method: "POST",
    path: "push/subscribe",
    summary:
      "A browser asks to be told things, or says anew what; with a session it is the reader's, and tips of experts whom he follows are told. `forbidden` where the site sends none.",
    body: PushForm,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
  pushUnsubscribe: endpoint({
    upstream: "content",
    method: "POST",
    path: "push/unsubscribe",
    summary: "A browser wants to be told nothing any more. Where it was not told anything nothing is wrong.",
    body: PushEndpoint,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
  pushTest: endpoint({
    upstream: "content",
    method: "POST",
    path: "push/test",
    summary: "Sends a subscribed browser a notification that says that it is a test.",
    body: PushEndpoint,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
} as const;
