import { CREST_BAND, CREST_SHIELD, type CrestSubject, clubCrest } from "#shared/crest/club-crest.rules.ts";
import { crestAt, drawCrest } from "#shared/crest/crest.rules.ts";
import { escapeXml } from "../xml.ts";
import { drawable, fitText } from "./fit-text.rules.ts";

/** Pictures of shared links as SVG, 1200 by 630. */

/** Makes PNGs of SVG, with the site's font (painter.ts). */
export interface Painter {
  /** Width of a line of text, in the units of its size. */
  readonly widthOf: (text: string, size: number) => number;
  readonly paint: (svg: string) => Uint8Array<ArrayBuffer>;
}

export const FONT_FAMILY = "Be Vietnam Pro";

const BACKGROUND = `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1d4309"/><stop offset="1" stop-color="#0c110d"/></linearGradient><path fill="url(#ground)" d="M0 0h1200v630H0z"/><g fill="none" stroke="#73c734" stroke-opacity=".16" stroke-width="4"><circle cx="600" cy="300" r="150"/><path d="M0 120h120v360H0M1200 120h-120v360h120"/></g>`;
const LOGO = `<g transform="translate(56 548) scale(1.6)"><rect width="28" height="28" rx="7" fill="#3b8016"/><circle cx="14" cy="14" r="6.2" fill="none" stroke="#fff" stroke-width="1.6"/><path d="M14 2v5.8M14 20.2V26" stroke="#fff" stroke-width="1.6"/><circle cx="14" cy="14" r="2.4" fill="#9be05a"/></g>`;

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: string;
  readonly anchor?: "start" | "middle" | "end";
}

/** `text` is XML already. */
const textAt = (text: string, { x, y, size, colour = "#ffffff", anchor = "middle" }: Line): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" text-anchor="${anchor}">${text}</text>`;

/** Lines below each other; `y` is the middle of all. */
const block = (lines: readonly string[], { y, size, ...line }: Line): string =>
  lines
    .map((text, at) =>
      textAt(text, { ...line, size, y: y + (at - (lines.length - 1) / 2) * size * 1.22 + size * 0.36 }),
    )
    .join("");

function card(body: string, siteName: string): string {
  const foot = textAt(escapeXml(drawable(siteName)), { x: 116, y: 581, size: 30, anchor: "start" });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><g font-family="${FONT_FAMILY}" font-weight="700">${BACKGROUND}${body}${LOGO}${foot}</g></svg>`;
}

/** Makes the ids of a drawing unique: a picture has two crests. */
const withIds = (svg: string, id: string): string =>
  svg.replaceAll(/(\bid="|url\(#|href="#)(\w+)/g, (_, before, name) => `${before}${id}${name}`);

/** A crest inside the picture: a flag, one of ours by its address, otherwise drawn as on pages. */
function crest(team: CardTeam, place: { x: number; y: number; size: number }): string {
  const box = `<svg x="${place.x}" y="${place.y}" width="${place.size}" height="${place.size}" `;
  const id = `c${place.x}`;
  if (team.flag) return withIds(team.flag, id).replace(/<svg .*?(?=viewBox)/, box);
  const ours = team.logo === null ? null : crestAt(team.logo);
  if (ours) return withIds(drawCrest(ours.kind, ours.seed), id).replace("<svg ", box);
  const { letters, ink, colours, pattern } = clubCrest(team);
  const text = escapeXml(drawable(letters));
  return `${box}viewBox="0 0 24 24"><clipPath id="${id}"><path d="${CREST_SHIELD}"/></clipPath><g clip-path="url(#${id})"><path d="M0 0h24v24H0z" fill="${colours[0]}"/><path d="${pattern}" fill="${colours[1]}"/><path d="${CREST_BAND}" fill="${colours[0]}"/></g><text x="12" y="14.6" text-anchor="middle" font-size="7.4" fill="${ink}">${text}</text></svg>`;
}

interface CardTeam {
  readonly name: string;
  /** The name in the picture's language. */
  readonly shown: string;
  /** The code of a national team (`GER`), or another short name. */
  readonly short_name: string | null;
  readonly logo: string | null;
  /** The drawing of a national team's flag; null for other teams. */
  readonly flag: string | null;
  readonly crest?: CrestSubject["crest"];
}

export interface MatchCard {
  readonly site: string;
  readonly competition: string;
  readonly home: CardTeam;
  readonly away: CardTeam;
  /** Between the crests: the result, or the hour of the kick-off. */
  readonly middle: string;
  /** Below it: the day, or that it is over. */
  readonly below: string;
}

/** Two teams, and the known facts of their match. */
export function matchCard({ widthOf }: Painter, match: MatchCard): string {
  const league = fitText(
    drawable(match.competition),
    { width: 1060, lines: 1, sizes: [40, 34, 28] },
    widthOf,
  );
  const name = (team: CardTeam) =>
    fitText(drawable(team.shown), { width: 400, lines: 2, sizes: [52, 44, 38, 32, 26] }, widthOf);
  const side = (team: CardTeam, x: number) => {
    const { size, lines } = name(team);
    return crest(team, { x: x - 95, y: 170, size: 190 }) + block(lines, { x, y: 440, size });
  };
  const middle = fitText(match.middle, { width: 300, lines: 1, sizes: [96, 80, 64, 48] }, widthOf);
  const below = fitText(match.below, { width: 320, lines: 2, sizes: [34, 28, 24] }, widthOf);
  return card(
    [
      block(league.lines, { x: 600, y: 86, size: league.size, colour: "#b9e69a" }),
      side(match.home, 270),
      side(match.away, 930),
      block(middle.lines, { x: 600, y: 262, size: middle.size }),
      block(below.lines, { x: 600, y: 352, size: below.size, colour: "#b9e69a" }),
    ].join(""),
    match.site,
  );
}

/** Title and category of an article. */
export function postCard(
  { widthOf }: Painter,
  post: { readonly site: string; readonly title: string; readonly category: string | null },
): string {
  const title = fitText(
    drawable(post.title),
    { width: 1080, lines: 4, sizes: [72, 64, 56, 48, 42] },
    widthOf,
  );
  const over = post.category === null ? null : drawable(post.category, "");
  const category = over && fitText(over, { width: 1000, lines: 1, sizes: [34, 28] }, widthOf);
  return card(
    [
      category
        ? block(category.lines, { x: 60, y: 100, size: category.size, colour: "#b9e69a", anchor: "start" })
        : "",
      block(title.lines, { x: 60, y: 320, size: title.size, anchor: "start" }),
    ].join(""),
    post.site,
  );
}

/** The site itself: for every page without a picture of its own. */
export function siteCard({ widthOf }: Painter, site: string): string {
  const name = fitText(drawable(site), { width: 1000, lines: 2, sizes: [110, 90, 70, 54] }, widthOf);
  return card(block(name.lines, { x: 600, y: 300, size: name.size }), site);
}
