// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { CompanyPicker } from "./company-picker.tsx";
import { refetchListOdds } from "./list-odds.refetch.ts";
import { packOdds } from "./packed-odds.ts";

vi.mock("./list-odds.refetch.ts");

beforeEach(() => localStorage.setItem(SETTINGS_KEY, '{"list_company_id":7}'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
});

const show = () => renderPart(<CompanyPicker date="2022-12-18" packed={packOdds([])} />);
const named = (company_name: string) => ({ company_name, matches: new Map() });
const openList = async () => {
  const list = document.querySelector("[popover]");
  if (!list) throw new Error("There is no list of companies.");
  await act(async () => {
    fireEvent(list, Object.assign(new Event("beforetoggle"), { newState: "open" }));
  });
};

it("says whose prices are shown, and asks once", async () => {
  vi.mocked(refetchListOdds).mockResolvedValue(named("Nhà cái A"));
  show();
  expect(await screen.findByText(/Nhà cái A/)).toBeTruthy();
  await openList();
  expect(refetchListOdds).toHaveBeenCalledTimes(1);
});

it("says that a company's prices could not be had, and asks for them again when the list is opened", async () => {
  vi.mocked(refetchListOdds).mockRejectedValueOnce(new Error("503")).mockResolvedValue(named("Nhà cái A"));
  show();
  const status = await screen.findByText(/Không tải được kèo/);
  await openList();
  expect(await screen.findByText(/Nhà cái A/)).toBeTruthy();
  expect(status.textContent).toBe("");
  expect(refetchListOdds).toHaveBeenCalledTimes(2);
});

it("says nothing of a company any more that is no longer chosen elsewhere", async () => {
  vi.mocked(refetchListOdds).mockRejectedValue(new Error("503"));
  show();
  const status = await screen.findByText(/Không tải được kèo/);
  const newValue = '{"list_company_id":null}';
  localStorage.setItem(SETTINGS_KEY, newValue);
  await act(
    async () => void window.dispatchEvent(new StorageEvent("storage", { key: SETTINGS_KEY, newValue })),
  );
  expect(status.textContent).toBe("");
});
