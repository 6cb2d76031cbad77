// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_TZ } from "#shared/time/index.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { changeSetting, createSettings } from "#web/platform/settings/settings.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { TestStores } from "#web/testing/stores.tsx";
import { formatTime } from "../format.ts";
import { InShownZone } from "./in-shown-zone.tsx";
import ReaderZone, { zoneOf } from "./reader-zone.ts";
import { shownZone, showZone } from "./shown-zone.ts";

const KICK_OFF = Date.UTC(2026, 10, 22, 12, 0) / 1000;

beforeEach(() => showZone(DEFAULT_TZ));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

let settings: ReturnType<typeof createSettings>;
const Time = () => <time>{formatTime(KICK_OFF)}</time>;
function Zone() {
  settings = usePageStore(createSettings);
  return <ReaderZone />;
}
const Page = ({ children }: { readonly children?: React.ReactNode }) => (
  <InShownZone>{children ?? <Time />}</InShownZone>
);

describe("the zone of a setting", () => {
  const browserIn = (timeZone: string, offset: (month: number) => number) => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...options, timeZone });
    vi.spyOn(Date.prototype, "getTimezoneOffset").mockImplementation(function (this: Date) {
      return offset(this.getUTCMonth());
    });
  };

  it("is itself, where it is not the browser's", () => expect(zoneOf("-03:30")).toBe("-03:30"));

  it("is the browser's by name, where clocks change", () => {
    browserIn("Europe/Paris", (month) => (month > 2 && month < 10 ? -120 : -60));
    expect(zoneOf("auto")).toBe("Europe/Paris");
  });

  it.each([
    ["Asia/Ho_Chi_Minh", -420, "+07:00"],
    ["Asia/Kathmandu", -345, "+05:45"],
    ["Etc/Unknown", 210, "-03:30"],
  ])("is the browser's offset, where clocks stay or nobody knows the place: %s", (name, offset, zone) => {
    browserIn(name, () => offset);
    expect(zoneOf("auto")).toBe(zone);
  });
});

describe("the focus", () => {
  it("is on the same control of a page that is drawn anew", async () => {
    const { getAllByRole } = render(
      <TestStores now_ms={0}>
        <Zone />
        <main id="content">
          <Page>
            <button type="button">one</button>
            <button type="button">two</button>
          </Page>
        </main>
      </TestStores>,
    );
    const before = getAllByRole("button")[1];
    before?.focus();
    await act(async () => changeSetting(settings, "time_zone", "+01:00"));
    expect(before?.isConnected).toBe(false);
    expect(document.activeElement).toBe(getAllByRole("button")[1]);
  });
});

describe("times on a page", () => {
  it("follow a kept zone and every change of it", async () => {
    localStorage.setItem(SETTINGS_KEY, '{"time_zone":"+09:00"}');
    const { container } = render(
      <TestStores now_ms={0}>
        <Zone />
        <Page />
      </TestStores>,
    );
    await act(async () => undefined);
    expect(container.textContent).toBe("21:00");
    await act(async () => changeSetting(settings, "time_zone", "-04:30"));
    expect(container.textContent).toBe("07:30");
    await act(async () => changeSetting(settings, "time_zone", DEFAULT_TZ));
    expect([container.textContent, shownZone()]).toEqual(["19:00", DEFAULT_TZ]);
  });

  it("fit the HTML where a part is hydrated only after the zone has changed", async () => {
    let arrive = (_: { default: typeof Time }): void => undefined;
    const host = document.createElement("div");
    // HTML of the server for a Suspense boundary.
    host.innerHTML = "<!--$--><time>19:00</time><!--/$-->";
    localStorage.setItem(SETTINGS_KEY, '{"time_zone":"+09:00"}');
    const Late = lazy(() => new Promise<{ default: typeof Time }>((done) => (arrive = done)));
    const misfits: unknown[] = [];
    let root: ReturnType<typeof hydrateRoot> | undefined;
    await act(async () => {
      root = hydrateRoot(
        host,
        <TestStores now_ms={0}>
          <Zone />
          <Page>
            <Suspense>
              <Late />
            </Suspense>
          </Page>
        </TestStores>,
        { onRecoverableError: (error) => misfits.push(error) },
      );
    });
    expect(host.textContent).toBe("");
    await act(async () => arrive({ default: Time }));
    expect([host.textContent, misfits]).toEqual(["21:00", []]);
    act(() => root?.unmount());
  });
});
