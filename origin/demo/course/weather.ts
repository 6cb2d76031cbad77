import type { Weather } from "#shared/match/index.ts";
import type { Random } from "../random.ts";

const DRY = ["sunny", "sunny", "partly_cloudy", "partly_cloudy", "cloudy", "overcast"] as const;
const WET = ["partly_cloudy_rain", "cloudy_rain", "rain", "overcast_rain"] as const;
const STORM = ["thunderstorm_rain", "local_thunderstorm"] as const;
const DIM = ["mist", "fog"] as const;

/** Fog occurs on cold evenings, thunder on hot ones, and rain falls as snow below two degrees. */
function kindOf(temperature: number, random: Random): Weather["kind"] {
  const turn = random.next();
  if (turn < 0.22) {
    if (temperature < 2) return "snow";
    return temperature > 24 && random.chance(0.4) ? random.pick(STORM) : random.pick(WET);
  }
  if (turn < 0.28 && temperature < 14) return random.pick(DIM);
  return random.pick(DRY);
}

const HUMID: ReadonlySet<Weather["kind"]> = new Set([...WET, ...STORM, ...DIM, "snow"]);

/** The weather at kick-off, around the usual temperature of place and month (degrees Celsius). */
export function weatherOf(climateC: number, random: Random): Weather {
  const temperature_c = Math.round(random.normal(climateC, 3.5));
  const kind = kindOf(temperature_c, random);
  const humid = HUMID.has(kind);
  return {
    kind,
    temperature_c,
    humidity_percent: humid ? random.int(76, 98) : random.int(38, 78),
    wind_ms: Math.round(Math.abs(random.normal(3, 2)) * 10) / 10,
    pressure_hpa: random.int(humid ? 996 : 1006, humid ? 1012 : 1026),
  };
}
