// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { loadFromBrowser } from "#web/platform/data/browser-call.ts";
import { createSession, loadReader, takeReader } from "./session.ts";
import { forgetKept } from "./signed-in.ts";

vi.mock("#web/platform/data/browser-call.ts", () => ({ loadFromBrowser: vi.fn() }));

const loadMock = vi.mocked(loadFromBrowser);
const reader = { id: 1, nick_name: "Nguyễn A", avatar: null, role: "expert" } as const;
const answers = (user: typeof reader) => loadMock.mockResolvedValue({ data: { user } } as never);
const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what edge sets with an answer
  document.cookie = cookie;
};
const signIn = () => setCookie("signed_in=1; Path=/");
const signOut = () => setCookie("signed_in=; Max-Age=0; Path=/");

beforeEach(() => {
  loadMock.mockReset();
  localStorage.clear();
  signOut();
});
afterEach(forgetKept);

describe("the session", () => {
  it("the reader is requested once a page, and stored for the next", async () => {
    signIn();
    answers(reader);
    const session = createSession();
    expect(session.reader).toBeNull();
    await Promise.all([loadReader(session), loadReader(session)]);
    expect([session.reader, loadMock.mock.calls.length]).toEqual([reader, 1]);
    expect(createSession().reader).toEqual(reader);
  });

  it("there is no reader without the marker cookie, whatever is stored", () => {
    signIn();
    takeReader(createSession(), reader);
    signOut();
    expect(createSession().reader).toBeNull();
  });

  it("the reader is forgotten when the session is over, and kept when the request fails", async () => {
    signIn();
    takeReader(createSession(), reader);
    const session = createSession();
    loadMock.mockRejectedValueOnce(new AppError("upstream_timeout"));
    await loadReader(session);
    expect(session.reader).toEqual(reader);

    const next = createSession();
    loadMock.mockRejectedValue(new AppError("session_expired"));
    await loadReader(next);
    expect([next.reader, document.cookie.includes("signed_in=1"), localStorage.length]).toEqual([
      null,
      false,
      0,
    ]);
  });

  it("the reader stays when the session's token changed during a call", async () => {
    signIn();
    answers(reader);
    const session = createSession();
    loadMock.mockRejectedValueOnce(new AppError("session_expired"));
    await loadReader(session);
    expect([session.reader, document.cookie.includes("signed_in=1")]).toEqual([reader, true]);
  });

  it("the reader follows other tabs", () => {
    signIn();
    const session = createSession();
    localStorage.setItem("reader", JSON.stringify(reader));
    window.dispatchEvent(new StorageEvent("storage", { key: "reader" }));
    expect(session.reader).toEqual(reader);
    localStorage.setItem("reader", "not json");
    window.dispatchEvent(new StorageEvent("storage", { key: "reader" }));
    expect(session.reader).toBeNull();
  });
});
