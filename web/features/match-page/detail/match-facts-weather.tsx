import { m } from "#messages/paraglide/messages.js";
import type { Weather } from "#shared/match/index.ts";
import { formatNumber } from "#web/platform/i18n/number-label.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icons.table.ts";

const kinds = {
  partly_cloudy: {
    icon: "cloud-sun",
    name: m.weather_partly_cloudy,
  },
  cloudy: { icon: "cloud", name: m.weather_cloudy },
  partly_cloudy_rain: {
    icon: "cloud-sun-rain",
    name: m.weather_partly_cloudy_rain,
  },
  snow: { icon: "cloud-snow", name: m.weather_snow },
  sunny: { icon: "sun", name: m.weather_sunny },
  overcast_rain: {
    icon: "cloud-hail",
    name: m.weather_overcast_rain,
  },
  overcast: { icon: "cloudy", name: m.weather_overcast },
  mist: { icon: "haze", name: m.weather_mist },
  cloudy_rain: {
    icon: "cloud-drizzle",
    name: m.weather_cloudy_rain,
  },
  rain: { icon: "cloud-rain", name: m.weather_rain },
  thunderstorm_rain: {
    icon: "cloud-rain-wind",
    name: m.weather_thunderstorm_rain,
  },
  local_thunderstorm: {
    icon: "cloud-lightning",
    name: m.weather_local_thunderstorm,
  },
  fog: { icon: "cloud-fog", name: m.weather_fog },
} as const satisfies Record<Weather["kind"], { icon: IconName; name: () => string }>;

const degrees = (celsius: number): string => `${formatNumber(Math.round(celsius))}°C`;

/** The weather in short: icon and temperature, with a word for screen readers. */
export function WeatherText({ weather: { kind, temperature_c } }: { readonly weather: Weather }) {
  const { icon, name } = kinds[kind];
  return (
    <span className="weather-badge" title={name()}>
      <Icon name={icon} size={16} />
      {temperature_c === null ? null : <span>{degrees(temperature_c)}</span>}
      <span className="sr-only">{name()}</span>
    </span>
  );
}

/** The weather in full: `Trời nắng, 31°C, độ ẩm 70%, gió 3 m/s`. */
export function WeatherLine({ weather }: { readonly weather: Weather }) {
  const { kind, temperature_c, humidity_percent, wind_ms } = weather;
  const pieces = [
    kinds[kind].name(),
    temperature_c === null ? null : degrees(temperature_c),
    humidity_percent === null ? null : m.match_weather_humidity({ percent: Math.round(humidity_percent) }),
    wind_ms === null ? null : m.match_weather_wind({ speed: formatNumber(wind_ms) }),
  ];
  return <span>{pieces.filter((piece) => piece !== null).join(", ")}</span>;
}
