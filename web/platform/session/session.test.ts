// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { askFromBrowser } from "#web/platform/data/browser-call.ts";
import { askReader, createSession, takeReader } from "./session.ts";
import { forgetKept } from "./signed-in.ts";

vi.mock("#web/platform/data/browser-call.ts", () => ({ askFromBrowser: vi.fn() }));

const asked = vi.mocked(askFromBrowser);
const reader = { id: 1, nick_name: "Nguyễn A", avatar: null, role: "expert" } as const;
const answers = (user: typeof reader) => asked.mockResolvedValue({ data: { user } } as never);
const mark = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what edge sets with an answer
  document.cookie = cookie;
};
const signIn = () => mark("signed_in=1; Path=/");
const signOut = () => mark("signed_in=; Max-Age=0; Path=/");

beforeEach(() => {
  asked.mockReset();
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
    await Promise.all([askReader(session), askReader(session)]);
    expect([session.reader, asked.mock.calls.length]).toEqual([reader, 1]);
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
    asked.mockRejectedValueOnce(new AppError("upstream_timeout"));
    await askReader(session);
    expect(session.reader).toEqual(reader);

    const next = createSession();
    asked.mockRejectedValue(new AppError("session_expired"));
    await askReader(next);
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
    asked.mockRejectedValueOnce(new AppError("session_expired"));
    await askReader(session);
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
