import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudRain,
  CloudRainWind,
  CloudSnow,
  CloudSun,
  CloudSunRain,
  Cloudy,
  Haze,
  type LucideIcon,
  Sun,
} from "lucide-react";
import type { Weather } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";

const kinds = {
  partly_cloudy: { icon: CloudSun, name: m.weather_partly_cloudy },
  cloudy: { icon: Cloud, name: m.weather_cloudy },
  partly_cloudy_rain: { icon: CloudSunRain, name: m.weather_partly_cloudy_rain },
  snow: { icon: CloudSnow, name: m.weather_snow },
  sunny: { icon: Sun, name: m.weather_sunny },
  overcast_rain: { icon: CloudHail, name: m.weather_overcast_rain },
  overcast: { icon: Cloudy, name: m.weather_overcast },
  mist: { icon: Haze, name: m.weather_mist },
  cloudy_rain: { icon: CloudDrizzle, name: m.weather_cloudy_rain },
  rain: { icon: CloudRain, name: m.weather_rain },
  thunderstorm_rain: { icon: CloudRainWind, name: m.weather_thunderstorm_rain },
  local_thunderstorm: { icon: CloudLightning, name: m.weather_local_thunderstorm },
  fog: { icon: CloudFog, name: m.weather_fog },
} as const satisfies Record<Weather["kind"], { icon: LucideIcon; name: () => string }>;

const degrees = (celsius: number): string => `${Math.round(celsius).toLocaleString(getLocale())}°C`;

/** The weather at a glance: picture and temperature, the word for those who cannot see it. */
export function WeatherMark({ weather: { kind, temperature_c } }: { readonly weather: Weather }) {
  const { icon: Icon, name } = kinds[kind];
  return (
    <span className="weather-mark" title={name()}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      {temperature_c === null ? null : degrees(temperature_c)}
      <span className="sr-only">{name()}</span>
    </span>
  );
}

/** The weather in full: `Trời nắng, 31°C, độ ẩm 70%, gió 3 m/s`. */
export function WeatherLine({ weather }: { readonly weather: Weather }) {
  const { kind, temperature_c, humidity_percent, wind_ms } = weather;
  const parts = [
    kinds[kind].name(),
    temperature_c === null ? null : degrees(temperature_c),
    humidity_percent === null ? null : m.match_weather_humidity({ percent: Math.round(humidity_percent) }),
    wind_ms === null ? null : m.match_weather_wind({ speed: wind_ms.toLocaleString(getLocale()) }),
  ];
  return parts.filter((part) => part !== null).join(", ");
}
