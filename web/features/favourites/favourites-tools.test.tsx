// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { follow } from "#shared/favourite/favourite.rules.ts";
import { writeFavourites } from "#shared/favourite/favourite-text.rules.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { FavouriteTabs } from "./favourite-tabs.tsx";
import { FavouritesTools } from "./favourites-tools.tsx";

const NOW_MS = Date.UTC(2026, 10, 22);
const NOW = NOW_MS / 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  localStorage.setItem(
    "favouritesTeams",
    writeFavourites(follow(follow([], { id: 1, name: "Hà Nội" }, NOW), { id: 2, name: "Huế" }, NOW)),
  );
  localStorage.setItem("favouritesLeagues", writeFavourites(follow([], { id: 7 }, NOW)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const page = () =>
  renderWithProviders(
    <>
      <FavouriteTabs kind="team" />
      <FavouritesTools />
    </>,
  );
const counts = () =>
  within(screen.getByRole("navigation"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const undo = () => screen.queryByRole("button", { name: "Hoàn tác" });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(0);
};

async function take(text: string, file = new Blob([text])): Promise<string> {
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  fireEvent.change(input);
  // Reading a file is independent of fake clocks.
  vi.useRealTimers();
  await waitFor(() => expect(noticeText()).not.toBe(""));
  return noticeText();
}
const noticeText = (): string => document.querySelector(".favourites-notice")?.textContent ?? "";
const fileOf = (fields: object) => JSON.stringify({ format: "favourites", version: 1, ...fields });

describe("Deleting all favourites", () => {
  it("Deleting everything can be undone for ten seconds", async () => {
    page();
    expect(counts()).toEqual(["Trận đấu0", "Giải đấu1", "Đội2"]);
    await press("Xóa tất cả");
    expect(counts()).toEqual(["Trận đấu0", "Giải đấu0", "Đội0"]);
    expect(screen.getByText("Đã xóa 3 mục yêu thích.")).toBeTruthy();
    await pass(9_900);
    await press("Hoàn tác");
    expect(counts()).toEqual(["Trận đấu0", "Giải đấu1", "Đội2"]);
    expect(undo()).toBeNull();
  });

  it("Deleting everything is final after ten seconds", async () => {
    page();
    await press("Xóa tất cả");
    await pass(10_100);
    expect(undo()).toBeNull();
    expect(counts()).toEqual(["Trận đấu0", "Giải đấu0", "Đội0"]);
  });

  it("The undo time pauses while the reader is on the undo notice", async () => {
    page();
    await press("Xóa tất cả");
    fireEvent.focus(undo() as HTMLElement);
    await pass(60_000);
    fireEvent.blur(undo() as HTMLElement);
    await pass(9_900);
    expect(undo()).not.toBeNull();
    await pass(200);
    expect(undo()).toBeNull();
  });

  it("Deleting everything does nothing without favourites", async () => {
    localStorage.clear();
    page();
    await press("Xóa tất cả");
    expect(undo()).toBeNull();
  });
});

describe("Importing a file", () => {
  it("An import adds new favourites, and reports their number", async () => {
    page();
    const text = fileOf({ matches: [{ id: 5 }], teams: [{ id: 2 }, { id: 3 }] });
    expect(await take(text)).toBe("Đã thêm 2 mục mới từ tệp.");
    expect(counts()).toEqual(["Trận đấu1", "Giải đấu1", "Đội3"]);
  });

  it("An invalid file changes nothing and is reported", async () => {
    page();
    const gone = Object.assign(new Blob(["{}"]), {
      text: () => Promise.reject(new DOMException("gone", "NotReadableError")),
    });
    expect(await take("", gone)).toBe("Trình duyệt không đọc được tệp này.");
    expect(counts()).toEqual(["Trận đấu0", "Giải đấu1", "Đội2"]);
  });

  it("An import drops no favourites: it is refused without room for all of it", async () => {
    page();
    const teams = Array.from({ length: 999 }, (_, at) => ({ id: at + 3 }));
    expect(await take(fileOf({ teams }))).toContain("mỗi danh sách tối đa 1000 mục");
    expect(counts()[2]).toBe("Đội2");
  });

  it.each([
    ["{", "Không đọc được tệp: nội dung không phải JSON."],
    ["[]", "Tệp này không phải danh sách yêu thích của trang."],
    [fileOf({ version: 9 }), "Tệp thuộc phiên bản mới hơn: hãy tải lại trang rồi thử lại."],
    [fileOf({ teams: [{ id: 4 }, {}] }), "Tệp bị hỏng ở mục teams[1]: chưa nhập gì cả."],
  ])("The invalid file %s changes nothing", async (text, expected) => {
    page();
    expect(await take(text)).toBe(expected);
    expect(counts()).toEqual(["Trận đấu0", "Giải đấu1", "Đội2"]);
  });
});
