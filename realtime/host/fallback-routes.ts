import { AppError, PROBLEM_CONTENT_TYPE, toProblem } from "#shared/errors/index.ts";

/** Responses of the tier where there is no room, the same on every host. */

/** Headers of every HTTP answer of the tier: no browser may guess another type, frame it or run anything of it. */
export const answerHeaders = (contentType: string): Record<string, string> => ({
  "content-type": contentType,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
});

/** There is no such room, and nothing else at this address. */
export function routeNotFound(): Response {
  return problem(new AppError("route_not_found"));
}

/** A failure as its answer. */
export function problem(error: AppError): Response {
  return new Response(JSON.stringify(toProblem(error, crypto.randomUUID())), {
    status: error.row.status,
    headers: answerHeaders(PROBLEM_CONTENT_TYPE),
  });
}

/** `/` reports that the tier is up. */
export function answerFallback(url: string): Response {
  if (new URL(url).pathname !== "/") return routeNotFound();
  return new Response(JSON.stringify({ data: { parties: ["hub", "live", "match"] } }), {
    headers: answerHeaders("application/json"),
  });
}
