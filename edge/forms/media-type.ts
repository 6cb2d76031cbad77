/** What a request says its body is, without parameters; empty where it says nothing. */
export const mediaTypeOf = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

export const FORM_TYPE = "application/x-www-form-urlencoded";
