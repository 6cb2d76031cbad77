import { m } from "#messages/paraglide/messages.js";
import type { ProfileTab } from "#web/features/match/match-tab.ts";

/** Names of the tabs about both teams. */
export const profileTabNames = {
  team: m.match_tab_team,
  player: m.match_tab_player,
  coach: m.match_tab_coach,
  teamsche: m.match_tab_teamsche,
  playerzh: m.match_tab_playerzh,
  playerdata: m.match_tab_playerdata,
  achievements: m.match_tab_achievements,
} as const satisfies Record<ProfileTab, () => string>;
