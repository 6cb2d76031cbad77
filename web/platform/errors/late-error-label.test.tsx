// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { LateErrorText, lateText } from "./late-error-label.tsx";

afterEach(cleanup);

it("the text of a failure appears once the texts have loaded", async () => {
  renderWithProviders(<LateErrorText code="poll_closed" />);
  expect(await screen.findByText("Đã hết thời gian bình chọn cho trận này.")).toBeTruthy();
});

describe("texts that fail to load", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // No jitter.
    vi.spyOn(Math, "random").mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const passed = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("the general sentence stands in until the text has loaded", async () => {
    const load = vi
      .fn<Parameters<typeof lateText>[0]>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
      .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
      .mockResolvedValue({ errorLabel: (code) => `Lỗi ${code}` });
    const Text = lateText(load);
    const { container } = render(<Text code="poll_closed" />);
    await passed(400);
    expect(container.textContent).toBe("");
    await passed(1_600);
    expect(container.textContent).toBe("Dữ liệu đang được cập nhật");
    await passed(5_000);
    expect(container.textContent).toBe("Lỗi poll_closed");
    expect(load).toHaveBeenCalledTimes(3);
  });
});
