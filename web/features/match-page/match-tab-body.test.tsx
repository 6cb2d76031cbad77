// @vitest-environment happy-dom
import { dehydrate, QueryClient } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { MatchDetail } from "#shared/match/index.ts";
import type { Poll } from "#shared/poll/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { pushDetail, pushMatch } from "#web/features/live-overlay/match-push.ts";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { momentumQuery } from "./detail/momentum/momentum.query.ts";
import type { MatchTabAnswer } from "./match-tab.loader.server.ts";
import { MatchTabBody } from "./match-tab-body.tsx";
import { pollQuery } from "./poll/poll.query.ts";

// The test waits for React, not for the disk.
beforeAll(
  () =>
    Promise.all([
      import("./detail/detail-tab.tsx"),
      import("./detail/momentum/momentum-panel.tsx"),
      import("./match-tab-failed.tsx"),
    ]),
  60_000,
);
afterEach(cleanup);

const match = aMatch({ status: "first_half", home: { goals: 0 }, away: { goals: 0 } });
const detail: MatchDetail = {
  match,
  incidents: [],
  stats: [{ kind: "shots", period: "full", home: 1, away: 0 }],
  commentary: [],
};
const poll: Poll = {
  match_id: match.id,
  home: 0,
  draw: 0,
  away: 0,
  open: false,
  closes_at: match.match_time,
};
const show = (answer: MatchTabAnswer<string, string>) =>
  renderWithProviders(
    <MatchTabBody
      match={match}
      answer={answer}
      renderOdds={() => null}
      renderProfiles={() => null}
      renderChat={() => null}
    />,
    {
      queries: [
        fetched(matchDetailQuery(match.id), detail),
        fetched(pollQuery(match.id), { poll, choice: null }),
        fetched(momentumQuery(match.id), { reports: [] }),
      ],
    },
  );
const summary: MatchTabAnswer<string, string> = {
  tab: "detail",
  data: { info: null, corrections: [], table_score: null, preview: null, lineups: null, highlights: [] },
  queries: dehydrate(new QueryClient()),
};

describe("The body of a match page's tab", () => {
  it("A failed tab has a replacement with a retry button", async () => {
    show({ tab: "failed", wanted: "lineup", code: "upstream_timeout" });
    expect(await screen.findByText("Máy chủ phản hồi quá lâu")).toBeTruthy();
    expect(screen.getByText("Thử lại").getAttribute("href")).toBe("/match/7?tab=lineup");
  });

  it("The first tab says what operators corrected, and the goals that the table counts instead", async () => {
    const note = { field: "winner", value: { winner: "away" }, reason: "Quyết định 7", made_at: 1 } as const;
    const data = { ...summary.data, corrections: [note], table_score: { home: 0, away: 3 } };
    show({ ...summary, data });
    expect(await screen.findByText("Điều chỉnh: Đội thắng: Khách (Quyết định 7)")).toBeTruthy();
    expect(screen.getByText("Bảng xếp hạng tính trận này 0-3")).toBeTruthy();
  });

  it("Pushed statistics and commentary replace the fetched ones", async () => {
    const { overlay, container } = show(summary);
    await screen.findByText("Sút");
    const row = container.querySelector(".match-stats-row");
    const later = { ...match, updated_at: match.updated_at + 5 };
    const line = { id: 1, minute: 9, added: null, side: null, text: "Phạt góc.", at: later.updated_at };
    await act(async () => {
      pushMatch(overlay, later, 0);
      pushDetail(overlay, {
        match: later,
        incidents: [],
        stats: [{ kind: "shots", period: "full", home: 2, away: 0 }],
        commentary: [line],
      });
    });
    expect(screen.getByText("Phạt góc.")).toBeTruthy();
    expect(row?.textContent).toBe("2Sút0");
    // The same element with another number: nothing was removed and inserted.
    expect(container.querySelector(".match-stats-row")).toBe(row);
  });

  it("Before kick-off the tab begins with line-ups and form, without timeline and statistics", async () => {
    const ahead = aMatch({ status: "not_started" });
    const past = {
      ...{ match_id: 9, match_time: 1, home: ahead.home, away: ahead.away },
      ...{ board: { home: 1, away: 0 }, result: "won" as const },
    };
    const side = { form: [past], next: null, players: [] };
    const preview = { home: side, away: side, last_meeting: past };
    const lineups = { confirmed: true, home: "4-3-3", away: null };
    const { container } = renderWithProviders(
      <MatchTabBody
        match={ahead}
        answer={{ ...summary, data: { ...summary.data, preview, lineups } } as MatchTabAnswer<string, string>}
        renderOdds={() => null}
        renderProfiles={() => null}
        renderChat={() => null}
      />,
      {
        queries: [
          fetched(matchDetailQuery(ahead.id), { match: ahead, incidents: [], stats: [], commentary: [] }),
          fetched(pollQuery(ahead.id), { poll: { ...poll, open: true }, choice: null }),
        ],
      },
    );
    await screen.findByText("4-3-3");
    const headings = [...container.querySelectorAll("h2")].map(({ textContent }) => textContent);
    expect(headings).toEqual(["Đội hình ra sân", "Trước giờ bóng lăn", "Đội nào sẽ thắng?"]);
  });

  it("A match in play names the sections without data in one line", async () => {
    show(summary);
    expect(await screen.findByText("Chưa có dữ liệu: Tường thuật")).toBeTruthy();
  });

  it("Details older than the shown ones are ignored", async () => {
    const { overlay, container } = show(summary);
    await screen.findByText("Sút");
    const earlier = { ...match, updated_at: match.updated_at - 60 };
    await act(async () => pushDetail(overlay, { ...detail, match: earlier, stats: [] }));
    expect(container.querySelector(".match-stats-row")?.textContent).toBe("1Sút0");
  });
});
