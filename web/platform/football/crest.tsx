import { CREST_BAND, CREST_SHIELD, type CrestSubject, clubCrest } from "#shared/crest/club-crest.rules.ts";

interface CrestProps {
  readonly of: CrestSubject & { readonly logo: string | null };
  /** Pixels of the square: 20 in rows, 40 or 64 in headers. */
  readonly size: number;
  readonly className?: string;
}

/**
 * A team's crest: its logo, which of a national team is its flag, or a shield drawn from its name. Decoration: the name
 * is always beside it.
 */
export function Crest({ of, size, className }: CrestProps) {
  if (of.logo !== null) {
    // The small copy is enough for a row (LOGO_SIDES); a logo of the operator's own has one size.
    const src = size > 32 ? of.logo : of.logo.replace("-128.w", "-64.w");
    return <img src={src} alt="" width={size} height={size} loading="lazy" className={className} />;
  }
  const { letters, ink, colours, pattern } = clubCrest(of);
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <g className="crest-shield">
        <path d="M0 0h24v24H0z" fill={colours[0]} />
        <path d={pattern} fill={colours[1]} />
        <path d={CREST_BAND} fill={colours[0]} />
      </g>
      <path d={CREST_SHIELD} className="crest-edge" />
      <text x="12" y="14.6" textAnchor="middle" fontSize="7.4" fontWeight="700" fill={ink}>
        {letters}
      </text>
    </svg>
  );
}
