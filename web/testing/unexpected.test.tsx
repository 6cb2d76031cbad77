// @vitest-environment happy-dom
import nodeConsole from "node:console";
import { render } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { expectConsole } from "#tests/support/expect-console.ts";

describe("A test of a page", () => {
  it.fails.each(["error", "warn"] as const)("fails on an unexpected console.%s", (level) => {
    console[level]("lost");
  });

  it.fails("fails on an error of happy-dom", () => {
    nodeConsole.error("lost");
  });

  it.fails("fails without the line that it expects", () => {
    expectConsole("error", "lost");
  });

  it.fails("fails on a line of another level than the expected one", () => {
    expectConsole("error", "lost");
    console.error("lost");
    console.warn("lost");
  });

  it("passes with the lines that it expects", () => {
    expectConsole("error", /^the network is lost$/);
    console.error("the %s is lost", "network");
    console.warn("lost twice");
    console.warn("lost twice");
    expectConsole("warn", "twice");
  });

  it.fails("fails on an update that it did not wait for", () => {
    let count = () => {};
    render(<Counter onReady={(callback) => (count = callback)} />);
    count();
  });

  it.fails("fails on a request, although the page recovers from it", async () => {
    await expect(fetch("/api")).rejects.toThrow("Unexpected request to http://localhost:3000/api");
  });

  it.fails("fails on a request of XMLHttpRequest", () => {
    const request = new XMLHttpRequest();
    request.open("GET", "/api", false);
    request.send();
  });

  it.fails("fails on a socket", () => {
    new WebSocket("ws://localhost:3000");
  });

  it("may read data URLs", async () => {
    expect(await (await fetch("data:text/plain,here")).text()).toBe("here");
  });
});

function Counter({ onReady }: { readonly onReady: (count: () => void) => void }) {
  const [count, setCount] = useState(0);
  onReady(() => setCount((before) => before + 1));
  return <output>{count}</output>;
}
