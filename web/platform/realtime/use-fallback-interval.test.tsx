// @vitest-environment happy-dom
import { focusManager, useQuery } from "@tanstack/react-query";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aDetail } from "#tests/support/builders/match-builders.ts";
import { callOptions } from "#web/platform/data/call-options.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import type { ConnectionState, ConnectionStatus } from "./connection-state.ts";
import { useFallbackInterval } from "./use-fallback-interval.ts";

const query = callOptions("/api/v1/football/matches/live/detail", { match_id: 7 }, "live");
let requestCount = 0;
let connection: ConnectionState | undefined;

function Score() {
  connection = usePageStores().connection;
  useQuery({ ...query, refetchInterval: useFallbackInterval("live") });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  requestCount = 0;
  vi.stubGlobal("fetch", async () => {
    requestCount += 1;
    return Response.json({ data: aDetail() });
  });
  renderWithProviders(<Score />, { queries: [fetched(query, aDetail())] });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const become = (status: ConnectionStatus) =>
  act(async () => {
    if (connection) connection.status = status;
  });
const requestsIn = async (seconds: number) => {
  const before = requestCount;
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return requestCount - before;
};

describe("the polling fallback", () => {
  it("data is polled every 10 s while no room can be reached, and not once one can", async () => {
    await become("connecting");
    expect(await requestsIn(60)).toBe(0);
    await become("lost");
    expect(await requestsIn(31)).toBe(3);
    await become("open");
    expect(await requestsIn(60)).toBe(0);
    await become("outdated");
    expect(await requestsIn(11)).toBe(1);
  });

  it("a hidden page does not poll", async () => {
    await become("lost");
    focusManager.setFocused(false);
    expect(await requestsIn(60)).toBe(0);
    focusManager.setFocused(true);
    expect(await requestsIn(11)).toBe(1);
  });
});
