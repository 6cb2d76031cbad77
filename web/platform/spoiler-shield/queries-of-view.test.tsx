// @vitest-environment happy-dom
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { recentMatchQuery } from "#web/platform/data/match.query.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { QueriesOfView } from "./queries-of-view.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

it("shows nothing on a page that hides results of what another address of it has revealed, and fetches nothing twice", async () => {
  const shown: unknown[] = [];
  const fetchScore = vi.fn().mockResolvedValueOnce("?-?").mockResolvedValueOnce("2-1");
  function Score() {
    const { data } = useQuery({
      queryKey: ["score"],
      queryFn: fetchScore,
      staleTime: Number.POSITIVE_INFINITY,
    });
    shown.push(data);
    return <output>{data}</output>;
  }
  const { router, goBack } = renderWithProviders(
    <QueriesOfView>
      <Score />
    </QueriesOfView>,
    { path: "/match/7" },
  );
  await screen.findByText("?-?");
  await act(() => router.navigate("/match/7?scores=match"));
  await screen.findByText("2-1");
  shown.length = 0;
  await act(goBack);
  expect(screen.getByRole("status").textContent).toBe("?-?");
  expect(new Set(shown)).toEqual(new Set(["?-?"]));
  expect(fetchScore).toHaveBeenCalledTimes(2);
});

it("makes the calls of the shown page under what it reveals while the address is the next page's already", async () => {
  const queries: (string | undefined)[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    queries.push(url.split("?")[1]);
    return Response.json({ data: {} });
  });
  let client: QueryClient | null = null;
  function Row() {
    client = useQueryClient();
    useQuery({ ...recentMatchQuery(7), retry: false });
    return null;
  }
  const [hidden, revealed] = ["/match/7", "/match/7?scores=match"];
  const { router } = renderWithProviders(
    <QueriesOfView>
      <Row />
    </QueriesOfView>,
    { path: hidden, facts: { shield: { scores: "hidden", delay_s: 0 } } },
  );
  const refetchAt = (address: string) => {
    history.replaceState(null, "", address);
    return act(() => client?.refetchQueries());
  };
  await refetchAt(revealed);
  expect(new Set(queries.splice(0))).toEqual(new Set(["match_id=7&scores=hidden"]));
  await act(() => router.navigate(revealed));
  await refetchAt(hidden);
  expect(new Set(queries)).toEqual(new Set(["match_id=7&scores=match"]));
});
