// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { useEarlyInput } from "./use-early-input.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
afterEach(async () => act(async () => root?.unmount()));

function Fields() {
  const [text, setText] = useState("");
  const [choice, setChoice] = useState("league");
  const [isTicked, setTicked] = useState(false);
  const take = ({ checked }: HTMLInputElement) => setTicked(checked);
  return (
    <>
      <input
        ref={useEarlyInput<HTMLInputElement>(text, ({ value }) => setText(value))}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <select
        ref={useEarlyInput<HTMLSelectElement>(choice, ({ value }) => setChoice(value))}
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
      >
        <option value="league">League</option>
        <option value="time">Time</option>
      </select>
      <input
        ref={useEarlyInput(isTicked, take)}
        type="checkbox"
        checked={isTicked}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <output>{JSON.stringify({ text, choice, isTicked })}</output>
    </>
  );
}

/** The values that the component knows once the page is hydrated, when the reader typed earlier. */
async function afterEarly(does: (field: (selector: string) => HTMLInputElement) => void): Promise<unknown> {
  const host = document.createElement("div");
  host.innerHTML = renderToString(<Fields />);
  does((selector) => host.querySelector(selector) as HTMLInputElement);
  await act(async () => {
    root = hydrateRoot(host, <Fields />);
  });
  return JSON.parse(host.querySelector("output")?.textContent ?? "");
}

it("takes what was typed, chosen and ticked before the page was alive", async () => {
  const known = await afterEarly((field) => {
    field("input").value = "sao vàng";
    field("select").value = "time";
    field("[type=checkbox]").checked = true;
  });
  expect(known).toEqual({ text: "sao vàng", choice: "time", isTicked: true });
});

it("takes nothing from fields that nobody touched", async () => {
  expect(await afterEarly(() => undefined)).toEqual({ text: "", choice: "league", isTicked: false });
});
