import { proxy, ref } from "valtio";
import { FAVOURITE_KINDS, type FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { isRecord } from "#shared/json/is-record.ts";
import type { Match } from "#shared/match/index.ts";
import type { CoveringFollow } from "#shared/push/covering-follow.rules.ts";
import {
  MATCH_KINDS,
  type MatchKind,
  MOST_OWN_KINDS,
  PUSH_KINDS,
  type PushKind,
} from "#shared/push/push.table.ts";
import { NO_PAGE, type OfPage } from "#web/platform/hydration/page-hydration.ts";

/** Local storage key of the alert kinds that a reader chose, in general and for single followed items. */
export const ALERT_KINDS_KEY = "alertKinds";

/** Kinds that an open page alerts of matches without a choice of the reader. */
export const PAGE_ALERT_KINDS: readonly MatchKind[] = ["goal", "cancelled_goal", "red_card"];

/** Alert kinds of single items by id; an item without an entry has the general ones, an empty list mutes it. */
export type KindsById = Readonly<Record<FavouriteKind, Readonly<Record<number, readonly MatchKind[]>>>>;

/** The reader's choices, replaced as whole values (`ref`). */
export interface AlertKinds {
  of: KindsById;
  /** The kinds of items without a choice of their own; null until the reader chooses them. */
  general: readonly PushKind[] | null;
}

const NO_CHOICES: AlertKinds = { of: { match: {}, league: {}, team: {} }, general: null };

/** Parses a stored text: what is invalid in it is left out. */
export function readAlertKinds(text: string | null): AlertKinds {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isRecord(kept)) return NO_CHOICES;
    const listOf = (kind: FavouriteKind) => {
      const list = kept[kind];
      const entries = isRecord(list) ? Object.entries(list) : [];
      return Object.fromEntries(
        entries.flatMap(([id, kinds]) =>
          Number.isSafeInteger(Number(id)) && Array.isArray(kinds)
            ? [[Number(id), MATCH_KINDS.filter((one) => kinds.includes(one))]]
            : [],
        ),
      );
    };
    const { general } = kept;
    return {
      of: { match: listOf("match"), league: listOf("league"), team: listOf("team") },
      general: Array.isArray(general) ? PUSH_KINDS.filter((one) => general.includes(one)) : null,
    };
  } catch {
    return NO_CHOICES;
  }
}

function keptText(): string | null {
  try {
    return localStorage.getItem(ALERT_KINDS_KEY);
  } catch {
    // Storage that the browser forbids.
    return null;
  }
}

function take(choices: AlertKinds, { of, general }: AlertKinds): void {
  choices.of = ref(of);
  choices.general = general && ref(general);
}

/** The choices of a page tree: none until the screen is hydrated, then the browser's, in step with other tabs. */
export function createAlertKinds({ hydration }: OfPage = NO_PAGE): AlertKinds {
  const choices = proxy<AlertKinds>({ of: ref(NO_CHOICES.of), general: null });
  hydration.whenHydrated(() => {
    take(choices, readAlertKinds(keptText()));
    window.addEventListener("storage", ({ key, newValue }) => {
      if (key === ALERT_KINDS_KEY || key === null) take(choices, readAlertKinds(newValue));
    });
  });
  return choices;
}

function keep(choices: AlertKinds, chosen: AlertKinds): void {
  take(choices, chosen);
  const { of, general } = chosen;
  try {
    if (general === null && FAVOURITE_KINDS.every((kind) => Object.keys(of[kind]).length === 0))
      localStorage.removeItem(ALERT_KINDS_KEY);
    else localStorage.setItem(ALERT_KINDS_KEY, JSON.stringify({ ...of, general: general ?? undefined }));
  } catch {
    // A browser without storage forgets the choice with the page.
  }
}

/** The kinds of items without a choice of their own: those of the subscription, while push is on. */
export const generalKinds = (
  push: { readonly kinds: readonly PushKind[] } | null,
  general: readonly PushKind[] | null,
): readonly PushKind[] => push?.kinds ?? general ?? PAGE_ALERT_KINDS;

/** Chooses the kinds of items without a choice of their own. */
export const chooseGeneralKinds = (choices: AlertKinds, general: readonly PushKind[]): void =>
  // With the latest changes of other tabs.
  keep(choices, { ...readAlertKinds(keptText()), general });

/** The reader's followed ids, by kind. */
export type FollowedIds = Readonly<Record<FavouriteKind, ReadonlySet<number>>>;

/** Chooses the alert kinds of an item; null for the general ones. Choices for items that are not followed are dropped. */
export function chooseAlertKinds(
  choices: AlertKinds,
  followed: FollowedIds,
  { kind, id }: { readonly kind: FavouriteKind; readonly id: number },
  chosen: readonly MatchKind[] | null,
): void {
  // With the latest changes of other tabs.
  const known = readAlertKinds(keptText());
  const listOf = (one: FavouriteKind) => {
    const list = Object.entries(known.of[one]).filter(([key]) => followed[one].has(Number(key)));
    if (one !== kind) return Object.fromEntries(list);
    // Keys are in the order of ids: those of the oldest matches go first.
    const others = list.filter(([key]) => Number(key) !== id).slice(1 - MOST_OWN_KINDS);
    return Object.fromEntries(chosen ? [...others, [id, chosen]] : others);
  };
  keep(choices, {
    ...known,
    of: { match: listOf("match"), league: listOf("league"), team: listOf("team") },
  });
}

/** Removes all choices from this browser. Other tabs follow. */
export const forgetAlertKinds = (choices: AlertKinds): void => keep(choices, NO_CHOICES);

/** The followed items that cover a match, with their chosen kinds. */
export function coveringFollows(
  { id, competition, home, away }: Match,
  followed: FollowedIds,
  of: KindsById,
): CoveringFollow<MatchKind>[] {
  const things = [
    ["match", id],
    ["league", competition.id],
    ["team", home.id],
    ["team", away.id],
  ] as const;
  return things.flatMap(([target, thing]) =>
    followed[target].has(thing) ? [{ target, kinds: of[target][thing] ?? null }] : [],
  );
}
