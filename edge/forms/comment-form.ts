import type { Context } from "hono";
import { endpoints } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { pathOf } from "#shared/url/index.ts";
import type { EdgeHono } from "../env.ts";
import type { Services } from "../services.ts";
import { FORM_TYPE, isSameSite, localeOfSender, mediaTypeOf } from "./form-request.ts";

/** The spec's address for comments (section 7): of the call, and of the form on articles. */
export const COMMENTS_PATH = "/comments";

const FORM_TYPES = [FORM_TYPE, "multipart/form-data"];

/**
 * Takes a comment. JSON is the call itself. A form is redirected unchanged (307) to the reader's personal page for
 * comments: that page keeps the typed text in every case, and leads back to the article. Throws `forbidden` for
 * cross-site requests.
 */
export async function takeComment(c: Context<EdgeHono>, { sessionCall }: Services): Promise<Response> {
  const request = c.req.raw;
  if (!FORM_TYPES.includes(mediaTypeOf(request)))
    return sessionCall(endpoints.commentsPost, request, c.get("requestId"));
  if (!isSameSite(request)) throw new AppError("forbidden", { detail: "the form is from another site" });
  const location = pathOf("newComment", localeOfSender(request));
  return new Response(null, { status: 307, headers: { location, "cache-control": "no-store" } });
}
