import { AppError } from "#shared/errors/index.ts";

/** Workers' own stream of a known length: it fails when less is written, and the request keeps its `content-length`. */
declare const FixedLengthStream: new (length: number) => TransformStream<Uint8Array, Uint8Array>;

/** Beyond this a sender is cut off in the middle. */
const PATIENCE = 4;

/** How long a body may take in all, unless its call allows more. */
const BODY_WITHIN_MS = 15_000;

/**
 * Reads a request's body whole, or rejects with `body_too_large`, or with `body_incomplete` where it breaks off or is
 * too slow. The excess of a body is discarded but still read for a while: a client that gets the response in the middle
 * of sending sees a broken connection instead. `hono/body-limit` does neither, and sets one limit per route.
 */
export async function readLimited(
  request: Request,
  limitBytes: number,
  withinMs = BODY_WITHIN_MS,
): Promise<ArrayBuffer | undefined> {
  if (request.body === null) return undefined;
  const reader = request.body.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    leave();
  }, withinMs);
  try {
    const { chunks, size } = await readChunks(reader, limitBytes);
    if (isLate) throw incomplete("the body took too long");
    if (size > limitBytes) throw tooLarge(limitBytes);
    return joined(chunks, size);
  } finally {
    clearTimeout(timer);
    leave();
  }
}

/** A body that is passed on while it arrives. */
export interface StreamedBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Why the stream ended early: `body_too_large`, `body_incomplete`; null while it runs, after a whole body or a refusal. */
  readonly failure: () => AppError | null;
  /** Reads on and discards, so that the sender gets the response; see {@link discardBody}. */
  readonly discardRest: () => Promise<void>;
}

/** How long a refused body is read on. */
const DISCARD_MS = 2_000;

/**
 * Reads a body and keeps nothing of it, for two seconds at most: a connection that is closed while its sender writes is reset,
 * and the sender never sees the refusal.
 */
export async function discardBody(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body !== null) await discardFrom(body.getReader());
}

async function discardFrom(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const deadlineMs = Date.now() + DISCARD_MS;
  try {
    while (!(await nextChunkWithin(reader, deadlineMs - Date.now())).done);
  } catch {
    // The sender is late or gone.
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * A request's body of an announced length as a stream of that length, which fails beyond a time limit: the service sees
 * a failed request, never a shorter body. It is not buffered, so that a caller whom the service refuses costs no memory
 * here.
 */
export function streamLimited(
  body: ReadableStream<Uint8Array>,
  length: number,
  withinMs: number,
): StreamedBody {
  const { readable, writable } = new FixedLengthStream(length);
  const reader = body.getReader();
  const writer = writable.getWriter();
  const deadlineMs = Date.now() + withinMs;
  let failure: AppError | null = null;

  const pump = async () => {
    for (;;) {
      const { done, value } = await nextChunkWithin(reader, deadlineMs - Date.now());
      if (done) return await writer.close();
      // Rejects once the service has answered and takes no more, which is no failure of the sender.
      await writer.write(value);
    }
  };
  void pump().catch(async (thrown: unknown) => {
    if (thrown instanceof AppError) failure = thrown;
    await writer.abort(thrown).catch(() => undefined);
  });
  return { stream: readable, failure: () => failure, discardRest: () => discardFrom(reader) };
}

async function nextChunkWithin(reader: ReadableStreamDefaultReader<Uint8Array>, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(incomplete("the body took too long")), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([nextChunk(reader), late]);
  } finally {
    clearTimeout(timer);
  }
}

export const tooLarge = (limitBytes: number) =>
  new AppError("body_too_large", { detail: `the limit is ${limitBytes} bytes` });

async function readChunks(reader: ReadableStreamDefaultReader<Uint8Array>, limitBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size <= limitBytes * PATIENCE) {
    const { done, value } = await nextChunk(reader);
    if (done) break;
    size += value.byteLength;
    if (size <= limitBytes) chunks.push(value);
    else chunks.length = 0;
  }
  return { chunks, size };
}

const incomplete = (detail: string) => new AppError("body_incomplete", { detail });

/** The next chunk of a body. A broken-off one is its sender's error, no fault of ours. */
async function nextChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    throw incomplete("the connection broke off");
  }
}

function joined(chunks: readonly Uint8Array[], size: number): ArrayBuffer {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole.buffer;
}
