/** Arguments of a handler of origin besides its query: an anonymous caller, an empty body. */
export const handlerCall = (nowMs: number) => ({
  nowMs,
  requestId: "test",
  voter: null,
  caller: { token: null, address: "unknown", userAgent: null, siteOrigin: null, browser: null },
  reader: null,
  readBody: async () => "",
  readBytes: async () => new Uint8Array(),
  defer: () => undefined,
});
