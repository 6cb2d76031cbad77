import { describe, expect, it } from "vitest";
import { websiteOf } from "./team-header.tsx";

describe("A team's website", () => {
  it.each([
    ["https://www.hanoifc.vn/", "https://www.hanoifc.vn/", "hanoifc.vn"],
    ["http://club.example", "http://club.example/", "club.example"],
    ["www.club.example", "https://www.club.example/", "club.example"],
  ])("The text %s links to %s", (text, href, host) => {
    expect(websiteOf(text)).toEqual({ href, host });
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "none yet", "", "localhost", "mailto:a@b.example"])(
    "The text %j is no web URL",
    (text) => {
      expect(websiteOf(text)).toBeNull();
    },
  );
});
