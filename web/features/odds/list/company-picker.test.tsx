// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { CompanyPicker } from "./company-picker.tsx";
import { useListOdds } from "./use-list-odds.ts";

let answers: (() => Response)[] = [];
const fetchMock = vi.fn();
const prices = (company_name: string) => () =>
  Response.json({
    data: { odds: [], company: { id: 7, name: company_name } },
    page: { limit: 500, page: 1, total: 0 },
  });
const refused = () => Response.json({ code: "company_not_found" }, { status: 404 });

beforeEach(() => {
  localStorage.setItem(SETTINGS_KEY, '{"list_company_id":7}');
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    if (!String(input).includes("company_id=7")) return prices("")();
    fetchMock();
    return (answers.shift() ?? refused)();
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  fetchMock.mockClear();
  answers = [];
  vi.unstubAllGlobals();
});

const rows: readonly Match[] = [aMatch({ id: 1 })];
const Picker = () => <CompanyPicker company={useListOdds(rows).company} />;
const openList = async () => {
  const list = document.querySelector("[popover]");
  if (!list) throw new Error("There is no list of companies.");
  await act(async () => {
    fireEvent(list, Object.assign(new Event("beforetoggle"), { newState: "open" }));
  });
};

it("The picker names the company of the prices, and loads the companies once", async () => {
  answers = [prices("Nhà cái A")];
  renderWithProviders(<Picker />);
  expect(await screen.findByText(/Nhà cái A/)).toBeTruthy();
  await openList();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it("The picker reports unavailable prices of a company, and retries when the list is opened", async () => {
  answers = [refused, prices("Nhà cái A")];
  renderWithProviders(<Picker />);
  const status = await screen.findByText(/Không tải được kèo/);
  await openList();
  expect(await screen.findByText(/Nhà cái A/)).toBeTruthy();
  expect(status.textContent).toBe("");
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it("The picker drops the message about a company that is no longer chosen", async () => {
  renderWithProviders(<Picker />);
  const status = await screen.findByText(/Không tải được kèo/);
  const newValue = '{"list_company_id":null}';
  localStorage.setItem(SETTINGS_KEY, newValue);
  await act(
    async () => void window.dispatchEvent(new StorageEvent("storage", { key: SETTINGS_KEY, newValue })),
  );
  expect(status.textContent).toBe("");
});
