// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useActionData } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Me } from "#shared/account/account.schema.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { AccountAnswer } from "./form-answer.ts";
import ProfilePage from "./profile-page.tsx";

const ADDRESS = "http://127.0.0.1:8787";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const refused = (intent: AccountAnswer["intent"]): AccountAnswer => ({
  ...{ intent, filled: {}, field_errors: {}, first_wrong: null, code: "too_many_requests" },
});

const user: Me = {
  id: 1,
  user_name: "nguyenvana",
  nick_name: "Nguyễn A",
  full_name: "Nguyễn A",
  email: "a@b.vn",
  email_verified_at: null,
  phone: null,
  brand_code: null,
  role: "reader",
  avatar: "/avatars/x.webp",
  created_at: 0,
};

describe("A page with several forms", () => {
  function Profile() {
    const answer = useActionData<AccountAnswer>() ?? null;
    return (
      <ProfilePage
        user={user}
        {...{
          sessions: [],
          passkeys: null,
          logins: null,
          problem: null,
          events: null,
          alert: null,
          mail: false,
          answer,
        }}
        siteOrigin={ADDRESS}
      />
    );
  }
  /** The profile page; the fake service answers each form on request. */
  function open() {
    const answers: ((answer: object) => void)[] = [];
    const sent = vi.fn((_: FormData) => new Promise<object>((resolve) => void answers.push(resolve)));
    const { router } = renderWithProviders(<Profile />, { path: "/thanh-vien/ho-so", action: sent });
    const answer = (intent: AccountAnswer["intent"]) => act(async () => answers.shift()?.(refused(intent)));
    return { router, sent, answer };
  }
  const button = (name: string) => screen.getByRole("button", { name });
  const pressPassword = () => {
    for (const [name, value] of [
      ["current_password", "matkhau-0"],
      ["password", "matkhau-1"],
    ])
      fireEvent.input(document.querySelector(`#password-form [name="${name}"]`) as HTMLInputElement, {
        target: { value },
      });
    fireEvent.click(button("Đổi mật khẩu"));
  };

  it("A page sends one form at a time, so that each gets its answer", async () => {
    const { sent, answer } = open();
    fireEvent.click(button("Lưu thông tin"));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    pressPassword();
    expect(button("Đổi mật khẩu").getAttribute("aria-disabled")).toBe("true");
    await answer("info");
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Lưu thông tin" })).toBeTruthy();
    pressPassword();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls.map(([fields]) => fields.get("intent"))).toEqual(["info", "password"]);
    await answer("password");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Đang gửi…" })).toBeNull());
  });

  it("A form can be sent again after a link interrupted its submission", async () => {
    const { router, sent } = open();
    fireEvent.click(button("Lưu thông tin"));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await act(async () => router.navigate("/thanh-vien/ho-so#events"));
    fireEvent.click(await screen.findByRole("button", { name: "Lưu thông tin" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  });
});
