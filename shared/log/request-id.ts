/** Header that names a request in answers, logs and error screens. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Ids that somebody in front of us may have given: nothing that could break a log line or a header. */
const SANE_ID = /^[\w.-]{8,64}$/;

/** A request's id: the caller's, where it is a sane one, so that all who have to do with a request call it the same. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER);
  return given !== null && SANE_ID.test(given) ? given : crypto.randomUUID();
}
