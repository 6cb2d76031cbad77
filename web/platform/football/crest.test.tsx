import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { Crest } from "./crest.tsx";

const require = createRequire(import.meta.url);
const FONT = "@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf";
const SHEET = readFileSync(new URL("../../styles/match-badges.css", import.meta.url), "utf8");
const SHIELD = /\.crest-shield \{\s*clip-path: path\("([^"]+)"\)/.exec(SHEET)?.[1] ?? "";

/** Clubs of a season as providers write them. */
const LEAGUES: Readonly<Record<string, string>> = {
  "Premier League":
    "Arsenal FC|Aston Villa FC|AFC Bournemouth|Brentford FC|Brighton & Hove Albion FC|Burnley FC|Chelsea FC|Crystal Palace FC|Everton FC|Fulham FC|Leeds United FC|Liverpool FC|Manchester City FC|Manchester United FC|Newcastle United FC|Nottingham Forest FC|Sunderland AFC|Tottenham Hotspur FC|West Ham United FC|Wolverhampton Wanderers FC",
  Championship:
    "Birmingham City|Blackburn Rovers|Bristol City|Charlton Athletic|Coventry City|Derby County|Hull City|Ipswich Town|Leicester City|Middlesbrough|Millwall|Norwich City|Oxford United|Portsmouth|Preston North End|Queens Park Rangers|Sheffield United|Sheffield Wednesday|Southampton|Stoke City|Swansea City|Watford|West Bromwich Albion|Wrexham",
  Bundesliga:
    "1. FC Köln|1. FC Union Berlin|1. FC Heidenheim 1846|1. FSV Mainz 05|Bayer 04 Leverkusen|Borussia Dortmund|Borussia Mönchengladbach|Eintracht Frankfurt|FC Augsburg|FC Bayern München|FC St. Pauli|Hamburger SV|RB Leipzig|SC Freiburg|SV Werder Bremen|TSG 1899 Hoffenheim|VfB Stuttgart|VfL Wolfsburg",
  "2. Bundesliga":
    "1. FC Kaiserslautern|1. FC Magdeburg|1. FC Nürnberg|Arminia Bielefeld|Dynamo Dresden|Eintracht Braunschweig|FC Schalke 04|Fortuna Düsseldorf|Hannover 96|Hertha BSC|Holstein Kiel|Karlsruher SC|Preußen Münster|SC Paderborn 07|SpVgg Greuther Fürth|SV Darmstadt 98|SV Elversberg|VfL Bochum",
  "La Liga":
    "Athletic Club|Atlético Madrid|CA Osasuna|Deportivo Alavés|Elche CF|FC Barcelona|Getafe CF|Girona FC|Levante UD|RC Celta de Vigo|RCD Espanyol|RCD Mallorca|Rayo Vallecano|Real Betis|Real Madrid|Real Oviedo|Real Sociedad|Sevilla FC|Valencia CF|Villarreal CF",
  "Serie A":
    "AC Milan|AC Pisa|ACF Fiorentina|AS Roma|Atalanta|Bologna|Cagliari|Como|Cremonese|Genoa|Hellas Verona|Inter|Juventus|Lazio|Lecce|Napoli|Parma|Sassuolo|Torino|Udinese",
  "Ligue 1":
    "AJ Auxerre|Angers SCO|AS Monaco|FC Lorient|FC Metz|FC Nantes|Le Havre AC|Lille OSC|OGC Nice|Olympique Lyonnais|Olympique de Marseille|Paris FC|Paris Saint-Germain|RC Lens|RC Strasbourg|Stade Brestois 29|Stade Rennais|Toulouse FC|Montpellier HSC|AS Saint-Étienne",
  "V.League 1":
    "Hà Nội|Hải Phòng|Hoàng Anh Gia Lai|Hồng Lĩnh Hà Tĩnh|Công An Hà Nội|Công An TP.HCM|Becamex Bình Dương|Đông Á Thanh Hóa|SHB Đà Nẵng|Sông Lam Nghệ An|Thép Xanh Nam Định|Thể Công - Viettel|Ninh Bình|PVF-CAND|Quảng Nam|Quy Nhơn Bình Định",
  "Primeira Liga":
    "AVS|Alverca|Arouca|Benfica|Sporting de Braga|Casa Pia|Estoril|Estrela Amadora|Famalicão|Gil Vicente|Moreirense|Nacional|Porto|Rio Ave|Santa Clara|Sporting CP|Tondela|Vitória Guimarães",
  "Liga Profesional":
    "Aldosivi|Argentinos Juniors|Atlético Tucumán|Banfield|Barracas Central|Belgrano|Boca Juniors|Central Córdoba|Defensa y Justicia|Deportivo Riestra|Estudiantes|Estudiantes Río Cuarto|Gimnasia La Plata|Gimnasia Mendoza|Godoy Cruz|Huracán|Independiente|Independiente Rivadavia|Instituto|Lanús|Newell's Old Boys|Platense|Racing Club|River Plate|Rosario Central|San Lorenzo|San Martín de San Juan|Sarmiento|Talleres|Tigre|Unión de Santa Fe|Vélez Sarsfield",
  "Série A":
    "Atlético Mineiro|Athletico Paranaense|Atlético Goianiense|Bahia|Botafogo|Ceará|Corinthians|Cruzeiro|Flamengo|Fluminense|Fortaleza|Grêmio|Internacional|Juventude|Mirassol|Palmeiras|RB Bragantino|Santos|São Paulo|Sport Recife|Vasco da Gama|EC Vitória",
  MLS: "Atlanta United|Austin FC|CF Montréal|Charlotte FC|Chicago Fire|Colorado Rapids|Columbus Crew|D.C. United|FC Cincinnati|FC Dallas|Houston Dynamo|Inter Miami CF|LA Galaxy|Los Angeles FC|Minnesota United|Nashville SC|New England Revolution|New York City FC|New York Red Bulls|Orlando City|Philadelphia Union|Portland Timbers|Real Salt Lake|San Diego FC|San Jose Earthquakes|Seattle Sounders|Sporting Kansas City|St. Louis City|Toronto FC|Vancouver Whitecaps",
  "J1 League":
    "Avispa Fukuoka|Cerezo Osaka|Fagiano Okayama|FC Tokyo|Gamba Osaka|Kashima Antlers|Kashiwa Reysol|Kawasaki Frontale|Kyoto Sanga|Machida Zelvia|Nagoya Grampus|Sanfrecce Hiroshima|Shimizu S-Pulse|Shonan Bellmare|Tokyo Verdy|Urawa Red Diamonds|Vissel Kobe|Yokohama F. Marinos|Yokohama FC|Albirex Niigata",
  "Saudi Pro League":
    "Al-Ahli|Al-Ettifaq|Al-Fateh|Al-Fayha|Al-Hazem|Al-Hilal|Al-Ittihad|Al-Khaleej|Al-Kholood|Al-Najma|Al-Nassr|Al-Okhdood|Al-Qadsiah|Al-Riyadh|Al-Shabab|Al-Taawoun|Damac|Neom",
  "Super League":
    "Beijing Guoan|Changchun Yatai|Chengdu Rongcheng|Dalian Yingbo|Henan FC|Meizhou Hakka|Qingdao Hainiu|Qingdao West Coast|Shandong Taishan|Shanghai Port|Shanghai Shenhua|Shenzhen Peng City|Tianjin Jinmen Tiger|Wuhan Three Towns|Yunnan Yukun|Zhejiang FC",
};

/** Pixels of a square crest in a row. */
const SIDE = 20;

beforeAll(() => initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

/** The component as pixels on white, as a browser draws it in a row. */
function drawn(name: string): Uint8Array {
  const svg = renderToStaticMarkup(<Crest of={{ name, logo: null }} size={SIDE} />)
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" font-family="Be Vietnam Pro" ')
    .replace("<g ", `<clipPath id="s"><path d="${SHIELD}"/></clipPath><g clip-path="url(#s)" `);
  const fontBuffers = [readFileSync(require.resolve(FONT))];
  const image = new Resvg(svg, {
    background: "#fff",
    font: { fontBuffers, loadSystemFonts: false },
  }).render();
  return image.pixels;
}

/** CIE L*a*b* of a pixel under D65: equal distances look equally different. */
function labOf(pixels: Uint8Array, at: number): readonly [number, number, number] {
  const linear = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  const part = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = part((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = part(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = part((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Mean distance of the pixels of two pictures; two greens beside each other have about ten. */
function distanceOf(ours: Uint8Array, theirs: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < ours.length; at += 4) {
    const [one, other] = [labOf(ours, at), labOf(theirs, at)];
    sum += Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  }
  return sum / (ours.length / 4);
}

const lettersOf = (name: string): string =>
  />([^<]*)<\/text>/.exec(renderToStaticMarkup(<Crest of={{ name, logo: null }} size={SIDE} />))?.[1] ?? "";

describe("Drawn crests", () => {
  it.each(Object.entries(LEAGUES))("No two clubs of the %s look alike at 20 pixels", (_, clubs) => {
    const crests = clubs.split("|").map((name) => ({ name, letters: lettersOf(name), pixels: drawn(name) }));
    const pairs = crests.flatMap((one, at) => crests.slice(at + 1).map((other) => ({ one, other })));
    const alike = pairs.flatMap(({ one, other }) => {
      const distance = distanceOf(one.pixels, other.pixels);
      // Other letters are what a reader tells them apart by; without them the colours have to.
      return distance < (one.letters === other.letters ? 15 : 4)
        ? [`${one.name} (${one.letters}), ${other.name} (${other.letters}): ${distance.toFixed(1)}`]
        : [];
    });
    expect(alike).toEqual([]);
  });

  it.each([
    ["Manchester City", "MCI"],
    ["Manchester United FC", "MUN"],
    ["Sporting CP", "SPO"],
    ["Sporting Gijón", "SGI"],
    ["1. FC Köln", "KÖL"],
    ["VfB Stuttgart", "STU"],
    ["Paris Saint-Germain", "PSG"],
    ["Arsenal", "ARS"],
    ["Al-Hilal", "HIL"],
    ["Hoàng Anh Gia Lai", "HAG"],
    ["Bo\u0308blingen", "BÖB"],
    ["AZ", "AZ"],
    ["08", "08"],
  ])("The crest of %s has the letters %s", (name, letters) => {
    expect(lettersOf(name)).toBe(letters);
  });

  it("A crest has the official code of a national team, and no other text in its place", () => {
    const svg = (code: string | null) =>
      renderToStaticMarkup(<Crest of={{ name: "Germany", logo: null, short_name: code }} size={20} />);
    expect(svg("GER")).toContain(">GER</text>");
    for (const code of ["Die Mannschaft", "ger", "", null]) expect(svg(code)).toContain(">GER</text>");
    const netherlands = (code: string | null) =>
      renderToStaticMarkup(<Crest of={{ name: "Netherlands", logo: null, short_name: code }} size={20} />);
    expect(netherlands("NED")).toContain(">NED</text>");
    for (const code of ["Oranje", "ned", "", null]) expect(netherlands(code)).toContain(">NET</text>");
  });

  it("A crest stays when the name gains or loses an abbreviation", () => {
    expect(renderToStaticMarkup(<Crest of={{ name: "Arsenal FC", logo: null }} size={20} />)).toBe(
      renderToStaticMarkup(<Crest of={{ name: "Arsenal", logo: null }} size={20} />),
    );
  });

  it("White letters have a contrast of 4.5 on both colours of every crest", () => {
    const colours = new Set(
      Object.values(LEAGUES).flatMap((clubs) =>
        clubs
          .split("|")
          .flatMap(
            (name) =>
              renderToStaticMarkup(<Crest of={{ name, logo: null }} size={20} />).match(
                /#[0-9a-f]{3}(?=")/g,
              ) ?? [],
          ),
      ),
    );
    colours.delete("#fff");
    expect(colours.size).toBe(13);
    for (const colour of colours) {
      const pixel = Uint8Array.from([1, 2, 3].map((at) => Number.parseInt(colour.charAt(at).repeat(2), 16)));
      const luminance = ((labOf(pixel, 0)[0] + 16) / 116) ** 3;
      expect(1.05 / (luminance + 0.05), colour).toBeGreaterThan(4.5);
    }
  });

  it("A crest is the picture where there is one", () => {
    expect(renderToStaticMarkup(<Crest of={{ name: "Arsenal", logo: "/a.webp" }} size={20} />)).toBe(
      '<img src="/a.webp" alt="" width="20" height="20" loading="lazy"/>',
    );
  });
});
