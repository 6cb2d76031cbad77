import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { createContext } from "react-router";
import type { CallEndpoint, CallPath, PageInfo, QueryAt, Success } from "#shared/api/index.ts";
import { toAppError } from "#shared/errors/app-error.ts";

/** The client of a page's request, for loaders. Set by edge/ssr/handler.ts. */
export const queryClientContext = createContext<QueryClient>();

type CallUntil = (signal: AbortSignal) => CallEndpoint;

const callsOfClients = new WeakMap<QueryClient, CallUntil>();

/** Returns the function by which a query makes several calls, or keeps less; else use {@link callOptions}. */
export function callOf({ client, signal }: Pick<QueryFunctionContext, "client" | "signal">): CallEndpoint {
  const callUntil = callsOfClients.get(client);
  if (!callUntil) throw new Error("This QueryClient is not of createQueryClient");
  return callUntil(signal);
}

/** Query data of a call: `data` of the response, and the place in the list where the call is paginated. */
const answerOf = ({ data, page }: Success<object>): object & { page?: PageInfo } =>
  page === undefined ? data : { ...data, page };

/**
 * A client of TanStack Query: one per request on the server, one per page in the browser. Only the browser retries
 * (twice): on the server a reader waits for the page, and edge has its own stale responses.
 */
export function createQueryClient(callUntil: CallUntil): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // A key of call-options.ts is a path of the registry and its query.
        queryFn: async (context) => {
          const [path, query] = context.queryKey;
          return answerOf(await callOf(context)(path as CallPath, query as QueryAt<CallPath>));
        },
        retry: (failures, error) => !import.meta.env.SSR && failures < 2 && toAppError(error).row.retry,
        staleTime: 5 * 60_000,
        // On the server a number would be a timer for each query of each request.
        ...(import.meta.env.SSR ? {} : { gcTime: 30 * 60_000 }),
        // Pushes keep open pages fresh.
        refetchOnWindowFocus: false,
      },
      // A write without a network fails at once, and the page says so.
      mutations: { networkMode: "always" },
      // React Router's stream numbers every value; serialized as one text per query, a page of 150 matches is 10 KB of
      // gzip smaller.
      dehydrate: { serializeData: JSON.stringify },
      hydrate: { deserializeData: JSON.parse },
    },
  });
  callsOfClients.set(client, callUntil);
  return client;
}
