import type { MiddlewareHandler } from "hono";
import type { EdgeHono } from "../env.ts";

/** Header that names a request in answers, logs and error screens. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Ids that a proxy in front of us may have given: nothing that could break a log line or a header. */
const SANE_ID = /^[\w.-]{8,64}$/;

/** Gives every request an id (the caller's, where it is a sane one) and puts it on every answer. */
export function requestId(): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    const given = c.req.header(REQUEST_ID_HEADER);
    const id = given !== undefined && SANE_ID.test(given) ? given : crypto.randomUUID();
    c.set("requestId", id);
    await next();
    c.res.headers.set(REQUEST_ID_HEADER, id);
  };
}
