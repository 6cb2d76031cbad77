import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createQueryClient, queryClientContext } from "#web/platform/data/query-client.ts";

const handle = createRequestHandler(build as never, "production");

/** The page of the bench makes no calls. */
const nothing = () => () => Promise.reject(new Error("The bench makes no calls"));

export default {
  async fetch(request: Request) {
    // The site checks its cache and waits for its calls before it renders a page; here one turn of the event loop
    // stands for them. Without it, workerd serves a busy connection again while others still wait.
    await new Promise((resume) => setTimeout(resume, 0));
    const context = new RouterContextProvider();
    context.set(queryClientContext, createQueryClient(nothing));
    return handle(request, context);
  },
};
