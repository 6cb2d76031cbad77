/** Messages of Node and undici; Miniflare's synchronous calls pass an error without its code. */
const CLOSED = /ECONNRESET|EPIPE|other side closed/;

const isClosed = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && CLOSED.test(error.cause.message);

/** Each call may meet another kept connection that is closed by now. */
const TRIES = 3;

/**
 * Makes a call to Miniflare, and again while its connection was closed, three times at most. workerd closes a kept
 * connection five seconds after its last response, without reading the request that is on it if a busy machine held
 * workerd up until then.
 */
export async function retryOnClosedConnection<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries === TRIES || !isClosed(error)) throw error;
    }
  }
}
