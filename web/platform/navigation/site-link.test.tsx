// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import type { NavigateFunction } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "#messages/paraglide/runtime.js";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { createLinkHost, type LinkHost, LinkHostContext } from "./link-host.ts";
import { SiteLink } from "./site-link.tsx";

const assign = vi.fn();
/** The browser's own handling of a click, which a test suppresses. */
const leave = vi.fn((event: Event) => event.preventDefault());
beforeEach(() => {
  vi.spyOn(location, "assign").mockImplementation(assign);
  window.addEventListener("click", leave);
});
const localeOfTests = getLocale;
afterEach(() => {
  cleanup();
  overwriteGetLocale(localeOfTests);
  window.removeEventListener("click", leave);
  vi.useRealTimers();
  vi.restoreAllMocks();
  assign.mockClear();
  leave.mockClear();
});

const open = (link: ReactNode, host: LinkHost = createLinkHost()) => {
  const page = renderWithProviders(<LinkHostContext value={host}>{link}</LinkHostContext>, {
    path: "/?date=2026-01-01",
  });
  host.navigate = page.router.navigate as NavigateFunction;
  const shown = () => page.router.state.location.pathname + page.router.state.location.search;
  return { ...page, shown, link: screen.getByRole<HTMLAnchorElement>("link") };
};
const goOffline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

describe("a link of the site", () => {
  it("opens its page within the running one", async () => {
    const { link, shown } = open(<SiteLink to="/match/7">match</SiteLink>);
    fireEvent.click(link);
    await waitFor(() => expect(shown()).toBe("/match/7"));
  });

  it.each(["/en", "/en?status=live", "/football/results"])(
    "loads %s whole from a page in Vietnamese, not from one in English",
    async (to) => {
      const vietnamese = open(<SiteLink to={to}>page</SiteLink>);
      fireEvent.click(vietnamese.link);
      expect([assign.mock.calls, vietnamese.shown()]).toEqual([
        [[vietnamese.link.href]],
        "/?date=2026-01-01",
      ]);
      cleanup();
      overwriteGetLocale(() => "en");
      const english = open(<SiteLink to={to}>page</SiteLink>);
      fireEvent.click(english.link);
      await waitFor(() => expect(english.shown()).toBe(to));
      expect(assign).toHaveBeenCalledTimes(1);
    },
  );

  it("leaves a load that it asks for to the browser", () => {
    const { link, shown } = open(
      <SiteLink to="/match/7?scores=match" reloadDocument>
        match
      </SiteLink>,
    );
    fireEvent.click(link);
    expect([leave.mock.calls.length, shown()]).toEqual([1, "/?date=2026-01-01"]);
  });

  it.each([
    { replace: false, before: "/?date=2026-01-01" },
    { replace: true, before: "/news" },
  ])("adds a step to the history unless it replaces its page (replace: $replace)", async (step) => {
    const { link, shown, router, goBack } = open(
      <SiteLink to="/match/7" replace={step.replace}>
        match
      </SiteLink>,
    );
    if (step.replace) {
      await act(() => router.navigate("/news", { replace: true }));
      await act(() => router.navigate("/?date=2026-01-01"));
    }
    fireEvent.click(link);
    await waitFor(() => expect(shown()).toBe("/match/7"));
    await act(goBack);
    expect(shown()).toBe(step.before);
  });

  it("loads its page whole once a new build is out, unless it changes this page only", async () => {
    const host = createLinkHost();
    host.isOutdated = true;
    const { link, shown } = open(<SiteLink to="/match/7">match</SiteLink>, host);
    fireEvent.click(link);
    expect([assign.mock.calls, shown()]).toEqual([[[link.href]], "/?date=2026-01-01"]);
    cleanup();
    const filter = open(
      <SiteLink to="/?status=live" preventScrollReset>
        live
      </SiteLink>,
      host,
    );
    fireEvent.click(filter.link);
    await waitFor(() => expect(filter.shown()).toBe("/?status=live"));
  });

  it("keeps the page without a network and says why, unless the page has all that the link shows", async () => {
    goOffline();
    const host = createLinkHost();
    host.showOffline = vi.fn();
    const { link, shown } = open(<SiteLink to="/match/7">match</SiteLink>, host);
    expect(fireEvent.click(link)).toBe(false);
    expect([shown(), vi.mocked(host.showOffline).mock.calls.length]).toEqual(["/?date=2026-01-01", 1]);
    cleanup();
    const tab = open(
      <SiteLink to="/?tab=lineups" preventScrollReset>
        line-ups
      </SiteLink>,
      host,
    );
    fireEvent.click(tab.link);
    expect([tab.shown(), vi.mocked(host.showOffline).mock.calls.length]).toEqual(["/?date=2026-01-01", 2]);
    cleanup();
    const filter = open(
      <SiteLink to="/?status=live" preventScrollReset needsNoNetwork>
        live
      </SiteLink>,
      host,
    );
    fireEvent.click(filter.link);
    await waitFor(() => expect(filter.shown()).toBe("/?status=live"));
    expect(host.showOffline).toHaveBeenCalledTimes(2);
  });

  it("leaves a click for a new tab, and one that its own handler took, alone", () => {
    goOffline();
    const host = createLinkHost();
    host.showOffline = vi.fn();
    const { link } = open(<SiteLink to="/match/7">match</SiteLink>, host);
    fireEvent.click(link, { ctrlKey: true });
    expect(leave).toHaveBeenCalledTimes(1);
    cleanup();
    const taken = open(
      <SiteLink to="/search" onClick={(event) => event.preventDefault()}>
        search
      </SiteLink>,
      host,
    );
    fireEvent.click(taken.link);
    expect([taken.shown(), vi.mocked(host.showOffline).mock.calls.length]).toEqual(["/?date=2026-01-01", 0]);
  });

  it("is the browser's own where it jumps within the page", () => {
    const { link } = open(<SiteLink to="#age">age</SiteLink>);
    expect([link.getAttribute("href"), link.dataset.discover]).toEqual(["#age", undefined]);
  });

  it("opens beside the page of another site whose frame it stands in", () => {
    const { link, shown } = open(<SiteLink to="/match/7">match</SiteLink>, createLinkHost(true));
    fireEvent.click(link);
    expect([link.target, link.dataset.discover, shown()]).toEqual(["_blank", undefined, "/?date=2026-01-01"]);
  });
});

describe("the page of a link", () => {
  const openCounted = (to = "/match/7?tab=h2h") => {
    vi.useFakeTimers();
    const host = createLinkHost();
    const preload = vi.fn();
    host.preload = preload;
    return { ...open(<SiteLink to={to}>match</SiteLink>, host), preload };
  };

  it.each(["mouseEnter", "focus"] as const)("is preloaded after a %s that lasts", (sign) => {
    const { link, preload } = openCounted();
    fireEvent[sign](link);
    expect(preload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(preload.mock.calls).toEqual([["/match/7?tab=h2h"]]);
  });

  it("is preloaded as soon as a finger is on it", () => {
    const { link, preload } = openCounted();
    fireEvent.touchStart(link);
    vi.advanceTimersByTime(0);
    expect(preload).toHaveBeenCalledTimes(1);
  });

  it("is not preloaded for a pointer that only crosses it, nor where it is this page with other filters", () => {
    const crossed = openCounted();
    fireEvent.mouseEnter(crossed.link);
    fireEvent.mouseLeave(crossed.link);
    vi.advanceTimersByTime(1_000);
    cleanup();
    const own = openCounted(`${location.pathname}?status=live`);
    fireEvent.mouseEnter(own.link);
    vi.advanceTimersByTime(1_000);
    expect([crossed.preload.mock.calls.length, own.preload.mock.calls.length]).toEqual([0, 0]);
  });

  it("has its route discovered by then, also where the list left that out", () => {
    vi.useFakeTimers();
    const { link } = open(
      <SiteLink to="/match/7" discover="none">
        match
      </SiteLink>,
    );
    expect(link.dataset.discover).toBeUndefined();
    fireEvent.mouseEnter(link);
    vi.advanceTimersByTime(100);
    expect(link.dataset.discover).toBe("true");
  });
});
