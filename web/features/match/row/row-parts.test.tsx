// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TestStores } from "#web/testing/stores.tsx";
import { useHadRows, useRowParts } from "./row-parts.ts";

afterEach(cleanup);

function Row() {
  useRowParts();
  return <p>row</p>;
}
const Had = () => <output>{String(useHadRows())}</output>;
const page = (rows: number) => (
  <TestStores now_ms={0}>
    <Had />
    {rows > 0 ? <Row /> : null}
  </TestStores>
);

it("knows whether the page has had rows, since the first of them was drawn", () => {
  const { rerender } = render(page(0));
  const had = () => screen.getByRole("status").textContent;
  expect(had()).toBe("false");
  rerender(page(1));
  expect(had()).toBe("true");
  rerender(page(0));
  expect(had()).toBe("true");
});
