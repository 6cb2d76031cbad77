// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Me } from "#shared/account/account.schema.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { AccountAnswer } from "../form-answer.ts";
import LoginPage from "../login-page.tsx";
import { EmailStatus } from "./email-status.tsx";
import ForgotPage from "./forgot-page.tsx";
import ResetPage from "./reset-page.tsx";
import VerifyPage from "./verify-page.tsx";

afterEach(cleanup);

const TOKEN = "t".repeat(43);
const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;
const refused = (answer: Partial<AccountAnswer>): AccountAnswer => ({
  ...{ intent: "reset", filled: {}, field_errors: {}, first_wrong: null, code: null, ...answer },
});

describe("Recovery of a forgotten password", () => {
  it("Login offers password recovery and registration, which leads back to the same page", () => {
    renderWithProviders(
      <LoginPage back="/match/7" providers={[]} problem={null} answer={null} siteOrigin="http://x" />,
      {
        path: "/dang-nhap",
      },
    );
    const targetOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect([targetOf("Quên mật khẩu?"), targetOf("Đăng ký")]).toEqual([
      ...["/quen-mat-khau", "/dang-ky?back=%2Fmatch%2F7"],
    ]);
  });

  it("The recovery page asks for an account, explains the next step, and says if the site sends no mail", () => {
    const path = "/quen-mat-khau";
    renderWithProviders(<ForgotPage mail isSent={false} answer={null} />, { path });
    expect([screen.getByLabelText(/^Tài khoản/).getAttribute("name"), hidden("language")]).toEqual([
      ...["account", "vi"],
    ]);
    cleanup();
    renderWithProviders(<ForgotPage mail isSent answer={null} />, { path });
    expect(screen.getByText(/sẽ đến trong vài phút/)).toBeTruthy();
    expect(document.querySelector("form")).toBeNull();
    cleanup();
    renderWithProviders(<ForgotPage mail={false} isSent={false} answer={null} />, { path });
    expect(screen.getByText(/Trang này không gửi thư/)).toBeTruthy();
    expect(document.querySelector("form")).toBeNull();
  });
});

describe("The page of a mail link", () => {
  const path = "/dat-lai-mat-khau";

  it("The page of a mail link posts the token in the body, to a URL without it, also after a refusal", () => {
    renderWithProviders(<ResetPage token={TOKEN} state="open" answer={null} />, { path });
    const action = () => document.querySelector("form")?.getAttribute("action");
    expect([hidden("token"), action()]).toEqual([TOKEN, path]);
    cleanup();
    const answer = refused({ filled: { token: TOKEN }, field_errors: { password: ["password_common"] } });
    renderWithProviders(<ResetPage token={null} state={null} answer={answer} />, { path });
    expect([hidden("token"), action()]).toEqual([TOKEN, path]);
  });

  it("The page of a mail link has no token in its head", () => {
    renderWithProviders(<VerifyPage token={TOKEN} state="open" answer={null} />, {
      path: `/xac-nhan-email?token=${TOKEN}`,
    });
    expect(document.head.innerHTML).not.toContain(TOKEN);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  });

  it("The page without a token or with an expired link has no form, but a link to request another", () => {
    const invalid = "Mã xác thực không hợp lệ hoặc đã hết hạn";
    for (const [answer, expected] of [
      [null, invalid],
      [refused({ filled: { token: "x" }, code: "token_invalid" }), invalid],
      [
        refused({ filled: { token: TOKEN }, code: "link_expired" }),
        "Liên kết này đã hết hạn hoặc đã được dùng",
      ],
    ] as const) {
      renderWithProviders(<ResetPage token={null} state={null} answer={answer} />, { path });
      expect(screen.getByRole("alert").textContent).toBe(expected);
      expect(document.querySelector("form")).toBeNull();
      expect(screen.getByRole("link", { name: "Yêu cầu liên kết mới" }).getAttribute("href")).toBe(
        "/quen-mat-khau",
      );
      cleanup();
    }
    const answer = refused({ intent: "verify", filled: { token: TOKEN }, code: "email_in_use" });
    renderWithProviders(<VerifyPage token={null} state={null} answer={answer} />, {
      path: "/xac-nhan-email",
    });
    expect(screen.getByRole("alert").textContent).toBe("Email này đã được xác nhận cho một tài khoản khác");
  });
});

describe("A checked mail link", () => {
  it("An expired link, or one with another reader's address, shows an explanation instead of a form", () => {
    renderWithProviders(<ResetPage token={TOKEN} state="over" answer={null} />, {
      path: "/dat-lai-mat-khau",
    });
    expect(screen.getByRole("alert").textContent).toBe("Liên kết này đã hết hạn hoặc đã được dùng");
    expect(document.querySelector("form")).toBeNull();
    cleanup();
    renderWithProviders(<VerifyPage token={TOKEN} state="taken" answer={null} />, {
      path: "/xac-nhan-email",
    });
    expect(screen.getByRole("alert").textContent).toBe("Email này đã được xác nhận cho một tài khoản khác");
  });

  it("A link that has already verified its address is no failure", () => {
    renderWithProviders(<VerifyPage token={TOKEN} state="used" answer={null} />, { path: "/xac-nhan-email" });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("đã được xác nhận");
    expect(document.querySelector("form")).toBeNull();
  });
});

describe("The e-mail on the profile", () => {
  const show = (user: Pick<Me, "email" | "email_verified_at">) =>
    renderWithProviders(<EmailStatus user={user as Me} answer={null} />, { path: "/thanh-vien/ho-so" });

  it("The profile shows the e-mail as verified, or as pending with a form to resend the mail, or as missing", () => {
    show({ email: "hai@vff.vn", email_verified_at: 1 });
    expect(screen.getByText("hai@vff.vn đã được xác nhận")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    show({ email: "hai@vff.vn", email_verified_at: null });
    expect(screen.getByText(/^hai@vff.vn chưa được xác nhận/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Gửi lại thư xác nhận" })).toBeTruthy();
    expect(hidden("intent")).toBe("verification");
    cleanup();
    show({ email: null, email_verified_at: null });
    expect(document.querySelector(".account-email")).toBeNull();
  });
});
