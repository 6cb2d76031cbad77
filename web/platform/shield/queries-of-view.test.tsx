// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPart } from "#web/testing/render-page.tsx";
import { QueriesOfView } from "./queries-of-view.tsx";

afterEach(cleanup);

it("shows nothing on a page that hides results of what another address of it has revealed, and fetches nothing twice", async () => {
  const shown: unknown[] = [];
  const ask = vi.fn().mockResolvedValueOnce("?-?").mockResolvedValueOnce("2-1");
  function Score() {
    const { data } = useQuery({ queryKey: ["score"], queryFn: ask, staleTime: Number.POSITIVE_INFINITY });
    shown.push(data);
    return <output>{data}</output>;
  }
  const { router, goBack } = renderPart(
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
  expect(ask).toHaveBeenCalledTimes(2);
});
