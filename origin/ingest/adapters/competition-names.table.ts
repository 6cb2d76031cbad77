import type { Translations } from "#shared/match/index.ts";
import { slugOf } from "../slug.ts";
import { isNationCode, nationOfCode, nationOfName } from "./nations.table.ts";

/**
 * Common names of competitions that are not just country and level. Keys as in competitions.table.ts; English only
 * where the sources' names are not idiomatic English.
 */
const known: Readonly<Record<string, Translations>> = {
  "eng.1": { vi: "Ngoại hạng Anh", en: "Premier League" },
  "eng.2": { vi: "Hạng nhất Anh", en: "Championship" },
  "eng.3": { vi: "Hạng hai Anh", en: "League One" },
  "eng.4": { vi: "Hạng ba Anh", en: "League Two" },
  "eng.5": { vi: "Hạng tư Anh", en: "National League" },
  "esp.1": { vi: "VĐQG Tây Ban Nha", en: "La Liga" },
  "esp.2": { vi: "Hạng hai Tây Ban Nha", en: "La Liga 2" },
  "ita.1": { vi: "VĐQG Ý", en: "Serie A" },
  "ita.2": { vi: "Hạng hai Ý", en: "Serie B" },
  "ger.1": { vi: "VĐQG Đức", en: "Bundesliga" },
  "ger.2": { vi: "Hạng hai Đức", en: "2. Bundesliga" },
  "fra.1": { vi: "VĐQG Pháp", en: "Ligue 1" },
  "fra.2": { vi: "Hạng hai Pháp", en: "Ligue 2" },
  "usa.mls": { vi: "Nhà nghề Mỹ", en: "Major League Soccer" },
  "uefa.cl": { vi: "Cúp C1", en: "UEFA Champions League" },
  "uefa.el": { vi: "Cúp C2", en: "UEFA Europa League" },
  "uefa.conf": { vi: "Cúp C3", en: "UEFA Conference League" },
  "copa.l": { vi: "Copa Libertadores" },
  worldcup: { vi: "Giải vô địch thế giới", en: "World Cup" },
  "worldcup.quali": { vi: "Vòng loại World Cup", en: "World Cup qualifying" },
  clubworldcup: { vi: "Giải vô địch thế giới các câu lạc bộ", en: "Club World Cup" },
  euro: { vi: "Giải vô địch châu Âu", en: "European Championship" },
  "copa-america": { vi: "Copa America", en: "Copa América" },
  "africa-cup": { vi: "Cúp bóng đá châu Phi", en: "Africa Cup of Nations" },
  "asian-cup": { vi: "Cúp bóng đá châu Á", en: "Asian Cup" },
  "asean-cup": { vi: "Cúp bóng đá Đông Nam Á", en: "ASEAN Championship" },
  "gold-cup": { vi: "Cúp Vàng CONCACAF", en: "Gold Cup" },
};

const levels = ["VĐQG", "Hạng hai", "Hạng ba", "Hạng tư", "Hạng năm"];

/** Display names of a competition (`vie.1` is `VĐQG Việt Nam`); undefined where there are none. */
export function competitionTranslations(competition: string): Translations | undefined {
  if (Object.hasOwn(known, competition)) return known[competition];
  const [, country = "", level = ""] = /^([a-z]{3})\.(\d)$/.exec(competition) ?? [];
  const code = country.toUpperCase();
  const name = levels[Number(level) - 1];
  const vi = isNationCode(code) ? nationOfCode(code).translations?.vi : undefined;
  return name && vi ? { vi: `${name} ${vi}` } : undefined;
}

const idOfVietnamese = new Map(Object.entries(known).map(([id, { vi = "" }]) => [slugOf(vi), id]));

/** The competition that a Vietnamese name means, with our own names and common variants of them; null for others. */
export function competitionOfVietnamese(name: string): string | null {
  const bare = name
    .normalize("NFC")
    .trim()
    .replace(/^giải (?=vđqg|vô địch quốc gia|hạng|ngoại hạng|nhà nghề)/i, "")
    .replace(/^vô địch quốc gia/i, "VĐQG");
  const listed = idOfVietnamese.get(slugOf(bare)) ?? idOfVietnamese.get(slugOf(name));
  if (listed !== undefined) return listed;
  const level = levels.findIndex((word) => bare.toLowerCase().startsWith(`${word.toLowerCase()} `));
  const nation = level < 0 ? null : nationOfName(bare.slice(levels[level]?.length));
  return nation ? `${nation.code.toLowerCase()}.${level + 1}` : null;
}
