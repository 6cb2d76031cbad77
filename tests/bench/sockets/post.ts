import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** On a connection of its own: servers close idle ones after five seconds, and a request on a closing one is lost. */
export async function post(url: string, body: string, headers: Record<string, string> = {}): Promise<void> {
  const sent = request(url, { method: "POST", agent: false, headers });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${answer}`);
}
