/**
 * Loaded by tests that read whole sites for minutes, and left so for whoever follows in the process: each request has a connection of
 * its own. workerd closes one that was silent for five seconds and Node's fetch one after four, give or take one, so on a
 * busy machine a request goes out on a connection that is being closed. A browser asks again then (RFC 9112, 9.3.1); fetch
 * fails with "other side closed".
 */
const fetchOnKept = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set("connection", "close");
  return fetchOnKept(input, { ...init, headers });
};
