import { expect, it } from "vitest";
import { sendForm } from "./send-form.ts";

const sendWith = (serverAction: () => Promise<object>) => {
  const body = new URLSearchParams({ intent: "login", password: "matkhau-1" });
  return sendForm({
    request: new Request("https://example.vn/dang-nhap", { method: "POST", body }),
    serverAction,
  });
};

it("a form gives what the server answers, and follows where it leads", async () => {
  expect(await sendWith(async () => ({ code: "credentials_wrong" }))).toEqual({ code: "credentials_wrong" });
  const onward = new Response(null, { status: 303, headers: { location: "/" } });
  await expect(sendWith(() => Promise.reject(onward))).rejects.toBe(onward);
});

it("a form that no server answers says so in its own place", async () => {
  expect(await sendWith(() => Promise.reject(new TypeError("Failed to fetch")))).toMatchObject({
    ...{ data: { intent: "login", code: null, isUnsent: true }, init: { status: 503 } },
  });
});

it("a form that fails says with which code in its own place", async () => {
  const failure = { status: 503, statusText: "", internal: false, data: { code: "upstream_unavailable" } };
  expect(await sendWith(() => Promise.reject(failure))).toMatchObject({
    data: { code: "upstream_unavailable" },
  });
  expect(await sendWith(() => Promise.reject(new Error("no data")))).toMatchObject({
    data: { code: "internal" },
  });
});
