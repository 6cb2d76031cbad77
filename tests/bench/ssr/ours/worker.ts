import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";

const handle = createRequestHandler(build as never, "production");

export default { fetch: (request: Request) => handle(request, new RouterContextProvider()) };
