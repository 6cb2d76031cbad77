/** Media type of a request's body, without parameters; empty where there is none. */
export const mediaTypeOf = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

export const FORM_TYPE = "application/x-www-form-urlencoded";
