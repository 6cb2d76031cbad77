// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import {
  createMemoryRouter,
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useSubmit,
} from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HandOver } from "./hand-over.ts";

const created = vi.hoisted(() => ({ count: 0, router: null as unknown, failure: null as Error | null }));
vi.mock("./site-router.ts", () => ({
  createSiteRouter: () => {
    created.count += 1;
    if (created.failure) throw created.failure;
    return created.router;
  },
}));
vi.mock("./known-routes.ts", () => ({ screensLearnt: () => Promise.resolve() }));

/** Says where the page is, and what it is made from. */
function Frame() {
  const navigate = useNavigate();
  const submit = useSubmit();
  const [refused, setRefused] = useState("");
  const { pathname, search } = useLocation();
  const told = useMatches().map(({ id, loaderData }) => `${id}:${JSON.stringify(loaderData)}`);
  return (
    <>
      <p>{[pathname + search, useNavigation().state, ...told].join(" ")}</p>
      <input />
      <button type="button" onClick={() => void navigate("/match/8?tab=h2h")}>
        go
      </button>
      <button type="button" onClick={() => void navigate("/match/7?tab=odds", { replace: true })}>
        replace
      </button>
      <button
        type="button"
        onClick={() =>
          void submit({ a: "1" }, { method: "post" }).catch((error: Error) => setRefused(error.message))
        }
      >
        send
      </button>
      <i>{refused}</i>
      <Outlet />
    </>
  );
}
const Screen = () => <b>screen</b>;
const Failed = () => <b>failed</b>;

const handed: HandOver = { loaderData: { root: 1, "match.vi": 7 }, actionData: null, errors: null };

beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, "", "/match/7");
  vi.stubGlobal("__reactRouterContext", {
    ssr: true,
    future: {},
    isSpaMode: false,
    routeDiscovery: { mode: "lazy" },
  });
  vi.stubGlobal("__reactRouterManifest", {
    routes: {
      root: { id: "root", path: "" },
      "match.vi": { id: "match.vi", parentId: "root", path: "match/:id" },
    },
  });
  vi.stubGlobal("__reactRouterRouteModules", {
    root: { default: Frame, ErrorBoundary: Failed },
    "match.vi": { default: Screen },
  });
  Object.assign(created, { count: 0, failure: null, router: null });
});
afterEach(() => {
  cleanup();
  created.router = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(given = handed) {
  const { LatelyRouted, prepareNavigation } = await import("./late-router.tsx");
  const shown = render(<LatelyRouted handed={given} />);
  const routes = [
    {
      id: "root",
      path: "",
      element: <Frame />,
      errorElement: <Failed />,
      loader: () => 1,
      children: [{ id: "match.vi", path: "match/:id", element: <Screen />, loader: () => 8 }],
    },
  ];
  created.router = createMemoryRouter(routes, { initialEntries: ["/match/7"], hydrationData: { ...given } });
  return { ...shown, prepareNavigation };
}
const said = () => screen.getByText(/^\/match/).textContent;

describe("a page before its router", () => {
  it("is where it is, with what it was made from", async () => {
    await open();
    expect(said()).toBe("/match/7 idle root:1 match.vi:7");
    expect(screen.getByText("screen")).toBeTruthy();
    expect(created.count).toBe(0);
  });

  it("shows what failed on the server", async () => {
    await open({ loaderData: { root: 1 }, actionData: null, errors: { root: new Error("no data") } });
    expect(screen.getByText("failed")).toBeTruthy();
  });

  it("says that the next one is on its way, and goes there, with nothing drawn anew", async () => {
    await open();
    const input = screen.getByRole("textbox");
    fireEvent.click(screen.getByText("go"));
    expect(said()).toBe("/match/7 loading root:1 match.vi:7");
    await vi.waitFor(() => expect(said()).toBe("/match/8?tab=h2h idle root:1 match.vi:8"));
    expect(screen.getByRole("textbox")).toBe(input);
    expect(created.count).toBe(1);
  });
});

describe("the router", () => {
  it("is asked for once, by who is about to go", async () => {
    const { prepareNavigation } = await open();
    prepareNavigation();
    prepareNavigation();
    await vi.waitFor(() => expect(created.count).toBe(1));
    fireEvent.click(screen.getByText("go"));
    await vi.waitFor(() => expect(said()).toContain("/match/8"));
    expect(created.count).toBe(1);
  });

  it("that cannot be had lets the browser open the page; the next time it is asked for again", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    await open();
    created.failure = new TypeError("Failed to fetch dynamically imported module");
    fireEvent.click(screen.getByText("go"));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/match/8?tab=h2h"));
    await vi.waitFor(() => expect(said()).toBe("/match/7 idle root:1 match.vi:7"));
    created.failure = null;
    fireEvent.click(screen.getByText("go"));
    await vi.waitFor(() => expect(said()).toContain("/match/8"));
  });

  it("that cannot be had refuses a form, whose page sends it otherwise", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    await open();
    created.failure = new TypeError("Failed to fetch dynamically imported module");
    fireEvent.click(screen.getByText("send"));
    expect(await screen.findByText("The router cannot be loaded")).toBeTruthy();
    expect([assign.mock.calls, said()]).toEqual([[], "/match/7 idle root:1 match.vi:7"]);
  });

  it("that cannot be had leaves no entry where none was meant to be", async () => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
    await open();
    created.failure = new TypeError("Failed to fetch dynamically imported module");
    fireEvent.click(screen.getByText("replace"));
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/match/7?tab=odds"));
  });

  it("is not needed to go back to a page from before a reload: the browser loads that", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    // Pages of the tests before listen still.
    const listen = vi.spyOn(window, "addEventListener");
    const { prepareNavigation } = await open();
    const goBack = listen.mock.calls.find(([sign]) => sign === "popstate")?.[1] as () => void;
    goBack();
    expect(reload).toHaveBeenCalledTimes(1);
    // The page is being left: what was on its way goes nowhere.
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    fireEvent.click(screen.getByText("go"));
    await vi.dynamicImportSettled();
    expect([created.count, assign.mock.calls.length]).toEqual([0, 0]);
    window.dispatchEvent(new Event("pageshow"));
    prepareNavigation();
    await vi.waitFor(() => expect(created.count).toBe(1));
    await act(async () => {});
    goBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
