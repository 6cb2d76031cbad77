/**
 * For tests that read whole sites for minutes: from now on each request has a connection of its own, until the returned
 * function is called. workerd closes one that was silent for five seconds and Node's fetch one after four, give or take
 * one, so on a busy machine a request goes out on a connection that is being closed. A browser retries then (RFC 9112,
 * 9.3.1); fetch fails with "other side closed".
 */
export function keepNoConnections(): () => void {
  const fetchOnKept = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set("connection", "close");
    return fetchOnKept(input, { ...init, headers });
  };
  return () => {
    globalThis.fetch = fetchOnKept;
  };
}
