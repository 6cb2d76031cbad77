// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CountryId } from "#shared/match/match.schema.ts";
import { CountryFlag, CountryName } from "./country-flag.tsx";

afterEach(cleanup);

const germany = { id: CountryId.parse(7), code: "GER", name: "Đức", flag: "/flags/de.svg?v=1" };

it("A flag is decoration of its name: without a text of its own, at a stated size, loaded late", () => {
  const { container } = render(<CountryName of={germany} />);
  expect(container.textContent).toBe("Đức");
  const flag = container.querySelector("img");
  expect(flag?.getAttribute("src")).toBe("/flags/de.svg?v=1");
  expect(flag?.alt).toBe("");
  expect([flag?.width, flag?.height]).toEqual([14, 14]);
  expect(flag?.getAttribute("loading")).toBe("lazy");
});

it("A country without a flag shows its name alone, and so does one whose crest is the flag already", () => {
  const unknown = render(<CountryName of={{ ...germany, flag: null }} />);
  expect(unknown.container.innerHTML).not.toContain("<img");
  const beside = render(<CountryName of={germany} hasFlag={false} />);
  expect(beside.container.innerHTML).not.toContain("<img");
  expect(render(<CountryFlag of={{ flag: null }} />).container.innerHTML).toBe("");
});
