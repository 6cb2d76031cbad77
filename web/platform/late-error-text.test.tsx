// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { LateErrorText, lateText } from "./late-error-text.tsx";

afterEach(cleanup);

it("tells the text of a failure once the texts have come", async () => {
  render(<LateErrorText code="poll_closed" />);
  expect(await screen.findByText("Đã hết thời gian bình chọn cho trận này.")).toBeTruthy();
});

it("says that data are on their way where the texts cannot be had either", async () => {
  const Text = lateText(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  render(
    <Suspense>
      <Text code="poll_closed" />
    </Suspense>,
  );
  expect(await screen.findByText("Dữ liệu đang được cập nhật")).toBeTruthy();
});
