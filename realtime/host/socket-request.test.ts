import { describe, expect, it } from "vitest";
import { socketRequest } from "./socket-request.ts";

const address = { party: "live", room: "0" } as const;
const base = "http://rooms.example/parties/live/0";
const junk = "x".repeat(5_000);
const handOn = (url: string, headers: Record<string, string> = {}) =>
  socketRequest({ url, headers: Object.entries(headers) }, address);

describe("the request for a socket that is handed on to its room", () => {
  it("A short URL of a socket stays as it is", () => {
    const url = `${base}?v=2&since=epoch.3&utm=junk`;
    expect(handOn(url).url).toBe(url);
  });

  it("A long URL keeps the used keys, and loses the rest, and names and values that are too long", () => {
    const long = `${base}?v=2&utm=${junk}&since=epoch.3&topic=odds%2Fbest&chat=1&_pk=${junk}`;
    expect(handOn(long).url).toBe(`${base}?v=2&since=epoch.3&topic=odds%2Fbest&chat=1`);
  });

  it("The URL has the path of its room, for any length of the original path", () => {
    expect(handOn(`${base}/${junk}?v=2`).url).toBe(`${base}?v=2`);
  });

  it("[HOST-16] The URL holds no ticket, only the fact that one was sent", () => {
    const { url, headers } = handOn(`${base}?v=2&ticket=abc.def`, { upgrade: "websocket" });
    expect(url).toBe(`${base}?v=2&ticket=`);
    expect(headers).toEqual([["upgrade", "websocket"]]);
  });
});
