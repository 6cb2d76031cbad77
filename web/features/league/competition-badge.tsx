import type { CompetitionRef } from "#shared/match/index.ts";

interface CompetitionBadgeProps {
  readonly competition: Pick<CompetitionRef, "logo" | "country">;
  /** Size of the square logo, pixels. */
  readonly size: number;
}

/** A competition's logo, or the letters of its country. Decorative: its name stands beside it. */
export function CompetitionBadge({ competition, size }: CompetitionBadgeProps) {
  const { logo, country } = competition;
  if (logo !== null) {
    return <img src={logo} alt="" width={size} height={size} loading="lazy" className="shrink-0" />;
  }
  return (
    <span className="country-code" data-large={size > 32 || undefined} aria-hidden="true">
      {country.code}
    </span>
  );
}
