/** The data of every page of this bench: 150 matches in 12 leagues, the same in every run. */
const LEAGUES = 12;
const MATCHES = 150;
const CLUBS = ["Sông Lam", "Hồng Hà", "Bến Nghé", "Cửa Tùng", "Ba Vì", "Tam Đảo", "Mũi Né", "Phú Quốc"];
const KINDS = ["Thép", "Ngôi Sao", "Thiên Nga", "Hải Âu", "Cao Nguyên", "Thanh Long", "Bưu Điện"];

const team = (at: number) => ({
  id: 1000 + at,
  name: `${KINDS[at % KINDS.length]} ${CLUBS[(at * 3) % CLUBS.length]} ${at}`,
});

const match = (at: number) => ({
  id: 50_000 + at,
  time: `${String(12 + (at % 11)).padStart(2, "0")}:${at % 2 === 0 ? "00" : "30"}`,
  state: at % 5 === 0 ? `${1 + (at % 90)}'` : at % 3 === 0 ? "KT" : "",
  home: team(2 * at),
  away: team(2 * at + 1),
  score: { home: at % 4, away: (at * 7) % 3 },
});

export const leagues = Array.from({ length: LEAGUES }, (_, league) => ({
  id: league + 1,
  name: `Giải vô địch ${CLUBS[league % CLUBS.length]} ${league + 1}`,
  matches: Array.from({ length: MATCHES }, (_, at) => at)
    .filter((at) => at % LEAGUES === league)
    .map(match),
}));

/** Visible text of a page, without tags, comments and scripts. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style|title)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/\s+/g, " ")
    .trim();
