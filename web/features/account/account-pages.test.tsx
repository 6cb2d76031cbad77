// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useActionData } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AccountEvent, Me } from "#shared/account/account.schema.ts";
import { ACCOUNT_EVENTS } from "#shared/account/account-event.table.ts";
import { FIELD_ERRORS } from "#shared/errors/field-error.table.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { formatMoment } from "#web/platform/i18n/format.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { changeElsewhere } from "./event-list.tsx";
import { type AccountAnswer, failureText } from "./form-answer.ts";
import type { CaptchaAnswer } from "./login.server.ts";
import LoginPage from "./login-page.tsx";
import ProfilePage from "./profile-page.tsx";
import RegisterPage from "./register-page.tsx";

vi.mock("./solve-captcha.ts", () => ({ solveCaptcha: async () => "solved" }));

/** A site origin that does not support passkeys. */
const ADDRESS = "http://127.0.0.1:8787";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const captcha = { kind: "altcha", question: { token: "t1", terms: [7, 4] as [number, number] } } as const;

const refused = (answer: Partial<AccountAnswer>): AccountAnswer => ({
  intent: "register",
  filled: {},
  field_errors: {},
  first_wrong: null,
  code: null,
  ...answer,
});

const field = (label: RegExp | string): HTMLInputElement => screen.getByLabelText(label);
const errorOf = (input: HTMLInputElement) =>
  (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id))
    .find((element) => element?.className === "form-error")?.textContent;

/** Accepts the forms of pages and refuses each as the service would refuse a wrong password. */
const refuseForms = () =>
  vi.fn((fields: FormData) => ({
    ...refused({ intent: fields.get("intent") as AccountAnswer["intent"], code: "credentials_wrong" }),
    captcha: null,
  }));

/** The login page with the answer to its form. */
function Login() {
  const answer = useActionData<CaptchaAnswer>() ?? null;
  return <LoginPage siteOrigin={ADDRESS} providers={[]} problem={null} back={null} answer={answer} />;
}

function fillLogin() {
  fireEvent.input(field(/^Tài khoản/), { target: { value: "nguyenvana" } });
  fireEvent.input(field("Mật khẩu (*)"), { target: { value: "matkhau-1" } });
}

describe("A form", () => {
  it("A form reports an invalid field on blur, and clears the error once it is corrected", () => {
    renderWithProviders(<RegisterPage back={null} providers={[]} mail captcha={captcha} answer={null} />, {
      path: "/dang-ky",
    });
    const name = field(/^Tên tài khoản/);
    fireEvent.input(name, { target: { value: "abc" } });
    expect(errorOf(name)).toBeUndefined();
    fireEvent.focusOut(name);
    expect([name.getAttribute("aria-invalid"), errorOf(name)]).toEqual([
      "true",
      "Tên tài khoản phải có ít nhất 6 ký tự",
    ]);
    fireEvent.input(name, { target: { value: "abcdef" } });
    expect([name.getAttribute("aria-invalid"), errorOf(name)]).toEqual([null, undefined]);
  });

  it("An invalid form is not sent, and its first invalid field gets the focus", () => {
    const sent = refuseForms();
    renderWithProviders(<Login />, { path: "/dang-nhap", action: sent });
    fireEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field(/^Tài khoản/));
    expect([errorOf(field(/^Tài khoản/)), errorOf(field("Mật khẩu (*)"))]).toEqual([
      "Vui lòng nhập tên tài khoản",
      "Vui lòng nhập mật khẩu",
    ]);
  });

  it("The button of a form does not move while it is pressed", () => {
    renderWithProviders(
      <LoginPage siteOrigin={ADDRESS} providers={[]} problem={null} back={null} answer={null} />,
      {
        path: "/dang-nhap",
      },
    );
    const button = screen.getByRole("button", { name: "Đăng nhập" });
    fireEvent.focusIn(field(/^Tài khoản/));
    fireEvent.pointerDown(button);
    fireEvent.focusOut(field(/^Tài khoản/));
    expect(errorOf(field(/^Tài khoản/))).toBeUndefined();
    fireEvent.click(button);
    expect(errorOf(field(/^Tài khoản/))).toBe("Vui lòng nhập tên tài khoản");
    fireEvent.focusIn(field("Mật khẩu (*)"));
    fireEvent.input(field("Mật khẩu (*)"), { target: { value: "1234567" } });
    fireEvent.focusOut(field("Mật khẩu (*)"));
    expect(errorOf(field("Mật khẩu (*)"))).toBe("Mật khẩu phải có ít nhất 8 ký tự");
  });

  it("A form is sent once and shows that it is being sent", async () => {
    let answer: (value: object) => void = () => undefined;
    const sent = vi.fn(() => new Promise<object>((resolve) => (answer = resolve)));
    renderWithProviders(<Login />, { path: "/dang-nhap", action: sent });
    fillLogin();
    fireEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    fireEvent.click(screen.getByRole("button", { name: "Đang gửi…" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await act(async () =>
      answer({ ...refused({ intent: "login", code: "credentials_wrong" }), captcha: null }),
    );
    expect(await screen.findByRole("button", { name: "Đăng nhập" })).toBeTruthy();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("A form refused within its page keeps its passwords, shows the reason, and can be sent again", async () => {
    const sent = refuseForms();
    renderWithProviders(<Login />, { path: "/dang-nhap", action: sent });
    fillLogin();
    fireEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    const failure = await screen.findByRole("alert");
    await waitFor(() => expect(document.activeElement).toBe(failure));
    expect([failure.textContent, field("Mật khẩu (*)").value]).toEqual([
      "Mật khẩu không chính xác, vui lòng thử lại",
      "matkhau-1",
    ]);
    fireEvent.click(await screen.findByRole("button", { name: "Đăng nhập" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls[1]?.[0].get("password")).toBe("matkhau-1");
    await screen.findByRole("button", { name: "Đăng nhập" });
  });

  it("A form refused for a missing captcha shows one with an explanation", async () => {
    const field_errors = { captcha: ["captcha_required"] };
    const action = () => ({ ...refused({ intent: "login", field_errors }), captcha });
    renderWithProviders(<Login />, { path: "/dang-nhap", action });
    fillLogin();
    fireEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    expect(await screen.findByText("Vui lòng xác minh captcha")).toBeTruthy();
  });

  it("A form refused within its page moves the focus to the invalid field", async () => {
    const field_errors = { account: ["account_characters"] };
    const action = () => ({
      ...refused({ intent: "login", field_errors, first_wrong: "account" }),
      captcha: null,
    });
    renderWithProviders(<Login />, { path: "/dang-nhap", action });
    fillLogin();
    fireEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    await waitFor(() => expect(document.activeElement).toBe(field(/^Tài khoản/)));
    expect(errorOf(field(/^Tài khoản/))).toBeTruthy();
    expect(field("Mật khẩu (*)").value).toBe("matkhau-1");
  });

  it("A form waits for the captcha and sends its solution", async () => {
    const sent = refuseForms();
    renderWithProviders(<RegisterPage back={null} providers={[]} mail captcha={captcha} answer={null} />, {
      path: "/dang-ky",
      action: sent,
    });
    fireEvent.input(field(/^Tên tài khoản/), { target: { value: "nguyenvana" } });
    fireEvent.input(field(/^Biệt danh/), { target: { value: "Nguyễn A" } });
    fireEvent.input(field("Mật khẩu (*)"), { target: { value: "matkhau-1" } });
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Đăng ký" }));
    });
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]?.[0].get("captcha")).toBe("solved");
    await screen.findByRole("button", { name: "Đăng ký" });
  });

  it("A refused form has its input but no password, and focuses the first error", () => {
    const answer = refused({
      filled: { user_name: "nguyenvana", nick_name: "Nguyễn A", intent: "register" },
      field_errors: { nick_name: ["nick_name_taken"], captcha: ["captcha_wrong"] },
      first_wrong: "nick_name",
    });
    renderWithProviders(
      <RegisterPage
        back={null}
        providers={[]}
        mail
        captcha={captcha}
        answer={{ ...answer, captcha: null }}
      />,
      {
        path: "/dang-ky",
      },
    );
    const name = field(/^Biệt danh/);
    expect([name.value, errorOf(name), document.activeElement]).toEqual([
      "Nguyễn A",
      "Biệt danh đã tồn tại",
      name,
    ]);
    expect(field("Mật khẩu (*)").value).toBe("");
    expect(screen.getByText("Captcha không đúng hoặc đã hết hạn, vui lòng thử lại")).toBeTruthy();
  });

  it("A refused form shows the general error, and a captcha if required", () => {
    const answer = { ...refused({ intent: "login", code: "credentials_wrong" }), captcha };
    renderWithProviders(
      <LoginPage siteOrigin={ADDRESS} providers={[]} problem={null} back="/match/7" answer={answer} />,
      {
        path: "/dang-nhap",
      },
    );
    expect(screen.getByRole("alert").textContent).toBe("Mật khẩu không chính xác, vui lòng thử lại");
    expect(screen.getByText("Captcha")).toBeTruthy();
    expect(
      screen.getByText("Bước này ngăn chương trình tự động tạo tài khoản hoặc dò mật khẩu."),
    ).toBeTruthy();
    expect(document.querySelector("form")?.getAttribute("action")).toBe("/dang-nhap?back=%2Fmatch%2F7");
  });

  it("A form is not sent without network, shows why, and keeps its input", async () => {
    const sent = refuseForms();
    renderWithProviders(<Login />, { path: "/dang-nhap", action: sent });
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fireEvent.input(field(/^Tài khoản/), { target: { value: "nguyenvana" } });
    fireEvent.input(field("Mật khẩu (*)"), { target: { value: "matkhau-1" } });
    const button = screen.getByRole("button", { name: "Đăng nhập" });
    fireEvent.click(button);
    expect(screen.getByRole("alert").textContent).toBe(
      "Đã xảy ra lỗi khi đăng nhập. Vui lòng kiểm tra kết nối mạng rồi thử lại.",
    );
    expect([sent.mock.calls.length, field("Mật khẩu (*)").value]).toEqual([0, "matkhau-1"]);
    onLine.mockReturnValue(true);
    fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await screen.findByRole("button", { name: "Đăng nhập" });
  });

  it("The general error of a form disappears after another input or error", () => {
    const answer = { ...refused({ intent: "login", code: "credentials_wrong" }), captcha: null };
    const open = () =>
      renderWithProviders(
        <LoginPage siteOrigin={ADDRESS} providers={[]} problem={null} back={null} answer={answer} />,
        {
          path: "/dang-nhap",
        },
      );
    const failure = () => screen.queryByText("Mật khẩu không chính xác, vui lòng thử lại");
    open();
    expect(failure()).not.toBeNull();
    fireEvent.input(field("Mật khẩu (*)"), { target: { value: "abc" } });
    expect(failure()).toBeNull();
    cleanup();
    open();
    fireEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    expect([failure(), errorOf(field("Mật khẩu (*)"))]).toEqual([null, "Vui lòng nhập mật khẩu"]);
  });

  it("A password is visible only while the reader wants to see it", () => {
    renderWithProviders(
      <LoginPage siteOrigin={ADDRESS} providers={[]} problem={null} back={null} answer={null} />,
      {
        path: "/dang-nhap",
      },
    );
    const password = field("Mật khẩu (*)");
    const button = screen.getByRole("button", { name: "Hiện mật khẩu: Mật khẩu" });
    const state = () => [password.type, button.getAttribute("aria-pressed")];
    fireEvent.click(button);
    expect(state()).toEqual(["text", "true"]);
    fireEvent.click(button);
    expect(state()).toEqual(["password", "false"]);
  });
});

const user: Me = {
  id: 1,
  user_name: "nguyenvana",
  nick_name: "Nguyễn A",
  full_name: null,
  email: "a@b.vn",
  email_verified_at: null,
  phone: null,
  brand_code: null,
  role: "reader",
  avatar: "/avatars/x.webp",
  created_at: 0,
};
const session = {
  id: 1,
  current: true,
  user_agent: null,
  remember: true,
  created_at: 0,
  seen_at: 0,
  expires_at: 9,
};

describe("The profile", () => {
  it("The profile shows the reader's data, and an error only at the form that failed", () => {
    const answer = refused({ intent: "avatar", code: "upstream_unavailable" });
    renderWithProviders(
      <ProfilePage
        siteOrigin={ADDRESS}
        mail={false}
        passkeys={null}
        logins={null}
        problem={null}
        events={null}
        alert={null}
        user={user}
        sessions={[session]}
        answer={answer}
      />,
      {
        path: "/thanh-vien/ho-so",
      },
    );
    expect(field("Email").value).toBe("a@b.vn");
    expect(screen.getByRole("alert").textContent).toBe("Đã xảy ra lỗi khi cập nhật ảnh đại diện");
    expect(screen.getByText("Trình duyệt không rõ", { exact: false })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Kết thúc/ })).toBeNull();
  });

  it("The password beside e-mail and phone is optional, and gets the focus once it was missing", () => {
    const answer = refused({
      intent: "info",
      filled: { full_name: "A", nick_name: "Nguyễn A", email: "b@b.vn", phone: "" },
      field_errors: { current_password: ["password_required"] },
      first_wrong: "current_password",
    });
    renderWithProviders(
      <ProfilePage
        siteOrigin={ADDRESS}
        mail={false}
        passkeys={null}
        logins={null}
        problem={null}
        events={null}
        alert={null}
        user={user}
        sessions={[session]}
        answer={answer}
      />,
      { path: "/thanh-vien/ho-so" },
    );
    const password = field("Mật khẩu hiện tại");
    expect(password).toMatchObject({ type: "password", value: "", required: false });
    expect(password.autocomplete).toBe("current-password");
    expect([field("Email").value, errorOf(password), document.activeElement]).toEqual([
      "b@b.vn",
      "Vui lòng nhập mật khẩu",
      password,
    ]);
    const hint = "Chỉ cần nhập khi bạn đổi email hoặc số điện thoại";
    expect(password.getAttribute("aria-describedby")).toContain(screen.getByText(hint).id);
  });

  it("The profile lists ten account events at once, and asks about a change made elsewhere", () => {
    const at = 1_790_000_000;
    const user_agent = "Mozilla/5.0 (Windows NT 10.0) Chrome/141.0";
    const events = ACCOUNT_EVENTS.flatMap((kind, index): AccountEvent[] => [
      { id: 100 - index, kind, at, user_agent, ended_agent: user_agent, current: index === 0 },
      { id: 50 - index, kind, at, user_agent: null, ended_agent: null, current: false },
    ]);
    const alert = events.find(({ kind }) => kind === "password_changed");
    renderWithProviders(
      <ProfilePage
        {...{
          user,
          events,
          siteOrigin: ADDRESS,
          passkeys: null,
          logins: null,
          problem: null,
          sessions: [session],
          answer: null,
        }}
        alert={alert ?? null}
        mail={false}
      />,
      { path: "/thanh-vien/ho-so" },
    );
    const section = screen.getByRole("region", { name: "Hoạt động của tài khoản" });
    const items = [...section.querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(items).toHaveLength(events.length);
    const moment = formatMoment(at);
    expect(items.slice(0, 2)).toEqual([
      `Đã tạo tài khoảnThiết bị này${moment} · Chrome · Windows`,
      `Đã tạo tài khoản${moment}`,
    ]);
    expect(items).toContain(`Đã kết thúc phiên trên Chrome · Windows${moment} · Chrome · Windows`);
    expect(new Set(items).size).toBe(events.length);
    expect(section.querySelector("details")?.querySelectorAll("li")).toHaveLength(events.length - 10);
    expect(screen.getByText(`Xem thêm ${events.length - 10} hoạt động`)).toBeTruthy();
    const recentChanges = screen.getByRole("complementary", { name: "Thay đổi gần đây" });
    expect(recentChanges.textContent).toContain(`Đã đổi mật khẩu ${moment} · Chrome · Windows`);
    const links = [...recentChanges.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["#password", "#events"]);
    for (const link of links) expect(document.querySelector(link ?? "")).toBeTruthy();
  });

  it("The profile asks about the week's newest change from another session, and never about a login", () => {
    const now = 1_790_000_000;
    const event = (kind: AccountEvent["kind"], more: Partial<AccountEvent> = {}): AccountEvent => ({
      ...{ id: 1, kind, at: now - 60, user_agent: null, ended_agent: null, current: false, ...more },
    });
    const late = event("email_changed", { at: now - 7 * 86_400 + 1 });
    expect(changeElsewhere([event("new_login"), event("role_changed"), late], now)).toBe(late);
    expect(changeElsewhere([event("password_changed", { current: true }), late], now)).toBe(late);
    expect(changeElsewhere([event("email_changed", { at: now - 7 * 86_400 })], now)).toBeNull();
    expect(changeElsewhere([], now)).toBeNull();
  });

  it("The profile offers to end every session but the current one", () => {
    const others = [session, { ...session, id: 2, current: false }];
    renderWithProviders(
      <ProfilePage
        siteOrigin={ADDRESS}
        mail={false}
        passkeys={null}
        logins={null}
        problem={null}
        events={null}
        alert={null}
        user={user}
        sessions={others}
        answer={null}
      />,
      { path: "/thanh-vien/ho-so" },
    );
    expect(screen.getAllByRole("button", { name: /^Kết thúc/ })).toHaveLength(2);
  });

  it("The profile refuses a file that is not a picture before sending it", async () => {
    renderWithProviders(
      <ProfilePage
        siteOrigin={ADDRESS}
        mail={false}
        passkeys={null}
        logins={null}
        problem={null}
        events={null}
        alert={null}
        user={user}
        sessions={[session]}
        answer={null}
      />,
      { path: "/thanh-vien/ho-so" },
    );
    const file = field(/^Chọn ảnh/);
    fireEvent.click(screen.getByRole("button", { name: "Cập nhật ảnh" }));
    expect(errorOf(file)).toBe("Vui lòng chọn một ảnh");
  });
});

describe("The registration", () => {
  const namesShown = () =>
    [...document.querySelectorAll<HTMLInputElement>("form input.form-input")]
      .filter((input) => input.closest("details:not([open])") === null)
      .map(({ name }) => name);
  const open = (mail: boolean, answer: CaptchaAnswer | null) =>
    renderWithProviders(<RegisterPage back={null} providers={[]} captcha={null} {...{ mail, answer }} />, {
      path: "/dang-ky",
    });

  it("A registration shows four fields, and the brand code once its link is pressed", () => {
    open(true, null);
    expect(namesShown()).toEqual(["user_name", "nick_name", "email", "password"]);
    expect(screen.getByText("Tôi có mã thương hiệu").closest("summary")).toBeTruthy();
    expect(screen.getByText(/lấy lại mật khẩu khi quên/)).toBeTruthy();
    cleanup();
    open(false, null);
    expect(screen.queryByText(/lấy lại mật khẩu khi quên/)).toBeNull();
  });

  it("The brand code is open if it is filled or wrong", () => {
    open(true, { ...refused({ filled: { brand_code: "k24" }, code: "internal" }), captcha: null });
    expect([namesShown().at(-1), field("Mã thương hiệu").value]).toEqual(["brand_code", "k24"]);
    cleanup();
    const field_errors = { brand_code: ["brand_code_unknown"] };
    open(true, { ...refused({ field_errors, first_wrong: "brand_code" }), captcha: null });
    expect(errorOf(field("Mã thương hiệu"))).toBe("Mã thương hiệu không tồn tại");
    expect(document.querySelector("details")?.open).toBe(true);
  });

  it("A field that the form asks for no longer is shown with its error if it was sent", () => {
    const field_errors = { password_confirm: ["password_mismatch"], phone: ["phone_invalid"] };
    open(true, { ...refused({ filled: { phone: "12" }, field_errors }), captcha: null });
    expect(errorOf(field("Nhập lại mật khẩu (*)"))).toBe("Hai mật khẩu không khớp, vui lòng nhập lại");
    expect([field("Số điện thoại").value, errorOf(field("Số điện thoại"))]).toEqual([
      ...["12", "Số điện thoại không hợp lệ"],
    ]);
  });
});

describe("Error texts", () => {
  it.each(["vi", "en"] as const)("Every error text exists, and is distinct per error (%s)", (locale) => {
    const texts = inLocale(locale, () => FIELD_ERRORS.map(fieldLabel));
    // Full name and nickname have separate messages; captcha and address have one each.
    expect(new Set(texts).size).toBe(FIELD_ERRORS.length);
  });

  it("The spec's error texts are used word for word", () => {
    const labels = inLocale("en", () =>
      (
        [
          "captcha_required",
          "account_required",
          "account_short",
          "password_required",
          "password_short",
          "password_wrong",
          "password_again_short",
          "password_mismatch",
          "nick_name_required",
          "nick_name_short",
          "nick_name_taken",
          "name_required",
          "email_format",
          "email_taken",
          "phone_invalid",
          "phone_taken",
          "brand_code_unknown",
        ] as const
      ).map(fieldLabel),
    );
    expect(labels).toEqual([
      "Captcha is required",
      "Account is required",
      "User name must have at least 6 characters",
      "Password is required",
      "Password must have at least 8 characters",
      "Password is incorrect, please try again",
      "Re-entered password must have at least 8 characters",
      "Please enter the password and confirm password are the same",
      "Nickname is required",
      "Nickname must have at least 6 characters",
      "Nick name already exists",
      "Name is required",
      "Email must be in the correct format",
      "Email already exists",
      "Phone number must be valid",
      "Phone number already exists",
      "Brand code does not exist",
    ]);
  });

  it("A reader's own error is explained, and no error lacks a text", () => {
    expect(inLocale("en", () => failureText("login", "too_many_requests"))).toBe(
      "Too many requests, please try again later",
    );
    expect(inLocale("en", () => failureText("delete", "internal"))).not.toBe("");
    expect(fieldLabel("made up")).toBe(fieldLabel(undefined));
  });
});
