import { expect, it } from "vitest";
import { sendForm } from "./send-form.ts";

const sendWith = (serverAction: () => Promise<object>) => {
  const body = new URLSearchParams({ intent: "login", password: "matkhau-1" });
  return sendForm({
    request: new Request("https://example.vn/dang-nhap", { method: "POST", body }),
    serverAction,
  });
};

it("A form receives the server's answer and follows its redirect", async () => {
  expect(await sendWith(async () => ({ code: "credentials_wrong" }))).toEqual({ code: "credentials_wrong" });
  const onward = new Response(null, { status: 303, headers: { location: "/" } });
  await expect(sendWith(() => Promise.reject(onward))).rejects.toBe(onward);
});

it("A form without a server response shows the failure in place", async () => {
  expect(await sendWith(() => Promise.reject(new TypeError("Failed to fetch")))).toMatchObject({
    ...{ data: { intent: "login", code: null, isUnsent: true }, init: { status: 503 } },
  });
});

it("A failed form shows the error code's message in place", async () => {
  const failure = { status: 503, statusText: "", internal: false, data: { code: "upstream_unavailable" } };
  expect(await sendWith(() => Promise.reject(failure))).toMatchObject({
    data: { code: "upstream_unavailable" },
  });
  expect(await sendWith(() => Promise.reject(new Error("no data")))).toMatchObject({
    data: { code: "internal" },
  });
});
