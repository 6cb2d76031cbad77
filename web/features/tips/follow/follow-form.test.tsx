// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { askFromBrowser, sendFromBrowser } from "#web/platform/live/browser-call.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { FollowForm } from "./follow-form.tsx";

vi.mock("#web/platform/live/browser-call.ts", async (load) => ({
  ...(await load<object>()),
  askFromBrowser: vi.fn(),
  sendFromBrowser: vi.fn(),
}));

const asked = vi.mocked(askFromBrowser);
const sent = vi.mocked(sendFromBrowser);
const expert = (id: number) => ({ id, nick_name: `Chuyên gia ${id}` }) as Tip["expert"];
const mark = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what edge sets with an answer
  document.cookie = cookie;
};
const names = () => screen.getAllByRole("button").map((button) => button.textContent);

beforeEach(() => {
  asked.mockReset();
  sent.mockReset();
});
afterEach(() => {
  cleanup();
  mark("signed_in=; Max-Age=0; Path=/");
});

describe("the way to follow an expert", () => {
  it("is offered to everybody, and nothing is asked for nobody", () => {
    renderPart(<FollowForm expert={expert(7)} back="/chuyen-gia/7" />);
    expect(names()).toEqual(["Theo dõi"]);
    expect(asked).not.toHaveBeenCalled();
    const form = screen.getByRole("button").closest("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/thanh-vien/theo-doi"]);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      ...{ expert_id: "7", back: "/chuyen-gia/7" },
    });
  });

  it("learns once a page whom its reader follows already", async () => {
    mark("signed_in=1; Path=/");
    asked.mockResolvedValue({ data: { expert_ids: [8] } } as never);
    renderPart(
      <>
        <FollowForm expert={expert(7)} back="/" />
        <FollowForm expert={expert(8)} back="/" isNamed />
      </>,
    );
    await waitFor(() => expect(names()).toEqual(["Theo dõi", "Bỏ theo dõi Chuyên gia 8"]));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("is changed at once, within the page", async () => {
    mark("signed_in=1; Path=/");
    asked.mockResolvedValue({ data: { expert_ids: [8] } } as never);
    let arrive = (_: unknown) => undefined as unknown;
    sent.mockReturnValue(new Promise((resolve) => (arrive = resolve as never)) as never);
    renderPart(<FollowForm expert={expert(7)} back="/" />);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(names()).toEqual(["Bỏ theo dõi"]));
    expect(sent.mock.calls).toEqual([["/oapi/v1/experts/follow", { expert_id: 7 }]]);
    asked.mockResolvedValue({ data: { expert_ids: [8, 7] } } as never);
    await act(async () => arrive({ data: {} }));
    expect(names()).toEqual(["Bỏ theo dõi"]);
    await waitFor(() => expect(screen.getByRole("status").textContent).not.toBe(""));
  });

  it("is changed back where the service refuses, with the reason", async () => {
    mark("signed_in=1; Path=/");
    asked.mockResolvedValue({ data: { expert_ids: [] } } as never);
    sent.mockRejectedValue(
      new AppError("validation_failed", { fields: { expert_id: ["follow_limit"] } }) as never,
    );
    renderPart(<FollowForm expert={expert(7)} back="/" />);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole("button"));
    await screen.findByRole("alert");
    expect(names()).toEqual(["Theo dõi"]);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("offers to follow where that could not be had", async () => {
    mark("signed_in=1; Path=/");
    asked.mockRejectedValueOnce(new AppError("upstream_timeout"));
    renderPart(<FollowForm expert={expert(7)} back="/" />);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(names()).toEqual(["Theo dõi"]);
  });
});
