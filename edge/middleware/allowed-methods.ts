import type { MiddlewareHandler } from "hono";
import { AppError } from "#shared/errors/index.ts";
import { localeOf } from "#shared/url/index.ts";
import { isPersonalPath } from "#shared/url/personal-screens.ts";
import type { EdgeHono } from "../env.ts";
import { isApiPath } from "../proxy/call-table.ts";
import { errorScreen } from "../ssr/error-screen.ts";
import { pagePathOf } from "../ssr/page-url.ts";

const READS = ["GET", "HEAD"];

function methodsOf(path: string, formPaths: readonly string[]): readonly string[] {
  if (formPaths.includes(path)) return ["POST"];
  return isPersonalPath(pagePathOf(path)) ? [...READS, "POST"] : READS;
}

/**
 * Pages and files are read-only: any other method is refused before anything is rendered for it, with the allowed
 * methods (RFC 9110, section 15.5.6). Calls know their own, `formPaths` take forms and nothing else, and personal pages
 * take the forms on them.
 */
export function allowedMethods(formPaths: readonly string[]): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    const { method, path } = c.req;
    if (READS.includes(method) || isApiPath(path)) return next();
    const allow = methodsOf(path, formPaths);
    if (allow.includes(method)) return next();
    const { status } = new AppError("method_not_allowed").row;
    const response = errorScreen(status, localeOf(path), c.get("requestId"));
    response.headers.set("allow", allow.join(", "));
    return response;
  };
}
