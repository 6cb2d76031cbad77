// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { CompetitionRef } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { LeaguesPanel } from "./match-day-panels.tsx";

afterEach(cleanup);

const linkTo = (named: Partial<CompetitionRef>): string | null => {
  const match = aMatch();
  const groups = [{ competition: { ...match.competition, ...named }, matches: [match] }];
  const { getByRole } = renderPart(<LeaguesPanel groups={groups} />);
  return getByRole("link").textContent;
};

describe("the panel of competitions in Vietnamese", () => {
  it("prefers a translation to a short name, which has none", () => {
    const named = { name: "Spanish Sun League", short_name: "Sun League" };
    expect(linkTo({ ...named, translations: { vi: "Giải Mặt Trời" } })).toContain("Giải Mặt Trời");
  });

  it("shows the short name where there is no translation", () => {
    const named = { name: "Spanish Sun League", short_name: "Sun League" };
    expect(linkTo({ ...named, translations: { en: "Sun League of Spain" } })).toBe("INTSun League1");
  });
});
