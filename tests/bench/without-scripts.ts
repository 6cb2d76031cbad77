import { createServer, type ServerResponse } from "node:http";
import { listenLocally } from "#scripts/site/ports.ts";

/** Scripts, and the links that ask for modules ahead of time. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;

export interface WithoutScripts {
  readonly url: string;
  stop(): void;
}

/** The site without scripts: Lighthouse's result is the cost of machine, browser, HTML and style sheets. */
export async function startWithoutScripts(siteUrl: string): Promise<WithoutScripts> {
  const server = createServer(({ url = "/" }, response) => {
    passOn(siteUrl + url, response).catch((error) => response.destroy(error));
  });
  return {
    url: await listenLocally(server),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function passOn(from: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(from, { redirect: "manual" });
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  const bytes = type.startsWith("text/html")
    ? Buffer.from((await answer.text()).replace(SCRIPTS, ""))
    : Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { "content-type": type, "content-length": bytes.length });
  response.end(bytes);
}
