// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { NO_SHIELD } from "#shared/spoiler-shield/shield.rules.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import MatchAside from "./match-aside.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("A match page with hidden results does not request the table, which edge would refuse", async () => {
  const fetching = vi.fn(async () => Response.json({ code: "scores_hidden" }, { status: 403 }));
  vi.stubGlobal("fetch", fetching);
  const match = aMatch({ status: "first_half" });
  const detail = { match, incidents: [], stats: [], commentary: [] };
  renderWithProviders(<MatchAside id={match.id} isChatOpen />, {
    facts: { shield: { ...NO_SHIELD, scores: "hidden" } },
    queries: [fetched(matchDetailQuery(match.id), detail)],
  });
  expect(await screen.findByText("Đang ẩn để không lộ tỷ số")).toBeTruthy();
  expect(fetching).not.toHaveBeenCalled();
});
