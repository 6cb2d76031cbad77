import type { CompetitionRef } from "#shared/match/index.ts";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";

interface CompetitionBadgeProps {
  readonly competition: Pick<CompetitionRef, "logo" | "country">;
  /** Size of the square logo, pixels. */
  readonly size: number;
}

/** A competition's logo, or the flag of its country. Decorative: its name stands beside it. */
export function CompetitionBadge({ competition, size }: CompetitionBadgeProps) {
  const { logo, country } = competition;
  if (logo === null) return <CountryFlag of={country} size={size} />;
  return <img src={logo} alt="" width={size} height={size} loading="lazy" className="shrink-0" />;
}
