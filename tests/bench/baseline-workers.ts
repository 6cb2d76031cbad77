import { request } from "node:http";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { freePort } from "#scripts/site/ports.ts";
import { quietRuntime } from "#scripts/site/quiet-runtime.ts";

/** A response as sent, still compressed. */
interface RawAnswer {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Headers that the runtime writes itself. */
const OF_THE_RUNTIME = ["content-length", "date", "connection", "keep-alive", "transfer-encoding"];

const fetchRaw = (url: string, headers: Readonly<Record<string, string>>): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const ownHeaders = Object.entries(response.headers).filter(
          ([name]) => !OF_THE_RUNTIME.includes(name),
        );
        resolve({
          headers: Object.fromEntries(ownHeaders.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });

/** The response that edge serves from memory: the first reader's page does not yet have the form of the later ones. */
async function fetchUntilHit(url: string, headers: Readonly<Record<string, string>>): Promise<RawAnswer> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetchRaw(url, headers);
    if (answer.headers["x-cache"] === "hit") return answer;
  }
  throw new Error(`${url} does not come from memory`);
}

type Modules = Exclude<V4WorkerOptions["modules"], boolean | undefined>;

const TRIVIAL = `export default { fetch: () => new Response('{"ok":true}', { headers: { "content-type": "application/json" } }) }`;

/** A Worker that serves one response from memory, with all its headers. */
const baselineScript = ({ headers }: RawAnswer) => `import body from "./body.bin";
  const bytes = new Uint8Array(body);
  const headers = ${JSON.stringify(headers)};
  export default { fetch: () => new Response(bytes, { headers, encodeBody: "manual" }) }`;

/** Workers as a baseline for an edge response, in a runtime of their own. */
export interface Baselines {
  /** Does nothing. */
  readonly trivialPort: number;
  /** Serve the same responses as edge, in the order of the URLs. */
  readonly ports: readonly number[];
  stop(): Promise<void>;
}

/** Starts a trivial Worker, and for each URL one that serves the current response from memory, without edge's work. */
export async function startBaselines(
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<Baselines> {
  const answers = await Promise.all(addresses.map((address) => fetchUntilHit(address, headers)));
  const [trivialPort = 0, ...ports] = await Promise.all([undefined, ...addresses].map(() => freePort()));
  const worker = (name: string, port: number, modules: Modules): V4WorkerOptions => ({
    name,
    modules,
    compatibilityDate: "2026-09-01",
    unsafeDirectSockets: [{ host: "127.0.0.1", port, serviceName: name }],
  });
  const esModule = (contents: string) => ({ type: "ESModule" as const, path: "index.js", contents });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...quietRuntime,
      workers: [
        worker("trivial", trivialPort, [esModule(TRIVIAL)]),
        ...answers.map((answer, at) =>
          worker(`baseline-${at}`, ports[at] ?? 0, [
            esModule(baselineScript(answer)),
            { type: "Data", path: "body.bin", contents: new Uint8Array(answer.body) },
          ]),
        ),
      ],
    }),
  );
  await miniflare.ready;
  return { trivialPort, ports, stop: () => miniflare.dispose() };
}
