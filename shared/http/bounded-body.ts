/** A stream of bytes, as far as it is read; the streams of every runtime fit. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
}

/** A body of more bytes than its reader takes. */
export class BodyLimitError extends Error {
  constructor(limitBytes: number) {
    super(`the body has more than ${limitBytes} bytes`);
  }
}

/**
 * Reads a body whole, up to a limit of received bytes: decompressed, whatever length a header announces. Throws a
 * {@link BodyLimitError} beyond it, or the reason of an aborted signal. No body (null) is empty.
 */
export async function readBounded(
  body: ByteStream | null,
  limitBytes: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener("abort", leave);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // A cancelled reader reports the end of the stream.
      signal?.throwIfAborted();
      if (done || !value) break;
      size += value.byteLength;
      if (size > limitBytes) throw new BodyLimitError(limitBytes);
      chunks.push(value);
    }
  } finally {
    // A signal that aborts once the request is over must find no listener: Workers cancel work that continues beyond
    // it.
    signal?.removeEventListener("abort", leave);
    leave();
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/** {@link readBounded} as text of UTF-8. */
export const readBoundedText = async (
  body: ByteStream | null,
  limitBytes: number,
  signal?: AbortSignal,
): Promise<string> => new TextDecoder().decode(await readBounded(body, limitBytes, signal));
