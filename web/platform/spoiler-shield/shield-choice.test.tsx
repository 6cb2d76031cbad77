// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { PageStoresProvider } from "#web/platform/hydration/page-stores.tsx";
import { ShieldChoice } from "./shield-choice.tsx";

afterEach(cleanup);

it("takes no choice in the server's HTML, where it would be lost", () => {
  const page = (
    <PageStoresProvider now_ms={0}>
      <ShieldChoice of={{ kind: "team", id: 1 }} label="Team" />
    </PageStoresProvider>
  );
  const html = document.createElement("div");
  html.innerHTML = renderToString(page);
  expect(html.querySelector("select")?.disabled).toBe(true);
  render(page);
  expect(screen.getByRole<HTMLSelectElement>("combobox").disabled).toBe(false);
});
