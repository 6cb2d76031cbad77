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
  const button = screen.getByRole("button", { name: "Hiện mật khẩu: Mật khẩu" });
  const state = () => [input.type, button.getAttribute("aria-pressed")];
  expect(state()).toEqual(["password", "false"]);
  fireEvent.click(button);
  expect(state()).toEqual(["text", "true"]);
  fireEvent.click(button);
  expect(state()).toEqual(["password", "false"]);
});
