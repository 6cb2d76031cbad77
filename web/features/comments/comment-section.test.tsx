// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SIGNED_IN_COOKIE } from "#shared/account/session-header.ts";
import type { CommentTree } from "#shared/content/comment.schema.ts";
import { keepCookie } from "#web/platform/session/host-cookies.ts";
import { forgetKept, keepReader } from "#web/platform/session/signed-in.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import CommentSection from "./comment-section.tsx";
import { commentsQuery } from "./comments.query.ts";
import { useDeleteComment } from "./use-comments.ts";

const NOW_S = 1_800_000_000;
const article = { id: 5, lang: "vi", slug: "tin", published_at: NOW_S - 60, comment_count: 1 } as const;
const comment = (id: number, text: string, more: Partial<CommentTree> = {}): CommentTree => ({
  ...{ id, post_id: 5, parent_id: null, text, state: "visible", created_at: NOW_S - 30, replies: [] },
  user: { id: 3, nick_name: "Lan", avatar: null },
  ...more,
});

/** Service responses by the path of the call; a number is a refusal. */
const answers = new Map<string, () => unknown>();
const calls: string[] = [];

beforeEach(() => {
  answers.clear();
  calls.length = 0;
  answers.set("/oapi/v1/comments/mine", () => ({ comments: [] }));
  vi.stubGlobal("fetch", async (url: string) => {
    const { pathname } = new URL(url, "https://example.vn");
    calls.push(pathname);
    const answer = await answers.get(pathname)?.();
    return answer === undefined
      ? Response.json({ code: "too_many_requests" }, { status: 429 })
      : Response.json({ data: answer });
  });
  keepCookie(SIGNED_IN_COOKIE, "1");
  keepReader({ id: 1, nick_name: "Mai", avatar: null, role: "reader" });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  keepCookie(SIGNED_IN_COOKIE, null);
  forgetKept();
  vi.unstubAllGlobals();
});

const open = (...comments: CommentTree[]) =>
  renderWithProviders(<CommentSection article={article} page={1} />, {
    now_ms: NOW_S * 1000,
    queries: [
      fetched(commentsQuery(5, 1), { comments, page: { page: 1, limit: 20, total: comments.length } }),
    ],
  });
const texts = () => [...document.querySelectorAll(".comment-text")].map((one) => one.textContent);
function write(text: string) {
  const field = screen.getByRole("textbox");
  fireEvent.input(field, { target: { value: text } });
  fireEvent.submit(field.closest("form") as HTMLFormElement);
}

it("A comment is shown while it is sent, and rolled back with the reason when it is refused", async () => {
  let refuse = (_: undefined) => undefined as undefined;
  answers.set("/oapi/v1/comments", () => new Promise<undefined>((resolve) => (refuse = resolve as never)));
  open(comment(1, "Hay"));
  write("Quá hay");
  await waitFor(() => expect(texts()).toEqual(["Quá hay", "Hay"]));
  expect(document.querySelector('[data-way="sending"]')).not.toBeNull();
  await act(async () => refuse(undefined));
  await screen.findByRole("alert");
  expect(texts()).toEqual(["Hay"]);
  expect((screen.getByRole("textbox") as HTMLTextAreaElement).value).toBe("Quá hay");
});

it("A sent comment stays, and a pending one is labelled as pending", async () => {
  answers.set("/oapi/v1/comments", () => ({ comment: comment(2, "Quá hay", { state: "pending" }) }));
  open(comment(1, "Hay"));
  write("Quá hay");
  await waitFor(() => expect(document.querySelector('[data-way="waiting"]')).not.toBeNull());
  expect(texts()).toEqual(["Quá hay", "Hay"]);
});

it("A formerly pending comment that is now listed is shown once", async () => {
  answers.set("/oapi/v1/comments/mine", () => ({ comments: [comment(1, "Hay", { state: "pending" })] }));
  open(comment(1, "Hay"));
  await waitFor(() => expect(calls).toEqual(["/oapi/v1/comments/mine"]));
  await act(async () => undefined);
  expect(texts()).toEqual(["Hay"]);
  expect(document.querySelector('[data-way="waiting"]')).toBeNull();
});

it("Earlier pending comments are shown although one is sent while they are loading", async () => {
  let arrive = (_: unknown) => undefined as unknown;
  answers.set("/oapi/v1/comments/mine", () => new Promise((resolve) => (arrive = resolve as never)));
  answers.set("/oapi/v1/comments", () => ({ comment: comment(3, "Quá hay", { state: "pending" }) }));
  open(comment(1, "Hay"));
  await waitFor(() => expect(calls).toEqual(["/oapi/v1/comments/mine"]));
  write("Quá hay");
  await waitFor(() => expect(document.querySelector('[data-way="waiting"]')).not.toBeNull());
  await act(async () => arrive({ comments: [comment(2, "Hay lắm", { state: "pending" })] }));
  await waitFor(() => expect(texts()).toEqual(["Quá hay", "Hay lắm", "Hay"]));
});

it("A deleted comment does not return with pending comments that load later", async () => {
  let arrive = (_: unknown) => undefined as unknown;
  answers.set("/oapi/v1/comments/mine", () => new Promise((resolve) => (arrive = resolve as never)));
  answers.set("/oapi/v1/comments/delete", () => ({}));
  function Delete() {
    const { mutate } = useDeleteComment(5);
    return (
      <button type="button" onClick={() => mutate(comment(2, "Hay lắm"))}>
        Delete it
      </button>
    );
  }
  const { client } = renderWithProviders(
    <>
      <CommentSection article={article} page={1} />
      <Delete />
    </>,
    {
      now_ms: NOW_S * 1000,
      queries: [fetched(commentsQuery(5, 1), { comments: [], page: { page: 1, limit: 20, total: 0 } })],
    },
  );
  await waitFor(() => expect(calls).toContain("/oapi/v1/comments/mine"));
  fireEvent.click(screen.getByText("Delete it"));
  await waitFor(() => expect(calls).toContain("/oapi/v1/comments/delete"));
  await act(async () => arrive({ comments: [comment(2, "Hay lắm", { state: "pending" })] }));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(texts()).toEqual([]);
});

it("Comments of one account are not shown to the next, who logs in in another tab", async () => {
  answers.set("/oapi/v1/comments/mine", () => ({ comments: [comment(2, "Của A", { state: "pending" })] }));
  open(comment(1, "Hay"));
  await waitFor(() => expect(texts()).toEqual(["Của A", "Hay"]));
  answers.set("/oapi/v1/comments/mine", () => ({ comments: [] }));
  keepReader({ id: 2, nick_name: "Bình", avatar: null, role: "reader" });
  await act(async () => void window.dispatchEvent(new StorageEvent("storage", { key: "reader" })));
  expect(texts()).toEqual(["Hay"]);
});
