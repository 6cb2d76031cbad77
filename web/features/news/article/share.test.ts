import { expect, it } from "vitest";
import { sharePlaces } from "./share.tsx";

it("Every share target gets the absolute URL, and its title if it takes one", () => {
  const url = "https://example.vn/en/big-match";
  const places = sharePlaces(url, "Trận & trận");
  expect(places.map(({ name }) => name)).toEqual(["Facebook", "X", "Zalo", "Telegram"]);
  const query = (at: number) => new URL(places[at]?.href ?? "").searchParams;
  expect([query(0).get("u"), query(1).get("url"), query(3).get("url")]).toEqual([url, url, url]);
  expect(query(1).get("text")).toBe("Trận & trận");
  expect(JSON.parse(atob(query(2).get("d") ?? ""))).toEqual({ url });
});
