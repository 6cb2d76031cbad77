// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { proxy } from "valtio/vanilla";
import { expect, it } from "vitest";
import { useStore } from "./use-store.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it("a part that is hydrated after a push fits the HTML, and shows what was pushed right after", async () => {
  const store = proxy({ price: null as number | null });
  function Price() {
    return <b>{useStore(store, ({ price }) => price, null) ?? "none"}</b>;
  }
  const host = document.createElement("div");
  host.innerHTML = renderToString(<Price />);
  expect(host.textContent).toBe("none");

  store.price = 1.95;
  const misfits: unknown[] = [];
  await act(async () => {
    hydrateRoot(host, <Price />, { onRecoverableError: (error) => misfits.push(error) });
  });
  expect(misfits).toEqual([]);
  expect(host.textContent).toBe("1.95");
});
