import { crc32, deflateSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";

/** Texts of the account screens, by language. */
export const words = {
  vi: {
    ...{ login: "/dang-nhap", register: "/dang-ky", profile: "/thanh-vien/ho-so", home: "/" },
    ...{ userName: /^Tên tài khoản/, nickName: /^Biệt danh/, fullName: /^Họ tên \(/, phone: "Số điện thoại" },
    ...{
      password: "Mật khẩu (*)",
      account: /^Tài khoản/,
      brand: "Mã thương hiệu",
    },
    ...{
      current: "Mật khẩu hiện tại (*)",
      confirm: "Mật khẩu hiện tại",
      passwordMissing: "Vui lòng nhập mật khẩu",
      fresh: "Mật khẩu mới (*)",
      picture: /^Chọn ảnh/,
      remember: "Ghi nhớ",
    },
    ...{ doRegister: "Đăng ký", doLogin: "Đăng nhập", doLogout: "Đăng xuất", doInfo: "Lưu thông tin" },
    ...{
      doPassword: "Đổi mật khẩu",
      doAvatar: "Cập nhật ảnh",
      doDelete: "Xóa vĩnh viễn",
      openDelete: "Xóa tài khoản",
    },
    ...{ doExport: "Tải dữ liệu của tôi", endOthers: "Kết thúc mọi phiên khác", sum: /cộng/ },
    done: {
      register: "Đăng ký thành công. Tài khoản đã được tạo",
      ...{
        login: "Đăng nhập thành công",
        logout: "Đăng xuất thành công",
        info: "Cập nhật thông tin thành công",
      },
      ...{ avatar: "Cập nhật ảnh đại diện thành công", password: "Đổi mật khẩu thành công" },
      ...{ session: "Đã kết thúc phiên đăng nhập", deleted: "Đã xóa tài khoản và mọi dữ liệu của bạn" },
    },
  },
  en: {
    ...{ login: "/en/login", register: "/en/register", profile: "/en/account/profile", home: "/en" },
    ...{ userName: /^User name/, nickName: /^Nickname/, fullName: /^Name \(/, phone: "Phone number" },
    ...{ password: "Password (*)", account: /^Account/, brand: "Brand code" },
    ...{
      current: "Current password (*)",
      confirm: "Current password",
      passwordMissing: "Password is required",
      fresh: "New password (*)",
      picture: /^Choose a picture/,
      remember: "Remember me",
    },
    ...{ doRegister: "Register", doLogin: "Log in", doLogout: "Log out", doInfo: "Save" },
    ...{
      doPassword: "Change password",
      doAvatar: "Update avatar",
      doDelete: "Delete for good",
      openDelete: "Delete account",
    },
    ...{ doExport: "Download my data", endOthers: "End all other sessions", sum: /How much/ },
    done: {
      register: "Registration successful. Account created successfully",
      ...{ login: "Login successful", logout: "Logout successful", info: "Update info is successful" },
      ...{ avatar: "Avatar updated successfully", password: "Change password successful" },
      ...{
        session: "The session has ended",
        deleted: "Your account and everything stored about you have been deleted",
      },
    },
  },
} as const;
export type Words = (typeof words)[keyof typeof words];

/** The password of every reader. */
export const PASSWORD = "matkhau-1";
/** A grey picture of a size. */
export function pictureOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

let made = 0;
const fourDigits = (number: number): string => String(number % 10_000).padStart(4, "0");
/** An unused mobile number. */
export const newPhone = (): string => `09${fourDigits(process.pid)}${fourDigits(++made)}`;

/** An unused name. */
export const newName = (): string => `reader${process.pid}n${++made}`;

/** A field by its exact name. */
export const exactly = (page: Page | Locator, label: string | RegExp): Locator =>
  typeof label === "string" ? page.getByLabel(label, { exact: true }) : page.getByLabel(label);
/** Presses a button of the page itself. */
export const press = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).click();
/** The page's flash message. */
export const flashMessage = (page: Page): Locator => page.locator(".flash-message");

/** The error that a field's description refers to. */
export async function errorTextOf(field: Locator): Promise<string | null> {
  const ids = (await field.getAttribute("aria-describedby")) ?? "";
  const errorIds = ids.split(" ").flatMap((id) => (id.endsWith("-error") ? [id] : []));
  if (errorIds.length === 0) return null;
  return field.page().locator(`[id="${errorIds[0]}"]`).textContent();
}

/** Fills in the required fields of a registration. */
export async function fillRegistration(page: Page, at: Words, name: string): Promise<void> {
  await exactly(page, at.userName).fill(name);
  await exactly(page, at.nickName).fill(`Nick ${name}`);
  await exactly(page, at.password).fill(PASSWORD);
}

/** Creates an account, whose reader is then logged in. */
export async function registerOn(page: Page, url: string, at: Words, name: string): Promise<void> {
  await page.goto(url + at.register);
  await fillRegistration(page, at, name);
  await press(page, at.doRegister);
  await expect(flashMessage(page)).toHaveText(at.done.register);
}

/** Fills in the log-in form of the open page, and sends it. */
export async function logInOn(page: Page, at: Words, name: string, password: string): Promise<void> {
  await exactly(page, at.account).fill(name);
  await exactly(page, at.password).fill(password);
  await press(page, at.doLogin);
}

/** Answers the captcha's question, no sooner than people do. */
export async function answerSum(page: Page, at: Words): Promise<void> {
  const label = page.locator("label").filter({ hasText: at.sum });
  const [first = 0, second = 0] = ((await label.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  const startedAt = Date.now();
  await label.locator('input[name="captcha_answer"]').fill(String(first + second));
  await expect.poll(() => Date.now() - startedAt, { timeout: 10_000 }).toBeGreaterThan(4_000);
}
