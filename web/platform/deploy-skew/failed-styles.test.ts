// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { loadFailedStyles, watchFailedStyles } from "./failed-styles.ts";

watchFailedStyles();
const sheets = () => [...document.querySelectorAll("link")];
const last = () => sheets().at(-1) as HTMLLinkElement;

/** A failed style sheet, as Vite puts it into the head; without a URL, which the test would request. */
function fail(attributes: Readonly<Record<string, string>>): HTMLLinkElement {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries({ rel: "stylesheet", ...attributes }))
    link.setAttribute(name, value);
  document.head.append(link);
  link.dispatchEvent(new Event("error"));
  return link;
}

afterEach(() => document.head.replaceChildren());

it("a failed style sheet of a chunk is requested again until it loads", async () => {
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

it("failed style sheets of the page are left to React", async () => {
  const own = fail({ title: "b" });
  await loadFailedStyles();
  expect(last()).toBe(own);
});
