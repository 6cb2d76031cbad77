/**
 * Zones of tournaments whose files give local times without a zone: `default`, and cities with another one. A zone in
 * the match's own time or in a stadiums file takes precedence.
 */
interface HostZones {
  readonly default: string;
  readonly cities?: Readonly<Record<string, string>>;
}

const northAmerica2026: HostZones = {
  default: "America/New_York",
  cities: {
    vancouver: "America/Vancouver",
    seattle: "America/Los_Angeles",
    "san-francisco-bay-area": "America/Los_Angeles",
    "los-angeles": "America/Los_Angeles",
    guadalajara: "America/Mexico_City",
    "mexico-city": "America/Mexico_City",
    monterrey: "America/Monterrey",
    houston: "America/Chicago",
    dallas: "America/Chicago",
    "kansas-city": "America/Chicago",
  },
};

/** UEFA publishes times in Central European Time, those in Baku and London included. */
const europe2020: HostZones = { default: "Europe/Rome" };

const unitedStates2024: HostZones = {
  default: "America/New_York",
  cities: {
    arlington: "America/Chicago",
    austin: "America/Chicago",
    houston: "America/Chicago",
    "kansas-city": "America/Chicago",
    glendale: "America/Phoenix",
    inglewood: "America/Los_Angeles",
    "las-vegas": "America/Los_Angeles",
    paradise: "America/Los_Angeles",
    "santa-clara": "America/Los_Angeles",
  },
};

const hosts: Readonly<Record<string, HostZones>> = {
  "worldcup/1970": { default: "America/Mexico_City" },
  "worldcup/1974": { default: "Europe/Berlin" },
  "worldcup/1978": { default: "America/Argentina/Buenos_Aires" },
  "worldcup/1982": { default: "Europe/Madrid" },
  "worldcup/1986": { default: "America/Mexico_City" },
  "worldcup/1990": { default: "Europe/Rome" },
  "worldcup/1994": {
    default: "America/New_York",
    cities: {
      chicago: "America/Chicago",
      dallas: "America/Chicago",
      pasadena: "America/Los_Angeles",
      "los-angeles": "America/Los_Angeles",
      stanford: "America/Los_Angeles",
      "san-francisco": "America/Los_Angeles",
    },
  },
  "worldcup/1998": { default: "Europe/Paris" },
  "worldcup/2002": { default: "Asia/Tokyo" },
  "worldcup/2006": { default: "Europe/Berlin" },
  "worldcup/2010": { default: "Africa/Johannesburg" },
  "worldcup/2014": {
    default: "America/Sao_Paulo",
    cities: { manaus: "America/Manaus", cuiaba: "America/Cuiaba", fortaleza: "America/Fortaleza" },
  },
  "worldcup/2018": {
    default: "Europe/Moscow",
    cities: {
      kaliningrad: "Europe/Kaliningrad",
      samara: "Europe/Samara",
      ekaterinburg: "Asia/Yekaterinburg",
      yekaterinburg: "Asia/Yekaterinburg",
    },
  },
  "worldcup/2022": { default: "Asia/Qatar" },
  "worldcup/2026": northAmerica2026,
  "copa-america/2024": unitedStates2024,
  "clubworldcup/2025": { default: "America/New_York" },
  "euro/2004": { default: "Europe/Lisbon" },
  "euro/2008": { default: "Europe/Vienna" },
  "euro/2012": { default: "Europe/Warsaw" },
  "euro/2016": { default: "Europe/Paris" },
  "euro/2020": europe2020,
  // The tournament of 2020 was played a year later; some files name it after that year.
  "euro/2021": europe2020,
  "euro/2024": { default: "Europe/Berlin" },
};

/**
 * Zone of a tournament in a city (slug). Null for an unknown tournament, and for a match without a city where the hosts
 * have several zones: its local time is then unknown.
 */
export function hostZone(competition: string, season: string, citySlug: string | null): string | null {
  const zones = hosts[`${competition}/${season}`];
  if (!zones) return null;
  if (citySlug === null) return zones.cities ? null : zones.default;
  const city = Object.keys(zones.cities ?? {}).find(
    (key) => citySlug === key || citySlug.startsWith(`${key}-`),
  );
  return (city ? zones.cities?.[city] : undefined) ?? zones.default;
}

const hostTeams: Readonly<Record<string, readonly string[]>> = {
  "worldcup/1970": ["MEX"],
  "worldcup/1974": ["FRG"],
  "worldcup/1978": ["ARG"],
  "worldcup/1982": ["ESP"],
  "worldcup/1986": ["MEX"],
  "worldcup/1990": ["ITA"],
  "worldcup/1994": ["USA"],
  "worldcup/1998": ["FRA"],
  "worldcup/2002": ["KOR", "JPN"],
  "worldcup/2006": ["GER"],
  "worldcup/2010": ["RSA"],
  "worldcup/2014": ["BRA"],
  "worldcup/2018": ["RUS"],
  "worldcup/2022": ["QAT"],
  "worldcup/2026": ["USA", "MEX", "CAN"],
  "euro/2024": ["GER"],
  "copa-america/2024": ["USA"],
};

/** True for a national team that plays a tournament at home. */
export function isHost(competition: string, season: string, country: string): boolean {
  return hostTeams[`${competition}/${season}`]?.includes(country) ?? false;
}
