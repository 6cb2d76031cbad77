import { expect, it } from "vitest";
import { isToken, readSessionValue, sessionValue } from "./session-header.ts";

const token = "aB3_-".repeat(9).slice(0, 43);

it.each([
  { token, max_age: null },
  { token, max_age: 2_592_000 },
])("A session header is read as it was written: %j", (session) =>
  expect(readSessionValue(sessionValue(session))).toEqual(session),
);

it("An ended session differs from none, and other values are refused", () => {
  const values = ["none", null, "", "x", `${token}; path=/`, `${token}\n`, `${token}; max-age=x`];
  expect(values.map(readSessionValue)).toEqual(["none", null, null, null, null, null, null]);
  expect([token, `${token}a`, "", `${token.slice(1)} `].map(isToken)).toEqual([true, false, false, false]);
});
