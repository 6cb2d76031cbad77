import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { NO_SHIELD, type Shield } from "#shared/spoiler-shield/shield.rules.ts";
import { type ConnectionState, createConnectionState } from "#web/platform/realtime/connection-state.ts";
import { createServerClock, type ServerClock } from "#web/platform/realtime/server-clock.ts";
import { keepShield } from "#web/platform/spoiler-shield/shown-shield.ts";
import { createPageHydration, type PageHydration } from "./page-hydration.ts";

/** Stores of a page tree beside its router. One set per tree: on the server, a tree is one reader's request. */
export interface PageStores {
  readonly hydration: PageHydration;
  readonly clock: ServerClock;
  readonly connection: ConnectionState;
  /** The shield that the page was rendered under. */
  readonly shield: Shield;
  /** A store that only some pages need: created by its first user, whose chunk brings its code, once per tree. */
  readonly once: <Store>(create: CreateStore<Store>) => Store;
}

type CreateStore<Store> = (page: Pick<PageStores, "hydration" | "shield">) => Store;

function createPageStores(nowMs: number, shield: Shield, isHydrated: boolean): PageStores {
  const hydration = createPageHydration(isHydrated);
  const made = new Map<unknown, unknown>();
  return {
    hydration,
    clock: createServerClock(nowMs, Date.now, shield.delay_s * 1000),
    connection: createConnectionState(),
    shield,
    once<Store>(create: CreateStore<Store>) {
      if (!made.has(create)) made.set(create, create({ shield, hydration }));
      return made.get(create) as Store;
    },
  };
}

const PageStoresContext = createContext<PageStores | null>(null);

interface PageStoresProviderProps {
  /** The moment the page is rendered for, milliseconds UTC. */
  readonly now_ms: number;
  /** The shield that the page is rendered under; omitted for none. */
  readonly shield?: Shield | undefined;
  /** For tests of components that are not hydrated. */
  readonly isHydrated?: boolean;
  readonly children: ReactNode;
}

export function PageStoresProvider({
  now_ms,
  shield = NO_SHIELD,
  isHydrated = false,
  children,
}: PageStoresProviderProps) {
  const [stores] = useState(() => {
    keepShield(shield);
    return createPageStores(now_ms, shield, isHydrated);
  });
  return <PageStoresContext value={stores}>{children}</PageStoresContext>;
}

export function usePageStores(): PageStores {
  const stores = useContext(PageStoresContext);
  if (!stores) throw new Error("PageStoresProvider is missing above this component");
  return stores;
}

/** A store of the page tree, see `once` of {@link PageStores}. */
export const usePageStore = <Store,>(create: CreateStore<Store>): Store => usePageStores().once(create);

/** Beside a screen in its `Suspense`: starts hydration callbacks before the screen's effects run. */
export function ScreenHydrated(): null {
  const { hydration } = usePageStores();
  useLayoutEffect(() => hydration.setHydrated(), [hydration]);
  return null;
}

/** A value derived from the running clock. The component renders only when the value changes, not every second. */
export function useClockValue<Value extends string | number | boolean | null>(
  read: (nowMs: number) => Value,
): Value {
  const { clock } = usePageStores();
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.now()),
    () => read(clock.rendered_ms),
  );
}
