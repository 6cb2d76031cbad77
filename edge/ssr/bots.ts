import { isbot } from "isbot";

/**
 * The bot flag (product spec section 4): whether a visit is a robot's, by its user agent. It is not part of the page
 * but an entry of `server-timing` that the page's script reads, so that robots and readers share every cached page.
 */
export function flagBot(answer: Response, userAgent: string | null): Response {
  if (isbot(userAgent) && answer.headers.get("content-type")?.startsWith("text/html"))
    answer.headers.set("server-timing", "bot");
  return answer;
}
