import { Fragment, useLayoutEffect, useState } from "react";
import {
  type DataRouter,
  type RouterState,
  type RouterSubscriber,
  type To,
  UNSAFE_FrameworkContext,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { anchorsAreOf } from "../anchors.ts";
import { openInstead } from "../open-instead.ts";
import type { HandOver } from "./hand-over.ts";
import { screensLearnt } from "./known-routes.ts";
import { LastResort } from "./last-resort.tsx";
import { frameworkOfPage } from "./router-globals.ts";
import { STAYS, standingPage } from "./standing-page.ts";

/**
 * React Router's `HydratedRouter` in two parts. What a page needs to come alive (contexts, routes, error boundaries) is here;
 * what goes from page to page (its data router, 22 KB) comes when a reader is about to. To React it is one router from the
 * beginning: one that knows where it is, and has another do what it is asked.
 */

const withSign = (sign: string, part = ""): string =>
  part === "" || part === sign ? "" : part.startsWith(sign) ? part : sign + part;

/** As React Router's own `createPath` makes it, whose module is a late one (scripts/site/late-router.ts). */
const pathOf = (to: To | null): string => {
  if (typeof to === "string") return to;
  const { pathname = "/", search, hash } = to ?? {};
  return pathname + withSign("?", search) + withSign("#", hash);
};

/** Where something leads from this page. */
const urlOf = (to: To | null): URL => new URL(pathOf(to), window.location.href);

const placeOf = ({ pathname, search, hash }: URL) => ({ pathname, search, hash });

/** A form was not sent, because the router's code cannot be loaded. */
export class RouterUnavailableError extends Error {}

/** The one router of a browser's page. */
interface LateRouter {
  readonly router: DataRouter;
  /** Asks for what goes from page to page, once. Rejected where it cannot be had; the next call tries again. */
  readonly prepare: () => Promise<DataRouter>;
}

export function createLateRouter(given: HandOver): LateRouter {
  const { handed, routes, standing } = standingPage(given);
  const subscribers = new Set<RouterSubscriber>();
  const tell: RouterSubscriber = (state, change) => {
    for (const hear of subscribers) hear(state, change);
  };
  /** Says that a page is on its way, or no more: the router that brings it cannot yet. */
  const tellWaiting = (to: To | null) =>
    tell(
      to === null
        ? standing
        : {
            ...standing,
            navigation: {
              ...STAYS,
              state: "loading",
              location: { ...standing.location, ...placeOf(urlOf(to)) },
            } as unknown as RouterState["navigation"],
          },
      { deletedFetchers: [], flushSync: false, newErrors: null },
    );

  let real: DataRouter | undefined;
  let asked: Promise<DataRouter> | undefined;
  /** The browser is loading another page. */
  let isLeaving = false;
  const prepare = () => {
    asked ??= Promise.all([import("./site-router.ts"), screensLearnt()])
      .then(([{ createSiteRouter }]) => {
        if (isLeaving) throw new Error("The page is being left");
        real = createSiteRouter(handed);
        real.subscribe((state, change) => {
          // The address is another one now, though what stands there may still be the page before: its code is on its way.
          anchorsAreOf(state.location);
          tell(state, change);
        });
        return real;
      })
      .catch((error: unknown) => {
        asked = undefined;
        throw error;
      });
    return asked;
  };
  // Another page of the history, which was opened within one that has been loaded anew since.
  window.addEventListener("popstate", () => {
    if (real) return;
    isLeaving = true;
    window.location.reload();
  });
  window.addEventListener("pageshow", () => {
    isLeaving = false;
  });

  const early: Partial<DataRouter> = {
    basename: "/",
    get state() {
      return real?.state ?? standing;
    },
    get routes() {
      return real?.routes ?? routes;
    },
    get manifest() {
      return real?.manifest ?? {};
    },
    match: (to) => real?.match(to) ?? null,
    subscribe(hear) {
      subscribers.add(hear);
      return () => subscribers.delete(hear);
    },
    createHref: (to) => pathOf(to),
    createURL: urlOf,
    encodeLocation(to) {
      return placeOf(urlOf(to));
    },
    async navigate(to: number | To | null, options?: Parameters<DataRouter["navigate"]>[1]) {
      if (real || typeof to === "number") return (await prepare()).navigate(to as To, options);
      tellWaiting(to);
      let router: DataRouter;
      try {
        router = await prepare();
      } catch (error) {
        tellWaiting(null);
        // A form is more than an address: its page knows how to send it otherwise.
        if (options && "formMethod" in options && options.formMethod)
          throw new RouterUnavailableError("The router cannot be loaded", { cause: error });
        if (!isLeaving) openInstead(pathOf(to), options?.replace);
        return;
      }
      await router.navigate(to, options);
    },
    async revalidate() {
      await (await prepare()).revalidate();
    },
  };
  return { router: early as DataRouter, prepare };
}

let ofPage: LateRouter | undefined;

/** A reader is about to go to another page of the site: gets ready what takes him there. */
export function prepareNavigation(): void {
  // Who goes then hears of a failure. The development server's pages have a router from the beginning.
  ofPage?.prepare().catch(() => undefined);
}

/** The page, as `HydratedRouter` would draw it. */
export function LatelyRouted({ handed }: { readonly handed: HandOver }) {
  const [{ router }] = useState(() => {
    ofPage ??= createLateRouter(handed);
    return ofPage;
  });
  const [location, setLocation] = useState(router.state.location);
  useLayoutEffect(() => router.subscribe((state) => setLocation(state.location)), [router]);
  const [framework] = useState(frameworkOfPage);
  return (
    <>
      <UNSAFE_FrameworkContext.Provider value={framework}>
        <LastResort location={location}>
          <RouterProvider router={router} />
        </LastResort>
      </UNSAFE_FrameworkContext.Provider>
      {/* Where the server has its own hand-over: what React counts ids by. */}
      <Fragment />
    </>
  );
}
