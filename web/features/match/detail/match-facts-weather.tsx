import type { LucideProps } from "lucide-react";
import type { ComponentType } from "react";
import type { Weather } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { laterPart } from "#web/platform/later-code.ts";
import { ScreenPart } from "#web/platform/screen-alive.tsx";

/** One picture is shown of thirteen, which are 2 KB together. */
const kinds = {
  partly_cloudy: {
    icon: laterPart(() => import("lucide-react/icons/cloud-sun")),
    name: m.weather_partly_cloudy,
  },
  cloudy: { icon: laterPart(() => import("lucide-react/icons/cloud")), name: m.weather_cloudy },
  partly_cloudy_rain: {
    icon: laterPart(() => import("lucide-react/icons/cloud-sun-rain")),
    name: m.weather_partly_cloudy_rain,
  },
  snow: { icon: laterPart(() => import("lucide-react/icons/cloud-snow")), name: m.weather_snow },
  sunny: { icon: laterPart(() => import("lucide-react/icons/sun")), name: m.weather_sunny },
  overcast_rain: {
    icon: laterPart(() => import("lucide-react/icons/cloud-hail")),
    name: m.weather_overcast_rain,
  },
  overcast: { icon: laterPart(() => import("lucide-react/icons/cloudy")), name: m.weather_overcast },
  mist: { icon: laterPart(() => import("lucide-react/icons/haze")), name: m.weather_mist },
  cloudy_rain: {
    icon: laterPart(() => import("lucide-react/icons/cloud-drizzle")),
    name: m.weather_cloudy_rain,
  },
  rain: { icon: laterPart(() => import("lucide-react/icons/cloud-rain")), name: m.weather_rain },
  thunderstorm_rain: {
    icon: laterPart(() => import("lucide-react/icons/cloud-rain-wind")),
    name: m.weather_thunderstorm_rain,
  },
  local_thunderstorm: {
    icon: laterPart(() => import("lucide-react/icons/cloud-lightning")),
    name: m.weather_local_thunderstorm,
  },
  fog: { icon: laterPart(() => import("lucide-react/icons/cloud-fog")), name: m.weather_fog },
} as const satisfies Record<Weather["kind"], { icon: ComponentType<LucideProps>; name: () => string }>;

const degrees = (celsius: number): string => `${Math.round(celsius).toLocaleString(getLocale())}°C`;

/** The weather at a glance: picture and temperature, the word for those who cannot see it. */
export function WeatherMark({ weather: { kind, temperature_c } }: { readonly weather: Weather }) {
  const { icon: Icon, name } = kinds[kind];
  return (
    <span className="weather-mark" title={name()}>
      <ScreenPart fallback={<span className="size-4" />}>
        <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      </ScreenPart>
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
