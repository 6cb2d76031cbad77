// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { agreeOnCookie } from "#web/platform/spoiler-shield/shield-store.ts";
import { renewChoices } from "./host-cookies.ts";
import { forgetReader, hasMarker } from "./signed-in.ts";

/** Cookies of a browser on https, by name. */
const jar = new Map<string, string>();

beforeEach(() => {
  jar.clear();
  vi.spyOn(location, "protocol", "get").mockReturnValue("https:");
  vi.spyOn(document, "cookie", "get").mockImplementation(() =>
    [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
  );
  vi.spyOn(document, "cookie", "set").mockImplementation((line) => {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    if (name.startsWith("__Host-") && !/; Path=\/;.*; Secure$/.test(line)) return;
    if (line.includes("Max-Age=0")) jar.delete(name);
    else jar.set(name, value);
  });
});
afterEach(() => vi.restoreAllMocks());

describe("on https", () => {
  it("old cookies of choices are renamed once, and a newer choice stays", () => {
    for (const [name, value] of [
      ["scores", "hidden-some"],
      ["delay", "60"],
      ["betting", "hidden"],
      ["__Host-delay", "30"],
      ["theme", "dark"],
    ] as const)
      jar.set(name, value);
    renewChoices();
    const renewed = { "__Host-scores": "hidden-some", "__Host-delay": "30", "__Host-betting": "hidden" };
    expect(Object.fromEntries(jar)).toEqual({ ...renewed, theme: "dark" });
    renewChoices();
    expect(Object.fromEntries(jar)).toEqual({ ...renewed, theme: "dark" });
  });

  it("individual shields are sent to edge under the current cookie name", () => {
    jar.set("scores", "some");
    expect(agreeOnCookie([])).toBe(true);
    expect([...jar]).toEqual([]);
    agreeOnCookie([{ kind: "match", id: 7 }] as never);
    expect([...jar]).toEqual([["__Host-scores", "some"]]);
  });

  it("the session marker is known by both names, and both are removed", () => {
    jar.set("signed_in", "1");
    expect(hasMarker()).toBe(true);
    jar.set("__Host-signed_in", "1");
    jar.delete("signed_in");
    expect(hasMarker()).toBe(true);
    jar.set("signed_in", "1");
    forgetReader();
    expect([hasMarker(), [...jar]]).toEqual([false, []]);
  });
});
