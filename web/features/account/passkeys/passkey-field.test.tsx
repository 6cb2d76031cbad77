// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { PasskeyField } from "./passkey-field.tsx";

it("The button shows and hides the password", () => {
  renderWithProviders(
    <PasskeyField name="current_password" type="password" label="Mật khẩu" fieldError={undefined} />,
    {
      path: "/thanh-vien/ho-so",
    },
  );
  const input = screen.getByLabelText<HTMLInputElement>(/^Mật khẩu/);
  expect(input.type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Hiện mật khẩu: Mật khẩu" }));
  expect(input.type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Ẩn mật khẩu: Mật khẩu" }));
  expect(input.type).toBe("password");
});
