/** Codes of Node and undici for a connection that ended before the response began. */
const CLOSED = new Set(["ECONNRESET", "UND_ERR_SOCKET"]);

function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause && CLOSED.has(String(cause.code));
}

/**
 * Makes a call to Miniflare, and once more if its connection was closed. workerd closes a kept connection five seconds
 * after its last response, without reading the request that is on it if a busy machine held workerd up until then.
 */
export async function retryOnClosedConnection<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!isClosed(error)) throw error;
    return call();
  }
}
