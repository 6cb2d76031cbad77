import { connect, type Socket } from "node:net";

/** Results of a load test. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bytesPerResponse: number;
  readonly notOk: number;
}

interface LoadOptions {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

interface LoadStats {
  readonly latencies: number[];
  bytes: number;
  notOk: number;
}

const HEADER_END = Buffer.from("\r\n\r\n");
/** One request at a time is pending per connection, so this chunk ends the response. */
const LAST_CHUNK = Buffer.from("\r\n0\r\n\r\n");

/**
 * Keeps `connections` keep-alive connections busy, one request at a time on each. Raw sockets: an HTTP client would
 * cost more than the server on a machine where both share two cores.
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const stats: LoadStats = { latencies: [], bytes: 0, notOk: 0 };
  const startedMs = performance.now();
  const endMs = startedMs + options.seconds * 1000;
  await Promise.all(Array.from({ length: options.connections }, () => drive(options, endMs, stats)));
  const seconds = (performance.now() - startedMs) / 1000;
  const sorted = stats.latencies.sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    requestsPerSecond: sorted.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    bytesPerResponse: stats.bytes / Math.max(1, sorted.length),
    notOk: stats.notOk,
  };
}

function requestText({ port, path, headers = {} }: LoadOptions): string {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}

function drive(options: LoadOptions, endMs: number, stats: LoadStats): Promise<void> {
  const request = requestText(options);
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port: options.port, host: "127.0.0.1", noDelay: true });
    let sentMs = 0;
    let received: Buffer = Buffer.alloc(0);
    const send = () => {
      sentMs = performance.now();
      socket.write(request);
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", () => resolve());
    socket.on("data", (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = responseLength(received);
      if (length === null || received.length < length) return;
      stats.latencies.push(performance.now() - sentMs);
      stats.bytes += length;
      if (received.toString("latin1", 9, 12) !== "200") stats.notOk += 1;
      received = Buffer.alloc(0);
      if (performance.now() < endMs) send();
      else socket.end();
    });
  });
}

/** Bytes of the response that begins here, or null while its header is not complete. */
function responseLength(bytes: Buffer): number | null {
  const headerEnd = bytes.indexOf(HEADER_END);
  if (headerEnd < 0) return null;
  const header = bytes.toString("latin1", 0, headerEnd);
  if (header.startsWith("HTTP/1.1 304")) return headerEnd + HEADER_END.length;
  if (/\r\ntransfer-encoding: *chunked/i.test(header))
    return bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? bytes.length : null;
  const length = /\r\ncontent-length: *(\d+)/i.exec(header)?.[1];
  if (length === undefined) throw new Error(`a response without content-length:\n${header}`);
  return headerEnd + HEADER_END.length + Number(length);
}
