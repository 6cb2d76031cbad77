// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { loadFailedStyles, watchFailedStyles } from "./failed-styles.ts";

watchFailedStyles();
const sheets = () => [...document.querySelectorAll("link")];
const last = () => sheets().at(-1) as HTMLLinkElement;

/** A sheet that could not be had, as Vite puts it into the head; without an address, which would be asked for here. */
function fail(attributes: Readonly<Record<string, string>>): HTMLLinkElement {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries({ rel: "stylesheet", ...attributes }))
    link.setAttribute(name, value);
  document.head.append(link);
  link.dispatchEvent(new Event("error"));
  return link;
}

afterEach(() => document.head.replaceChildren());

it("asks again for the sheet of a part that could not be had, until it came", async () => {
  const first = fail({ crossorigin: "", title: "a" });
  const second = loadFailedStyles();
  expect([sheets().length, last() === first, last().title]).toEqual([1, false, "a"]);
  last().dispatchEvent(new Event("error"));
  await expect(second).rejects.toBeInstanceOf(Event);
  const third = loadFailedStyles();
  last().dispatchEvent(new Event("load"));
  await third;
  const there = last();
  await loadFailedStyles();
  expect(last()).toBe(there);
});

it("leaves those of the page to React", async () => {
  const own = fail({ title: "b" });
  await loadFailedStyles();
  expect(last()).toBe(own);
});
