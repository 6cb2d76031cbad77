import type { TipTexts } from "./tip-text.ts";

/** Texts of the experts of the demo world who write English. */
export const TIP_TEXTS_EN: TipTexts = {
  openings: [
    "{home} against {away} is one of the matches to watch in this round of the {competition}. Both sides need the points, and neither will be happy to leave with none.",
    "{home} welcome {away} in the {competition} and will want to set the pace from the first whistle. Home advantage counts for a lot, but this is not an easy visitor.",
    "Expect a crowded midfield when {home} meet {away} in the {competition}. The side that controls the tempo should have a clear edge.",
  ],
  forms: [
    "Recent form hardly separates the two. {home} have been the steadier side at home, while {away} tend to start slowly and only speed up after the break.",
    "Looking at the last few matches, {away} score regularly but their back line still leaves plenty of space. {home} are the opposite: fewer goals, fewer mistakes.",
    "A busy calendar has forced both coaches to rotate. {home} have had one more day of rest, and that usually shows in the last half hour.",
  ],
  tactics: [
    "Tactically, {home} like to stretch the pitch and cross early, while {away} wait for the counter-attack. An early goal would open the match up and the chances would follow quickly.",
    "Set pieces may decide it. {away} do not defend high balls well, and {home} have tall players who attack the right spaces.",
    "{away} miss an important player in midfield, so the ball often goes long. {home} have enough experience to read those passes.",
  ],
  odds: [
    "The price has barely moved since it opened, which suggests that the market sees an even match. At this level the pick below still has value.",
    "The price of this pick has drifted up since it opened. We make it slightly higher than the true chance, which is enough to consider it.",
  ],
  picks: {
    home: "Pick: {home}.",
    away: "Pick: {away}.",
    draw: "Pick: a draw.",
    over: "Pick: over, a match with many goals.",
    under: "Pick: under, a match with few goals.",
  },
  notice:
    "This is a simulated tip of the demo data, written so that the site has content before it has real experts. It is not betting advice.",
  titles: [
    "{home} v {away}: a match of small details",
    "{home} v {away}: preview and pick",
    "{home} host {away}: what to expect?",
  ],
};
