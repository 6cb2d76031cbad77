import { Suspense, useEffect, useRef, useState } from "react";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { chooseTheme, nextTheme, useTheme } from "#web/platform/pre-paint/theme.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { goToDay, goToSearch, pressLive } from "./list-keys.ts";
import { isListKey, type ListKey, mayTakeKey } from "./may-take-key.ts";
import { createRowWalk } from "./row-walk.ts";
import { useOddsToggle } from "./use-odds-toggle.ts";

const KeyboardHelp = lazyWithRetry(() => import("./keyboard-help.tsx"));

interface ListKeyboardProps {
  /** Returns the keys pressed before this loaded, once. Must keep its identity. */
  readonly takePressed?: () => readonly ListKey[];
}

/** One-letter shortcuts for keyboard users; a setting switches them off. */
export default function ListKeyboard({ takePressed }: ListKeyboardProps) {
  const [isOn] = useSetting("keyboard");
  const [isHelpOpen, openHelp] = useState(false);
  const toggleOdds = useOddsToggle();
  const theme = useTheme();
  const [walk] = useState(createRowWalk);
  const actions: Readonly<Record<ListKey, () => void>> = {
    "/": goToSearch,
    j: () => walk.go(1),
    k: () => walk.go(-1),
    f: walk.pressStar,
    o: toggleOdds,
    l: pressLive,
    "[": () => goToDay(-1),
    "]": () => goToDay(1),
    t: () => chooseTheme(nextTheme(theme)),
    "?": () => openHelp(true),
  };
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    for (const key of takePressed?.() ?? []) latest.current[key]();
  }, [takePressed]);
  useEffect(() => {
    if (!isOn) return;
    const take = (event: KeyboardEvent) => {
      if (!isListKey(event.key) || !mayTakeKey(event)) return;
      event.preventDefault();
      latest.current[event.key]();
    };
    document.addEventListener("keydown", take);
    return () => document.removeEventListener("keydown", take);
  }, [isOn]);
  useEffect(walk.stayOnMatch, []);
  const wasHelpOpen = useRef(false);
  useEffect(() => {
    // The browser restores the focus, but not to a row that has moved meanwhile.
    if (wasHelpOpen.current && !isHelpOpen) walk.goBack();
    wasHelpOpen.current = isHelpOpen;
  }, [isHelpOpen, walk]);
  return isHelpOpen ? (
    <Suspense>
      <KeyboardHelp onClose={() => openHelp(false)} />
    </Suspense>
  ) : null;
}
