// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { loadFromBrowser, sendFromBrowser } from "#web/platform/data/browser-call.ts";
import { forgetKept, keepReader } from "#web/platform/session/signed-in.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { FollowForm } from "./follow-form.tsx";

vi.mock("#web/platform/data/browser-call.ts", async (load) => ({
  ...(await load<object>()),
  loadFromBrowser: vi.fn(),
  sendFromBrowser: vi.fn(),
}));

const loadMock = vi.mocked(loadFromBrowser);
const sent = vi.mocked(sendFromBrowser);
const expert = (id: number) => ({ id, nick_name: `Chuyên gia ${id}` }) as Tip["expert"];
const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: simulates a cookie set by edge
  document.cookie = cookie;
};
const account = (id: number) => {
  setCookie("signed_in=1; Path=/");
  keepReader({ id, nick_name: `Độc giả ${id}`, avatar: null, role: "reader" });
};
const names = () => screen.getAllByRole("button").map((button) => button.textContent);

beforeEach(() => {
  loadMock.mockReset();
  sent.mockReset();
});
afterEach(() => {
  cleanup();
  setCookie("signed_in=; Max-Age=0; Path=/");
  forgetKept();
});

describe("The follow button", () => {
  it("Every reader sees the button, and nothing is requested for anonymous ones", () => {
    renderWithProviders(<FollowForm expert={expert(7)} back="/chuyen-gia/7" />);
    expect(names()).toEqual(["Theo dõi"]);
    expect(loadMock).not.toHaveBeenCalled();
    const form = screen.getByRole("button").closest("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/thanh-vien/theo-doi"]);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      ...{ expert_id: "7", back: "/chuyen-gia/7" },
    });
  });

  it("A page loads the reader's follows once", async () => {
    account(1);
    loadMock.mockResolvedValue({ data: { expert_ids: [8] } } as never);
    renderWithProviders(
      <>
        <FollowForm expert={expert(7)} back="/" />
        <FollowForm expert={expert(8)} back="/" isNamed />
      </>,
    );
    await waitFor(() => expect(names()).toEqual(["Theo dõi", "Bỏ theo dõi Chuyên gia 8"]));
    expect(loadMock).toHaveBeenCalledTimes(1);
  });

  it("A change applies at once, within the page", async () => {
    account(1);
    loadMock.mockResolvedValue({ data: { expert_ids: [8] } } as never);
    let arrive = (_: unknown) => undefined as unknown;
    sent.mockReturnValue(new Promise((resolve) => (arrive = resolve as never)) as never);
    renderWithProviders(<FollowForm expert={expert(7)} back="/" />);
    await waitFor(() => expect(loadMock).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(names()).toEqual(["Bỏ theo dõi"]));
    expect(sent.mock.calls).toEqual([["/oapi/v1/experts/follow", { expert_id: 7 }]]);
    loadMock.mockResolvedValue({ data: { expert_ids: [8, 7] } } as never);
    await act(async () => arrive({ data: {} }));
    expect(names()).toEqual(["Bỏ theo dõi"]);
    await waitFor(() => expect(screen.getByRole("status").textContent).not.toBe(""));
  });

  it("A refused change is rolled back with the reason", async () => {
    account(1);
    loadMock.mockResolvedValue({ data: { expert_ids: [] } } as never);
    sent.mockRejectedValue(
      new AppError("validation_failed", { fields: { expert_id: ["follow_limit"] } }) as never,
    );
    renderWithProviders(<FollowForm expert={expert(7)} back="/" />);
    await waitFor(() => expect(loadMock).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole("button"));
    await screen.findByRole("alert");
    expect(names()).toEqual(["Theo dõi"]);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("The button offers to follow if the follows are unavailable", async () => {
    account(1);
    loadMock.mockRejectedValueOnce(new AppError("upstream_timeout"));
    renderWithProviders(<FollowForm expert={expert(7)} back="/" />);
    await waitFor(() => expect(loadMock).toHaveBeenCalled());
    expect(names()).toEqual(["Theo dõi"]);
  });

  it("Follows of one account are not shown to the next, who logs in in another tab", async () => {
    account(1);
    loadMock.mockResolvedValueOnce({ data: { expert_ids: [7] } } as never);
    renderWithProviders(<FollowForm expert={expert(7)} back="/" />);
    await waitFor(() => expect(names()).toEqual(["Bỏ theo dõi"]));
    loadMock.mockResolvedValue({ data: { expert_ids: [] } } as never);
    account(2);
    await act(async () => void window.dispatchEvent(new StorageEvent("storage", { key: "reader" })));
    expect(names()).toEqual(["Theo dõi"]);
    expect(loadMock).toHaveBeenCalledTimes(2);
  });

  it("Only the refused change is rolled back", async () => {
    account(1);
    loadMock.mockResolvedValueOnce({ data: { expert_ids: [] } } as never);
    // No later response arrives: the page shows its own state.
    loadMock.mockReturnValue(new Promise(() => undefined) as never);
    let refuse = (_: unknown) => undefined as unknown;
    sent.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)) as never);
    sent.mockResolvedValueOnce({ data: {} } as never);
    renderWithProviders(
      <>
        <FollowForm expert={expert(7)} back="/" />
        <FollowForm expert={expert(8)} back="/" />
      </>,
    );
    await waitFor(() => expect(loadMock).toHaveBeenCalledTimes(1));
    const [seven, eight] = screen.getAllByRole("button");
    fireEvent.click(seven as HTMLElement);
    fireEvent.click(eight as HTMLElement);
    await waitFor(() => expect(names()).toEqual(["Bỏ theo dõi", "Bỏ theo dõi"]));
    await act(async () => refuse(new AppError("forbidden")));
    await screen.findByRole("alert");
    expect(names()).toEqual(["Theo dõi", "Bỏ theo dõi"]);
  });

  it("Other experts are not shown as unfollowed before the follows have loaded", async () => {
    account(1);
    loadMock.mockReturnValueOnce(new Promise(() => undefined) as never);
    loadMock.mockResolvedValue({ data: { expert_ids: [8] } } as never);
    sent.mockRejectedValue(new AppError("forbidden") as never);
    const { client } = renderWithProviders(<FollowForm expert={expert(7)} back="/" />);
    const known: unknown[] = [];
    client.getQueryCache().subscribe(({ query }) => known.push(query.state.data));
    await waitFor(() => expect(loadMock).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole("button"));
    await screen.findByRole("alert");
    await waitFor(() => expect(known).toContainEqual([8]));
    expect(known).not.toContainEqual([]);
    expect(known).not.toContainEqual([7]);
  });
});
