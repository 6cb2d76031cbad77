// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { ListFoot } from "./list-foot.tsx";
import { useMorePages } from "./use-more-pages.ts";

afterEach(cleanup);

interface Answer {
  readonly ids: readonly number[];
  readonly page: { readonly page: number; readonly limit: number; readonly total: number };
}

const answerOf = (page: number, total: number, ...ids: number[]): Answer => ({
  ids,
  page: { page, limit: 2, total },
});
const KEY = ["list", 1];

function List({ loadPage }: { readonly loadPage: (page: number) => Promise<Answer> }) {
  const list = useMorePages({
    pageQuery: (page: number) => ({
      queryKey: ["list", page],
      queryFn: () => loadPage(page),
      staleTime: Number.POSITIVE_INFINITY,
    }),
    page: 1,
    rowsOf: ({ ids }) => ids.map((id) => ({ id })),
  });
  return (
    <>
      <output>{list.rows.map(({ id }) => id).join(" ")}</output>
      <ListFoot
        list={list}
        page={list.first.page}
        hrefOf={(page) => (page === 1 ? "/x" : `/x?page=${page}`)}
        label="Các trang"
      />
    </>
  );
}

/** Renders its children on one path only. */
const AtHome = ({ children }: { readonly children: ReactNode }) =>
  useLocation().pathname === "/" ? children : null;

/** A page with a list whose first page the loader has fetched. */
const open = (loadPage: (page: number) => Promise<Answer>, total = 5) =>
  renderWithProviders(
    <AtHome>
      <List loadPage={loadPage} />
    </AtHome>,
    { queries: [(client) => client.setQueryData(KEY, answerOf(1, total, 1, 2))] },
  );
const shown = () => screen.getAllByRole("status")[0]?.textContent;
const press = () => fireEvent.click(screen.getByRole("link", { name: "Xem thêm" }));

describe("a list with more pages", () => {
  it("each press appends the next page, without repeated rows, until the end", async () => {
    const loadPage = vi.fn(async (page: number) => (page === 2 ? answerOf(2, 5, 2, 3) : answerOf(3, 5, 4)));
    open(loadPage);
    press();
    await waitFor(() => expect(shown()).toBe("1 2 3"));
    press();
    await waitFor(() => expect(shown()).toBe("1 2 3 4"));
    expect(loadPage.mock.calls).toEqual([[2], [3]]);
    expect(screen.queryByRole("link", { name: "Xem thêm" })).toBeNull();
  });

  it("the load-more control is a link to the next page for a new tab", async () => {
    const loadPage = vi.fn(async (page: number) => answerOf(page, 8, page * 2 - 1, page * 2));
    open(loadPage, 8);
    const link = () => screen.getByRole("link", { name: "Xem thêm" });
    expect(link().getAttribute("href")).toBe("/x?page=2");
    const leave = (event: Event) => event.preventDefault();
    document.addEventListener("click", leave);
    fireEvent.click(link(), { ctrlKey: true });
    document.removeEventListener("click", leave);
    expect(loadPage).not.toHaveBeenCalled();
    press();
    await waitFor(() => expect(link().getAttribute("href")).toBe("/x?page=3"));
  });

  it("the list links to the pages that are not shown yet", async () => {
    open(async (page) => answerOf(page, 8, page * 2 - 1, page * 2), 8);
    const next = () => screen.getByRole("link", { name: "Trang sau" }).getAttribute("href");
    expect(screen.getByRole("navigation").textContent).toContain("Trang 1/4");
    press();
    await waitFor(() => expect(next()).toBe("/x?page=3"));
    expect(screen.getByRole("navigation").textContent).toContain("Trang 1–2/4");
    expect(screen.queryByRole("link", { name: "Trang trước" })).toBeNull();
  });

  it("a failed page keeps the shown rows, shows an error and can be retried", async () => {
    const loadPage = vi.fn(async (_: number) => answerOf(2, 3, 3));
    loadPage.mockRejectedValueOnce(new AppError("validation_failed"));
    open(loadPage, 3);
    press();
    await screen.findByText("Không tải được, vui lòng thử lại.");
    expect(shown()).toBe("1 2");
    press();
    await waitFor(() => expect(shown()).toBe("1 2 3"));
    expect(screen.queryByText("Không tải được, vui lòng thử lại.")).toBeNull();
  });

  it("the added pages are restored on return, and fetched again when the list has grown", async () => {
    const pages = new Map([[2, answerOf(2, 5, 3, 4)]]);
    const loadPage = vi.fn(async (page: number) => pages.get(page) ?? answerOf(page, 6, 5));
    const { router, client, goBack } = open(loadPage);
    press();
    await waitFor(() => expect(shown()).toBe("1 2 3 4"));
    await act(() => router.navigate("/elsewhere"));
    expect(screen.queryByRole("status")).toBeNull();
    await act(goBack);
    expect(shown()).toBe("1 2 3 4");
    expect(loadPage.mock.calls).toEqual([[2]]);

    // The loader has fetched the first page of a list with one more row.
    pages.set(2, answerOf(2, 6, 2, 3));
    act(() => void client.setQueryData(KEY, answerOf(1, 6, 0, 1), { updatedAt: Date.now() + 1 }));
    await waitFor(() => expect(shown()).toBe("0 1 2 3"));
  });
});
