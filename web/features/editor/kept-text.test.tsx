// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { locksOfBrowser, timeoutsOfClock } from "#web/testing/browser-locks.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { claimNew } from "./kept-copies.ts";
import { Kept } from "./kept-text.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/thanh-vien/viet-bai");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Shown {
  readonly id?: number;
  readonly title?: string;
  readonly isRefused?: boolean;
  /** Typed before hydration. */
  readonly early?: string;
}

function Editor({ id, title = "", isRefused = false, early }: Shown) {
  const form = useRef<HTMLFormElement>(null);
  const typeEarly = (field: HTMLInputElement | null) => {
    if (field && early !== undefined) field.value = early;
  };
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <input ref={typeEarly} name="title" aria-label="title" defaultValue={title} />
      <Kept form={form} id={id ?? null} knownAt={null} isRefused={isRefused} />
    </form>
  );
}

/** Another page of the same tab; its URL contains the saved article. */
function open(shown: Shown, query = ""): void {
  cleanup();
  history.replaceState(null, "", `/thanh-vien/viet-bai${query}`);
  renderWithProviders(<Editor {...shown} />);
}

const type = (text: string) => fireEvent.input(screen.getByLabelText("title"), { target: { value: text } });
const send = () => fireEvent.submit(screen.getByLabelText("title").closest("form") as HTMLFormElement);
const promptsOnLeave = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const keptTitles = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith("article-kept."))
    .map(([, text]) => JSON.parse(String(text)).texts.title);
describe("A new article", () => {
  it("A new article warns before it is left and keeps text typed before it has a copy", async () => {
    open({});
    type("Gõ sớm");
    expect(promptsOnLeave()).toBe(true);
    await waitFor(() => expect(keptTitles()).toEqual(["Gõ sớm"]));
    expect(promptsOnLeave()).toBe(true);
    type("Gõ sớm, sửa rồi");
    send();
    expect(keptTitles()).toEqual(["Gõ sớm, sửa rồi"]);
    expect(promptsOnLeave()).toBe(false);
  });

  it("A new article keeps text typed before hydration", async () => {
    open({ early: "Gõ trước" });
    expect(promptsOnLeave()).toBe(true);
    await waitFor(() => expect(keptTitles()).toEqual(["Gõ trước"]));
    send();
    open({});
    expect(await screen.findByRole("button", { name: "Khôi phục" })).toBeTruthy();
  });

  it("A new article warns even if it never gets a copy", () => {
    const waits = () => new Promise<never>(() => undefined);
    vi.stubGlobal("navigator", { ...navigator, locks: { request: waits, query: waits } });
    open({});
    expect(promptsOnLeave()).toBe(false);
    type("Không có chỗ");
    expect(promptsOnLeave()).toBe(true);
  });
});

describe("The copy of a new article", () => {
  beforeEach(async () => {
    open({});
    type("Bài mới");
    await waitFor(() => expect(keptTitles()).toEqual(["Bài mới"]));
  });

  it("The copy is removed once the article is saved", () => {
    send();
    expect(keptTitles()).toEqual(["Bài mới"]);
    open({ id: 7, title: "Bài mới" }, "?done=article_saved");
    expect(keptTitles()).toEqual([]);
  });

  it("The copy is removed once the article is saved for a preview, without a message to its own page", () => {
    send();
    open({ id: 7, title: "Bài mới" });
    expect(keptTitles()).toEqual([]);
  });

  it("The copy stays when another article is saved in the same tab", () => {
    open({ id: 8, title: "Bài khác" }, "?done=article_saved");
    expect(keptTitles()).toEqual(["Bài mới"]);
  });

  it("The copy of a refused or lost article stays when another article is saved afterwards", () => {
    send();
    open({ title: "Bài mới", isRefused: true });
    open({ id: 8, title: "Bài khác" }, "?done=article_saved");
    expect(keptTitles()).toEqual(["Bài mới"]);
    open({ title: "Bài mới" });
    send();
    open({ id: 8, title: "Bài khác" });
    open({ id: 8, title: "Bài khác" }, "?done=article_saved");
    expect(keptTitles()).toEqual(["Bài mới"]);
  });
});

describe("A copy left by a page that unloads late", () => {
  const copyOf = (title: string) => JSON.stringify({ texts: { title }, known_at: null, kept_at: 1 });
  const seconds = (n: number) => act(() => vi.advanceTimersByTimeAsync(n * 1000));

  beforeEach(() => {
    vi.useFakeTimers();
    locksOfBrowser();
    timeoutsOfClock();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("The copy is offered whenever the unload completes", async () => {
    const before = await claimNew();
    localStorage.setItem(before.key, copyOf("Bài bị từ chối"));
    open({});
    await seconds(10);
    expect(screen.queryByRole("status")).toBe(null);
    before.letGo();
    await seconds(1);
    expect(screen.queryByRole("status")).not.toBe(null);
  });

  it("The copy does not interfere with another article", async () => {
    const before = await claimNew();
    localStorage.setItem(before.key, copyOf("Bài bị từ chối"));
    open({});
    await seconds(10);
    type("Bài khác");
    before.letGo();
    await seconds(3);
    expect(screen.queryByRole("status")).toBe(null);
    expect(keptTitles()).toContain("Bài bị từ chối");
  });
});
