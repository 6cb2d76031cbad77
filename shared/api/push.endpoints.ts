import * as z from "zod/mini";
import { PushEndpoint, PushForm } from "../push/index.ts";
import { endpoint, Nothing } from "./endpoint.ts";

/** Calls by which browsers subscribe to Web Push (RFC 8030). */
export const pushEndpoints = {
  pushKey: endpoint({
    upstream: "content",
    path: "push/key",
    summary:
      "The VAPID public key that browsers need to subscribe to notifications; null if the site sends no notifications.",
    answer: z.object({ key: z.nullable(z.string()) }),
    freshness: "minutes",
  }),
  pushSubscribe: endpoint({
    upstream: "content",
    method: "POST",
    path: "push/subscribe",
    summary:
      "Subscribes a browser to notifications or updates its subscription. With a session the subscription belongs to the reader and includes tips of followed experts. `forbidden` if the site sends no notifications.",
    body: PushForm,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
  pushUnsubscribe: endpoint({
    upstream: "content",
    method: "POST",
    path: "push/unsubscribe",
    summary: "Unsubscribes a browser from notifications. Succeeds for an unknown subscription too.",
    body: PushEndpoint,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
  pushTest: endpoint({
    upstream: "content",
    method: "POST",
    path: "push/test",
    summary: "Sends a test notification to a subscribed browser.",
    body: PushEndpoint,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
} as const;
