// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { QueuedComment } from "#shared/content/comment.schema.ts";
import { AppError } from "#shared/errors/app-error.ts";
import { loadFromBrowser, sendFromBrowser } from "#web/platform/data/browser-call.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import CommentQueuePage from "./comment-queue-page.tsx";
import { commentQueueQuery } from "./comments.query.ts";

vi.mock("#web/platform/data/browser-call.ts", async (load) => ({
  ...(await load<object>()),
  loadFromBrowser: vi.fn(),
  sendFromBrowser: vi.fn(),
}));

const queued = (id: number): QueuedComment => ({
  ...{ id, post_id: 5, parent_id: null, text: `Lời ${id}`, state: "pending", created_at: 1, reports: [] },
  user: { id: 3, nick_name: "Lan", avatar: null },
  post: { id: 5, lang: "vi", slug: "tin", title: "Tin" },
});
const queueOf = (...ids: number[]) => ({
  comments: ids.map(queued),
  page: { page: 1, limit: 20, total: ids.length },
});
const texts = () => [...document.querySelectorAll(".comment-text")].map((one) => one.textContent);
const approve = () => fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement);

beforeEach(() => {
  vi.mocked(sendFromBrowser).mockReset();
  vi.mocked(loadFromBrowser).mockReset();
  renderWithProviders(<CommentQueuePage page={1} isAllowed answer={null} />, {
    queries: [fetched(commentQueueQuery(1), queueOf(1, 2))],
  });
});
afterEach(cleanup);

it("A decided comment leaves the queue at once, with a confirmation", async () => {
  const { comments, page } = queueOf(2);
  vi.mocked(loadFromBrowser).mockResolvedValue({ data: { comments }, page } as never);
  vi.mocked(sendFromBrowser).mockResolvedValue({ data: {} } as never);
  approve();
  await waitFor(() => expect(texts()).toEqual(["Lời 2"]));
  await waitFor(() => expect(screen.getByRole("status").textContent).not.toBe(""));
  expect(vi.mocked(sendFromBrowser).mock.calls).toEqual([
    ["/oapi/v1/comments/decide", { comment_id: 1, post_id: 5, decision: "approve" }],
  ]);
});

it("A comment returns to the queue with the reason when the decision is refused", async () => {
  const { comments, page } = queueOf(1, 2);
  vi.mocked(loadFromBrowser).mockResolvedValue({ data: { comments }, page } as never);
  vi.mocked(sendFromBrowser).mockRejectedValue(new AppError("forbidden") as never);
  approve();
  await screen.findByRole("alert");
  expect(texts()).toEqual(["Lời 1", "Lời 2"]);
});

it("Only the comment whose decision was refused returns to the queue", async () => {
  // No later response arrives: the page shows its own state.
  vi.mocked(loadFromBrowser).mockReturnValue(new Promise(() => undefined) as never);
  let refuse = (_: unknown) => undefined as unknown;
  vi.mocked(sendFromBrowser).mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)) as never);
  vi.mocked(sendFromBrowser).mockResolvedValueOnce({ data: {} } as never);
  approve();
  await waitFor(() => expect(texts()).toEqual(["Lời 2"]));
  approve();
  await waitFor(() => expect(texts()).toEqual([]));
  await waitFor(() => expect(sendFromBrowser).toHaveBeenCalledTimes(2));
  await act(async () => refuse(new AppError("forbidden")));
  await waitFor(() => expect(texts()).toEqual(["Lời 1"]));
});
