// @vitest-environment happy-dom
import { onlineManager } from "@tanstack/react-query";
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import type { ConnectionState } from "#web/platform/realtime/connection-state.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { ConnectionLine } from "./connection-line.tsx";

afterEach(cleanup);

function shown(following = true) {
  let connection: ConnectionState | undefined;
  function Keep() {
    connection = usePageStores().connection;
    return null;
  }
  const { container } = renderWithProviders(
    <>
      <Keep />
      <ConnectionLine following={following} />
    </>,
  );
  return {
    /** The current connection state: all visible text, and the announced part of it. */
    async when(fields: Partial<ConnectionState>) {
      await act(async () => Object.assign(connection ?? {}, fields));
      const line = container.querySelector(".connection-line");
      return [line?.textContent, line?.querySelector("[role=status]")?.textContent];
    },
  };
}

describe("The connection line", () => {
  it("The tooltip of the line has the delay of the last change, in tenths below ten seconds", async () => {
    const line = shown();
    expect(await line.when({ status: "open" })).toEqual(["Trực tiếp", ""]);
    const tooltip = async (late_ms: number) => {
      expect(await line.when({ late_ms })).toEqual(["Trực tiếp", ""]);
      return document.querySelector(".connection-open")?.getAttribute("title");
    };
    expect(await tooltip(20)).toContain(" 0,1 giây");
    expect(await tooltip(340)).toContain(" 0,3 giây");
    expect(await tooltip(9_940)).toContain(" 9,9 giây");
    expect(await tooltip(9_960)).toContain(" 10 giây");
    expect(await tooltip(75_400)).toContain(" 75 giây");
  });

  it("A lost connection is announced with the refresh interval, also while the provider is silent", async () => {
    const line = shown();
    const [seen, expected] = await line.when({ status: "lost", silent_since_ms: 1_767_265_200_000 });
    expect(seen).toBe(expected);
    expect(expected).toContain("Mất kết nối trực tiếp · cập nhật mỗi 10 giây");
    expect(expected).not.toContain("Chưa có dữ liệu");
  });

  it("Without network the line promises no scores", async () => {
    const line = shown();
    await act(async () => onlineManager.setOnline(false));
    const [, expected] = await line.when({ status: "lost" });
    await act(async () => onlineManager.setOnline(true));
    expect(expected).toContain("Mất kết nối, đang nối lại…");
    expect(expected).not.toContain("10 giây");
  });

  it("A silent provider is announced with its time, in place of the delay", async () => {
    const line = shown();
    const at = Date.UTC(2026, 0, 1, 13, 41) + 30_000;
    const [seen, expected] = await line.when({ status: "open", late_ms: 300, silent_since_ms: at });
    expect(seen).toBe(expected);
    expect(expected).toContain("Chưa có dữ liệu mới từ 20:41");
    expect(await line.when({ silent_since_ms: null })).toEqual(["Trực tiếp", ""]);
  });

  it("The line is silent when there is nothing to follow", async () => {
    const line = shown(false);
    expect(await line.when({ status: "open", late_ms: 300, silent_since_ms: 1 })).toEqual(["", ""]);
  });
});
