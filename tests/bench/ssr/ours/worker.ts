import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createQueryClient, queryClientContext } from "#web/platform/data/query-client.ts";

const handle = createRequestHandler(build as never, "production");

/** The page of the bench makes no calls. */
const nothing = () => () => Promise.reject(new Error("The bench makes no calls"));

export default {
  fetch(request: Request) {
    const context = new RouterContextProvider();
    context.set(queryClientContext, createQueryClient(nothing));
    return handle(request, context);
  },
};
