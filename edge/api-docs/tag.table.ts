import type { Endpoint } from "#shared/api/index.ts";

/** The chapters of the document, in their order: one for each noun. */
export const tags = [
  { name: "competitions", description: "Countries, leagues, cups and their seasons." },
  { name: "matches", description: "Lists of matches, and the details of one." },
  {
    name: "odds",
    description: "Bookmakers' decimal prices; a line is positive when the home team gives goals.",
  },
  { name: "seasons", description: "Tables and statistics of a season." },
  { name: "teams", description: "Clubs and national teams." },
  { name: "players", description: "Players." },
  { name: "coaches", description: "Coaches." },
  {
    name: "search",
    description: "Matches, leagues, teams, players and coaches by name, and the entries of the sitemap.",
  },
  { name: "accounts", description: "Readers: registration, log-in, profile and sessions." },
  { name: "tips", description: "Experts, their tips and records, and the ledger that proves them." },
  { name: "notifications", description: "Notifications by Web Push." },
  { name: "content", description: "Articles, pages, menus and configuration of the site." },
  { name: "operation", description: "Calls between services and of operators; they need a key." },
] as const;
export type Tag = (typeof tags)[number]["name"];

/** Chapter by the first word of a football call's path: `teams-players` and `team-honor` are about teams. */
const byFirstWord: Readonly<Record<string, Tag>> = {
  countries: "competitions",
  comp: "competitions",
  compseason: "competitions",
  warehouse: "competitions",
  matches: "matches",
  odds: "odds",
  seasons: "seasons",
  team: "teams",
  teams: "teams",
  players: "players",
  coachs: "coaches",
  search: "search",
  sitemap: "search",
};

function contentChapter(path: string): Tag {
  if (/^(tips|experts)\b|^users\/me\/follows$/.test(path)) return "tips";
  if (/^push\b/.test(path)) return "notifications";
  return /^(auth|users|captcha)\b/.test(path) ? "accounts" : "content";
}

/** The tag of a call. Throws for a football call whose first word has none. */
export function tagOf({ upstream, path }: Pick<Endpoint, "upstream" | "path">): Tag {
  if (upstream === "origin") return path.startsWith("latency") ? "content" : "operation";
  if (upstream === "content") return contentChapter(path);
  const tag = byFirstWord[path.split(/[/-]/)[0] ?? ""];
  if (tag === undefined) throw new Error(`no tag for ${path}: add its first word in tag.table.ts`);
  return tag;
}
