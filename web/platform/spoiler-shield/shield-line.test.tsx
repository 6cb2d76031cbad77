// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Shield } from "#shared/spoiler-shield/shield.rules.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import ShieldLine from "./shield-line.tsx";

afterEach(cleanup);

const line = (shield: Shield, path = "/?date=2026-01-01&scores=shown") =>
  renderWithProviders(<ShieldLine />, { path, facts: { shield } }).container;
const back = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('input[name="back"]')?.value;

it("says how late everything is, and turns it off on the same page", () => {
  const container = line({ scores: "shown", delay_s: 60 });
  expect(container.querySelector("p")?.textContent).toBe("Mọi thứ trễ 60 giây");
  expect(container.querySelector('button[value="off"]')?.textContent).toBe("Tắt");
  expect(back(container)).toBe("/?date=2026-01-01");
});

it("has nothing to turn off for everything where single matches are shielded", () => {
  const container = line({ scores: "some", delay_s: 0 });
  expect(container.querySelector("p")?.textContent).toBe("Đang ẩn hoặc làm trễ tỷ số một số trận");
  expect(container.querySelector("form")).toBeNull();
});

it("calls the delay of one match's page that page's", () => {
  const container = line({ scores: "some", delay_s: 60 }, "/match/7?delay=60&scores=shown");
  expect(container.querySelector("p")?.textContent).toBe("Trang này trễ 60 giây");
  expect(container.querySelector("form")).toBeNull();
});

it("is not there for who is told everything at once", () => {
  expect(line({ scores: "shown", delay_s: 0 }).textContent).toBe("");
});
