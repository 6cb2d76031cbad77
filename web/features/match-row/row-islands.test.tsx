// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { RowIslandsProvider, useRowExtras } from "./row-islands.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const loads = vi.hoisted(() => vi.fn());
vi.mock("./row-extras.ts", () => {
  loads();
  return { RowCardHost: () => <p>card host</p>, RowTools: () => null, RowCorners: () => null };
});

function Row() {
  return <p>{useRowExtras() ? "row with tools" : "row"}</p>;
}
const page = (rows: number) => (
  <RowIslandsProvider>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of this list never change
      <Row key={row} />
    ))}
  </RowIslandsProvider>
);
const idle = () => act(() => vi.advanceTimersByTimeAsync(1_000));

it("A page without rows does not load the islands; the first row loads them for all rows", async () => {
  renderWithProviders(page(0));
  await idle();
  expect(loads).not.toHaveBeenCalled();
  cleanup();
  renderWithProviders(page(3));
  expect(screen.queryAllByText("row")).toHaveLength(3);
  await idle();
  expect(screen.queryAllByText("row with tools")).toHaveLength(3);
  expect(screen.queryAllByText("card host")).toHaveLength(1);
  expect(loads).toHaveBeenCalledOnce();
});

it("Rows without a provider and rows on the server have no islands", async () => {
  renderWithProviders(<Row />);
  await idle();
  expect(screen.queryByText("row")).toBeTruthy();
  expect(renderToString(page(1))).toBe("<p>row</p>");
});

it("A long list gets its islands in batches, from the top", async () => {
  renderWithProviders(page(60));
  const counts = new Set<number>();
  for (let turn = 0; turn < 40; turn += 1) {
    const rows = screen.getAllByText(/^row/).map(({ textContent }) => textContent === "row with tools");
    expect(rows.indexOf(false) === -1 || !rows.slice(rows.indexOf(false)).includes(true)).toBe(true);
    counts.add(rows.filter(Boolean).length);
    await act(() => vi.advanceTimersByTimeAsync(10));
  }
  expect([...counts].sort((one, other) => one - other)).toEqual([0, 24, 48, 60]);
});

it("Later rows have their islands at once, and a row removed before its turn is skipped", async () => {
  const { rerender } = renderWithProviders(page(60));
  rerender(page(2));
  await idle();
  expect(screen.queryAllByText("row with tools")).toHaveLength(2);
  rerender(page(5));
  expect(screen.queryAllByText("row with tools")).toHaveLength(5);
});
