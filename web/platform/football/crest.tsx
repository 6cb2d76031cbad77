import { clubCrest } from "#shared/crest/club-crest.rules.ts";

interface CrestProps {
  readonly of: {
    readonly name: string;
    readonly logo: string | null;
    /** Letters in place of those of the name, if they are a code such as `GER`. */
    readonly short_name?: string | null;
  };
  /** Pixels of the square: 20 in rows, 40 or 64 in headers. */
  readonly size: number;
  readonly className?: string;
}

/** A team's crest: its logo, or a shield drawn from its name. Decoration: the name is always beside it. */
export function Crest({ of: { name, logo, short_name }, size, className }: CrestProps) {
  if (logo !== null) {
    // The small copy is enough for a row (LOGO_SIDES); a logo of the operator's own has one size.
    const src = size > 32 ? logo : logo.replace("-128.w", "-64.w");
    return <img src={src} alt="" width={size} height={size} loading="lazy" className={className} />;
  }
  const { letters, colours, pattern } = clubCrest(name, short_name);
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <g className="crest-shield">
        <path d="M0 0h24v24H0z" fill={colours[0]} />
        <path d={pattern} fill={colours[1]} />
      </g>
      <text x="12" y="14.4" textAnchor="middle" fontSize="7.4" fontWeight="700" fill="#fff">
        {letters}
      </text>
    </svg>
  );
}
