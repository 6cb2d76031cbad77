/** Header that names a request in answers, logs and error screens. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Ids from a proxy in front of us: nothing that could break a log line or a header. */
const SANE_ID = /^[\w.-]{8,64}$/;

/** A request's id: the caller's, where it is valid, so that all systems of a request use the same one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER);
  return given !== null && SANE_ID.test(given) ? given : crypto.randomUUID();
}
