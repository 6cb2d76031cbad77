import { expect, type Page } from "@playwright/test";
import type { BatchPriceSeries, BatchQuote, BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import type { Role } from "#shared/account/roles.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { ingest } from "../batches/ingest.ts";
import { priceRush } from "../batches/price-rush.ts";
import type { TestSite } from "../site.ts";
import {
  answerSum,
  fillRegistration,
  flashMessage,
  newName,
  press,
  type Words,
  words,
} from "./account-screens.ts";

/** Texts of the tip screens, by language. */
export const tipWords = {
  vi: {
    ...{ write: "Đăng bài nhận định", find: "Tìm", search: "Tên đội hoặc giải đấu", post: "Đăng bài" },
    ...{ title: "Tiêu đề (*)", content: "Nội dung (*)", other: "Chọn trận khác" },
    ...{ members: /^Thành viên/, followers: /^Người theo dõi/ },
    ...{ follow: /^Theo dõi /, unfollow: /^Bỏ theo dõi /, remove: "Xóa nhận định" },
    ...{ doRemove: "Xóa vĩnh viễn", won: "Thắng", few: "Mẫu còn nhỏ.", sealed: "Ẩn đến giờ bóng lăn" },
    ...{ mine: "Đọc bằng tài khoản của bạn", everybodys: "Trang công khai của bài" },
    ...{ noExpert: "Chỉ chuyên gia mới đăng được bài" },
    ...{ followNone: "Bạn chưa theo dõi chuyên gia nào", deleted: "Nhận định đã xóa" },
    ...{ settled: "Đã có kết quả", unfollowFailed: "Bỏ theo dõi không thành công" },
    done: {
      ...{ tip: "Đăng bài thành công", removed: "Đã xóa nhận định" },
      ...{ follow: "Theo dõi thành công", unfollow: "Bỏ theo dõi thành công" },
    },
    errors: {
      title: "Tiêu đề nhận định không được để trống",
      content: "Nội dung nhận định không được để trống",
      short: "Nội dung nhận định phải có ít nhất 500 ký tự",
      long: "Nội dung nhận định không được dài quá 20.000 ký tự",
      match: "Vui lòng chọn một trận đấu",
      unknown: "Trận đấu không tồn tại, vui lòng chọn trận khác",
      company: "Vui lòng chọn ít nhất 1 nhà cái",
      empty: "Nhà cái này tạm thời chưa có dữ liệu, vui lòng chọn nhà cái khác",
      play: "Vui lòng chọn kèo",
      moved: "Giá hoặc mức kèo đã thay đổi, vui lòng xem giá mới rồi đăng lại",
      repeated: "Bạn đã có nhận định ở kèo này của trận đấu, vui lòng chọn kèo khác",
      closed: "Trận đấu đã bắt đầu nên không nhận thêm nhận định",
    },
  },
  en: {
    ...{ write: "Write a tip", find: "Find", search: "Name of a team or a league", post: "Post" },
    ...{ title: "Title (*)", content: "Content (*)", other: "Choose another match" },
    ...{ members: /^Members/, followers: /^Followers/ },
    ...{ follow: /^Follow /, unfollow: /^Unfollow /, remove: "Delete the tip" },
    ...{ doRemove: "Delete for good", won: "Win", few: "A small sample.", sealed: "Hidden until kick-off" },
    ...{ mine: "Read with your account", everybodys: "Public page of the tip" },
    ...{ noExpert: "Only experts can publish tips" },
    ...{ followNone: "You follow no expert yet", deleted: "Deleted tip" },
    ...{ settled: "Settled", unfollowFailed: "Unfollow is failed" },
    done: {
      ...{ tip: "Post sent successfully", removed: "The tip has been deleted" },
      ...{ follow: "Follow is successfully", unfollow: "Unfollow is successfully" },
    },
  },
} as const;
export type Language = keyof typeof tipWords;

/** A text of a tip with the minimum length. */
export const CONTENT = "Chủ nhà thắng năm trận gần nhất trên sân nhà và không thủng lưới. ".repeat(9);

/** A reader who has just registered in a page; without scripts the form is sent with the answer to the sum. */
export async function registerReader(
  page: Page,
  site: TestSite,
  language: Language,
  scripts = true,
): Promise<string> {
  const at: Words = words[language];
  const name = newName();
  await page.goto(site.url + at.register);
  await fillRegistration(page, at, name);
  if (!scripts) await answerSum(page, at);
  await press(page, at.doRegister);
  await expect(flashMessage(page)).toHaveText(at.done.register);
  return name;
}

/** Gives a reader a role, as operators do. */
export async function grantRole(site: TestSite, account: string, role: Role): Promise<void> {
  const response = await fetch(`${site.url}/api/v1/origin/accounts/role`, {
    method: "POST",
    headers: { authorization: `Bearer ${site.ingestToken}`, "content-type": "application/json" },
    body: JSON.stringify({ account, role }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
}

/** Makes an expert of a reader. */
export const grantExpert = (site: TestSite, account: string): Promise<void> =>
  grantRole(site, account, "expert");

/** A match of the test's own, which begins in an hour, with prices of two companies. */
export interface TippedMatch {
  /** Its teams and companies are named after it. */
  readonly source: string;
  /** The first company raises its price, or withdraws it. */
  readonly move: (how: "up" | "off") => Promise<void>;
  /** Ends the match 2-0, after 1-0 at half-time. */
  readonly end: () => Promise<void>;
}

const ending = (now: number): BatchStatusChange[] => [
  { known_at_ms: now - 2_000, status: "first_half", period_started_at_ms: now - 2_000, score: null },
  {
    ...{ known_at_ms: now - 1_000, status: "ended", period_started_at_ms: null },
    score: { home: { goals: 2, half: 1 }, away: { goals: 0, half: 0 } },
  },
];

/** The same price later: higher, or withdrawn. */
const movedQuote = (quote: BatchQuote, now: number, how: "up" | "off"): BatchQuote => ({
  ...quote,
  ...{ known_at_ms: now - 1_000, at: Math.floor(now / 1000) - 1, suspended: how === "off" },
  prices: quote.prices.map((price) => price + 0.1),
});

export async function bringMatch(site: TestSite, source: string): Promise<TippedMatch> {
  const rush = priceRush({ source, at_ms: Date.now() + 3_600_000, companies: 2 });
  let course: BatchStatusChange[] = [];
  let moved: ((quote: BatchQuote) => BatchQuote)[] = [];
  const quotesOf = ({ company, quotes }: BatchPriceSeries): BatchQuote[] =>
    quotes
      .slice(0, 1)
      .flatMap((first) => [first, ...(company === "company-0" ? moved.map((move) => move(first)) : [])]);
  const bring = () =>
    ingest(site, {
      ...rush,
      provenance: "real",
      matches: rush.matches.map((match) => ({
        ...match,
        status_changes: course,
        prices: match.prices?.map((series) => ({ ...series, quotes: quotesOf(series) })),
      })),
    });
  await bring();
  return {
    source,
    async move(how) {
      const now = Date.now();
      moved = [...moved, (quote) => movedQuote(quote, now, how)];
      await bring();
    },
    async end() {
      course = ending(Date.now());
      await bring();
    },
  };
}

/** Finds a match by name on the tip form, and selects it. */
export async function chooseMatch(page: Page, language: Language, { source }: TippedMatch): Promise<void> {
  const at = tipWords[language];
  await page.getByPlaceholder(at.search).fill(source);
  await page.getByRole("button", { name: at.find, exact: true }).click();
  await page.locator(".write-match").filter({ hasText: source }).click();
  await expect(page.getByRole("button", { name: at.other })).toBeVisible();
}

/** Selects the n-th company of the selected match. */
export async function chooseCompany(page: Page, { source }: TippedMatch, place = 1): Promise<void> {
  const company = page.locator(".write-companies .chip").filter({ hasText: `${source} company 0${place}` });
  await company.click();
  await expect(company).toHaveAttribute("aria-current", "true");
}

/** Sends the form. */
export const sendTip = (page: Page, language: Language) =>
  page.locator(".write-end").getByRole("button", { name: tipWords[language].post, exact: true }).click();

export const pathTo = (screen: Parameters<typeof pathOf>[0], language: Language, id = 0): string =>
  pathOf(screen, language, { id });
