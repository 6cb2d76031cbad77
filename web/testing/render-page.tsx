import { type DataTag, type QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { configure, type RenderResult, render } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMatchOverlay, type MatchOverlay } from "#web/features/live-overlay/match-overlay.ts";
import { useMatchOverlay } from "#web/features/live-overlay/use-shown-match.ts";
import { callsOfView } from "#web/platform/data/browser-call.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { PageStoresProvider } from "#web/platform/hydration/page-stores.tsx";
import { LinkHostContext, useLinkHost } from "#web/platform/navigation/link-host.ts";
import { ShownViewProvider, viewAt } from "#web/platform/spoiler-shield/shown-view.tsx";
import type { SiteFacts } from "#web/platform/ssr/site-facts.ts";

// Parts of a page load their code when they are shown, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

interface Page extends RenderResult {
  readonly client: QueryClient;
  readonly overlay: MatchOverlay;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Goes back to the page before. */
  readonly goBack: () => Promise<void>;
}

interface PageOptions {
  readonly path?: string;
  /** The moment of the page, milliseconds UTC. */
  readonly now_ms?: number;
  /** What root has loaded; without it nothing is known of the site. */
  readonly facts?: Partial<SiteFacts>;
  /** What the page's own loader has answered. */
  readonly loaded?: object;
  /** Takes the forms that the page sends by the router. */
  readonly action?: (fields: FormData) => object | Promise<object>;
  /** Answers that the page has from its loader; mostly {@link fetched}. */
  readonly queries?: readonly Fetched[];
}

/** Puts an answer into the page's client. */
export type Fetched = (client: QueryClient) => void;

/** The answer of a query. The compiler checks it, so that no page is tested with an answer that no site gives. */
export const fetched =
  <Answer extends object>(
    { queryKey }: { readonly queryKey: DataTag<QueryKey, Answer, Error> },
    answer: NoInfer<Answer>,
  ): Fetched =>
  (client) =>
    client.setQueryData(queryKey, answer);

/** Gives links the router's `navigate`, as web/root.tsx does. */
const Linked = ({ children }: { readonly children: ReactNode }) => (
  <LinkHostContext value={useLinkHost(false)}>{children}</LinkHostContext>
);

/** Renders a part of a page with the stores and the router it stands in. */
export function renderWithProviders(
  node: ReactNode,
  { path = "/", now_ms = Date.now(), facts, loaded, action, queries = [] }: PageOptions = {},
): Page {
  let overlay = createMatchOverlay();
  function Overlay() {
    overlay = useMatchOverlay();
    return null;
  }
  const client = createQueryClient(callsOfView(viewAt(new URL(path, "http://site"))));
  for (const fetch of queries) fetch(client);
  const page = {
    ...{
      ...{ id: "page", path: "*" },
      element: (
        <ShownViewProvider>
          <Overlay />
          <Linked>{node}</Linked>
        </ShownViewProvider>
      ),
    },
    ...(action
      ? { action: async ({ request }: { request: Request }) => action(await request.formData()) }
      : {}),
  };
  const loaderData = { ...(facts ? { root: facts } : {}), ...(loaded ? { page: loaded } : {}) };
  const router = createMemoryRouter(
    [
      {
        id: "root",
        ...(facts ? { loader: () => facts } : {}),
        children: [loaded ? { ...page, loader: () => loaded } : page],
      },
    ],
    { initialEntries: [path], ...(facts || loaded ? { hydrationData: { loaderData } } : {}) },
  );
  const result = render(
    <QueryClientProvider client={client}>
      <PageStoresProvider now_ms={now_ms} shield={facts?.shield} isHydrated>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </PageStoresProvider>
    </QueryClientProvider>,
  );
  return { ...result, client, overlay, router, goBack: () => router.navigate(-1) };
}
