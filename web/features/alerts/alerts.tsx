import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Settings } from "#shared/settings/settings.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { coveringFollows, createAlertKinds, generalKinds } from "#web/platform/alerts/alert-kinds.ts";
import { followedIdsOf } from "#web/platform/favourites/favourites.ts";
import { useFavouriteStore } from "#web/platform/favourites/use-favourites.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { createPush } from "#web/platform/push/push-store.ts";
import { createSettings } from "#web/platform/settings/settings.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { createSounds } from "#web/platform/sounds/play-sound.ts";
import {
  type Alert,
  hasPopup,
  isPeriod,
  isPushed,
  isWanted,
  keyOf,
  type News,
  soundOf,
  stillShown,
  withAlert,
} from "./alert.rules.ts";
import { AlertCard } from "./alert-card.tsx";
import { newsSentence } from "./news-label.ts";

interface AlertsProps {
  /** Subscribes to all events of the page's matches; returns the unsubscribe function. It must keep its identity. */
  readonly listen: (listener: (news: News) => void) => () => void;
  /** Minute and player of an event, in its pop-up. */
  readonly detail?: (news: News) => ReactNode;
}

/** While the pointer or the focus is on them, pop-ups are checked again after this delay. */
const HELD_MS = 2_000;

/** Alerts the reader to goals, red cards and what else they chose: by sound, pop-up and notification. */
export function Alerts({ listen, detail }: AlertsProps) {
  const [alerts, setAlerts] = useState<readonly Alert[]>([]);
  const stack = useRef<HTMLElement>(null);
  const show = useCallback((news: News) => setAlerts((shown) => withAlert(shown, news, Date.now())), []);
  useNews(listen, show);
  useEffect(() => {
    if (alerts.length === 0) return;
    const next = Math.min(...alerts.map(({ shown_until_ms }) => shown_until_ms)) - Date.now();
    const isHeld = () =>
      stack.current?.matches(":hover") || stack.current?.contains(document.activeElement) || false;
    let timer = setTimeout(function end() {
      if (isHeld()) timer = setTimeout(end, HELD_MS);
      else setAlerts((shown) => stillShown(shown, Date.now()));
    }, next);
    return () => clearTimeout(timer);
  }, [alerts]);
  const [isAnnounced] = useSetting("announcements");
  const period = alerts.find(({ kind }) => isPeriod(kind));
  return (
    <>
      {/* The list's announcer knows goals and cards only. It stays mounted: a region that comes with its text is not read. */}
      <p className="sr-only" aria-live="polite">
        {period && isAnnounced ? newsSentence(period) : null}
      </p>
      {alerts.length === 0 ? null : (
        <section ref={stack} className="alerts" aria-label={m.alerts_label()}>
          {alerts.map((alert) => (
            <AlertCard
              key={alert.key}
              alert={alert}
              detail={detail?.(alert)}
              onClose={() => setAlerts((shown) => shown.filter(({ key }) => key !== alert.key))}
            />
          ))}
        </section>
      )}
    </>
  );
}

const hasSound = ({ sound_home, sound_away, sound_red }: Settings): boolean =>
  sound_home > 0 || sound_away > 0 || sound_red;

/** Alerts once per event, in the ways the reader has chosen. */
function useNews(listen: AlertsProps["listen"], show: (news: News) => void): void {
  const { once } = usePageStores();
  const settings = once(createSettings);
  const sounds = once(createSounds);
  const favourites = useFavouriteStore();
  const alertKinds = once(createAlertKinds);
  const push = once(createPush);
  useEffect(() => {
    const seen = new Set<string>();
    return listen((news) => {
      const key = keyOf(news);
      const follows = coveringFollows(news.match, followedIdsOf(favourites.lists), alertKinds.of);
      const general = generalKinds(push.kept, alertKinds.general);
      if (seen.has(key) || !isWanted({ scope: settings.alert_scope, general }, news.kind, follows)) return;
      seen.add(key);
      // A score that was taken back can be reached again and is a new goal.
      if (news.kind === "cancelled")
        for (const one of seen) if (one.startsWith(`goal ${news.match.id} `)) seen.delete(one);
      if (hasPopup(news.kind, settings)) show(news);
      const sound = soundOf(news, settings);
      if (sound !== null) oncePerBrowser(key, () => sounds.play(sound));
      // One notification per event: the server sends it where the reader has subscribed.
      const isPushedAlready = push.kept !== null && isPushed(push.kept.kinds, news.kind, follows);
      if (settings.desktop_notifications && document.hidden && !isPushedAlready) notify(news, key);
    });
  }, [listen, show, settings, sounds, favourites, alertKinds, push]);
  useEffect(() => {
    const unlock = () => {
      if (hasSound(settings)) sounds.unlock();
    };
    const once = { once: true, passive: true } as const;
    document.addEventListener("pointerdown", unlock, once);
    document.addEventListener("keydown", unlock, once);
    return () => {
      document.removeEventListener("pointerdown", unlock);
      document.removeEventListener("keydown", unlock);
    };
  }, [settings, sounds]);
}

/** Shows an event as a notification while the page is hidden. `key` prevents duplicates from several tabs. */
function notify(news: News, key: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const { competition, id } = news.match;
    const shown = new Notification(newsSentence(news), { body: shownName(competition), tag: key });
    shown.onclick = () => {
      window.focus();
      location.assign(pathOf("match", getLocale(), { id }));
    };
  } catch {
    // Mobile browsers define the constructor but leave notifications to service workers.
  }
}

/** How long the playing tab silences the others: they receive a goal within a second of each other. */
const QUIET_MS = 5_000;

/**
 * Runs a function in one tab of the browser: the first to ask for it. A tab without user interaction could not play
 * sound.
 */
function oncePerBrowser(key: string, act: () => void): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (!navigator.locks) {
    act();
    return;
  }
  const hold = async (lock: Lock | null): Promise<void> => {
    if (!lock) return;
    act();
    await new Promise((done) => setTimeout(done, QUIET_MS));
  };
  navigator.locks.request(`told ${key}`, { ifAvailable: true }, hold).catch(() => undefined);
}
