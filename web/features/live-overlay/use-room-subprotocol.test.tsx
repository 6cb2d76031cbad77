// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { ref } from "valtio";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import type { RoomSubscription } from "#web/platform/realtime/room-connection.ts";
import {
  createWantedSubprotocol,
  type RoomSubprotocol,
  type WantedSubprotocol,
} from "#web/platform/realtime/room-subprotocol.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { useMayConnect, useRoomSubprotocol } from "./use-room-subprotocol.ts";

const aSubprotocol = (room: string): RoomSubprotocol =>
  ref({
    room,
    prepare: async () => {},
    addToQuery: () => {},
    opened: () => {},
    closed: () => {},
    receive: () => false,
    take: () => "no message of it" as const,
  });

let wanted: WantedSubprotocol;
let lend: (subscription: RoomSubscription) => () => void;
function Page({ coming }: { readonly coming: boolean }) {
  wanted = usePageStore(createWantedSubprotocol);
  if (coming && wanted.subprotocol === null) wanted.isComing = true;
  return <Opener />;
}
function Opener() {
  lend = useRoomSubprotocol("match/17").lend;
  return <p>{useMayConnect() ? "open" : "put off"}</p>;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const state = () => screen.getByText(/open|put off/).textContent;

describe("A page's room connection", () => {
  it("The connection opens at once if no subprotocol is expected", () => {
    renderWithProviders(<Page coming={false} />);
    expect(state()).toBe("open");
  });

  it("The connection opens once, together with an expected subprotocol", async () => {
    renderWithProviders(<Page coming />);
    expect(state()).toBe("put off");
    await act(async () => {
      wanted.subprotocol = aSubprotocol("match/17");
    });
    expect(state()).toBe("open");
  });

  it("The room waits only briefly for the chat", async () => {
    renderWithProviders(<Page coming />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(state()).toBe("open");
  });

  it("The connection is lent only to a subprotocol of its room, until it ends", async () => {
    renderWithProviders(<Page coming={false} />);
    const setSubprotocol = vi.fn<RoomSubscription["setSubprotocol"]>();
    const end = lend({ setSubprotocol, followOdds: () => {}, isBehind: () => false, close: () => {} });
    const topicOf = async (subprotocol: RoomSubprotocol | null) => {
      await act(async () => {
        wanted.subprotocol = subprotocol;
      });
      return setSubprotocol.mock.lastCall?.[0]?.room ?? null;
    };
    expect(await topicOf(aSubprotocol("match/17"))).toBe("match/17");
    expect(await topicOf(aSubprotocol("match/18"))).toBeNull();
    expect(await topicOf(null)).toBeNull();
    end();
    setSubprotocol.mockClear();
    await topicOf(aSubprotocol("match/17"));
    expect(setSubprotocol).not.toHaveBeenCalled();
  });
});
