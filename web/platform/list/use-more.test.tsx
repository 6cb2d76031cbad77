// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPart } from "#web/testing/render-page.tsx";
import { MoreLink } from "./more-link.tsx";
import { PageLinks } from "./page-links.tsx";
import { type ListPage, useMore } from "./use-more.ts";

afterEach(cleanup);

const pageOf = (page: number, total: number, ...ids: number[]): ListPage<{ id: number }> => ({
  rows: ids.map((id) => ({ id })),
  page: { page, limit: 2, total },
});

function List({ ask }: { ask: (page: number) => Promise<ListPage<{ id: number }>> }) {
  const list = useMore(pageOf(1, 5, 1, 2), (_, page) => ask(page));
  return (
    <>
      <output>{list.rows.map(({ id }) => id).join(" ")}</output>
      <MoreLink list={list} href={`/x?page=${list.through + 1}`} />
      <PageLinks
        page={{ page: 1, limit: 2, total: 8 }}
        through={list.through}
        hrefOf={(page) => `/x?page=${page}`}
        label="Các trang"
      />
    </>
  );
}

const shown = () => screen.getAllByRole("status")[0]?.textContent;
const press = () => fireEvent.click(screen.getByRole("link", { name: "Xem thêm" }));

describe("a list that goes on", () => {
  it("appends the next page at each press, shows no row twice, and ends", async () => {
    const ask = vi.fn(async (page: number) => (page === 2 ? pageOf(2, 5, 2, 3) : pageOf(3, 5, 4)));
    renderPart(<List ask={ask} />);
    press();
    await waitFor(() => expect(shown()).toBe("1 2 3"));
    press();
    await waitFor(() => expect(shown()).toBe("1 2 3 4"));
    expect(ask.mock.calls).toEqual([[2], [3]]);
    expect(screen.queryByRole("link", { name: "Xem thêm" })).toBeNull();
  });

  it("is a link to what follows until its code is here, and in a new tab", async () => {
    const ask = vi.fn(async (page: number) => pageOf(page, 8, page * 2 - 1, page * 2));
    renderPart(<List ask={ask} />);
    const link = () => screen.getByRole("link", { name: "Xem thêm" });
    expect(link().getAttribute("href")).toBe("/x?page=2");
    const leave = (event: Event) => event.preventDefault();
    document.addEventListener("click", leave);
    fireEvent.click(link(), { ctrlKey: true });
    document.removeEventListener("click", leave);
    expect(ask).not.toHaveBeenCalled();
    press();
    await waitFor(() => expect(link().getAttribute("href")).toBe("/x?page=3"));
  });

  it("has links to the pages that are not shown yet", async () => {
    renderPart(<List ask={async (page) => pageOf(page, 8, page * 2 - 1, page * 2)} />);
    const next = () => screen.getByRole("link", { name: "Trang sau" }).getAttribute("href");
    expect(screen.getByRole("navigation").textContent).toContain("Trang 1/4");
    press();
    await waitFor(() => expect(next()).toBe("/x?page=3"));
    expect(screen.getByRole("navigation").textContent).toContain("Trang 1–2/4");
    expect(screen.queryByRole("link", { name: "Trang trước" })).toBeNull();
  });

  it("keeps what is shown when a page cannot be had, says so, and may be asked again", async () => {
    const ask = vi.fn(async (_: number) => pageOf(2, 3, 3));
    ask.mockRejectedValueOnce(new Error("no network"));
    renderPart(<List ask={ask} />);
    press();
    await screen.findByText("Không tải được, vui lòng thử lại.");
    expect(shown()).toBe("1 2");
    press();
    await waitFor(() => expect(shown()).toBe("1 2 3"));
    expect(screen.queryByText("Không tải được, vui lòng thử lại.")).toBeNull();
  });
});
