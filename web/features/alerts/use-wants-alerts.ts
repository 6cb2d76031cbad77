import { isFollowed } from "#shared/favourite/favourite.rules.ts";
import { useFavourites } from "#web/platform/favourites/use-favourites.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";

/** Whether anything may ever be told to this reader: he wants to hear of every match, or follows something. */
export function useWantsAlerts(): boolean {
  const [scope] = useSetting("alert_scope");
  const lists = useFavourites();
  return scope === "all" || Object.values(lists).some((list) => list.some(isFollowed));
}
