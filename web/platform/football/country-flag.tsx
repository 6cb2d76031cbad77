import type { CountryRef } from "#shared/match/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";

interface CountryFlagProps {
  readonly of: Pick<CountryRef, "flag">;
  /** Pixels of the square around the circle. */
  readonly size?: number;
}

/** A country's flag; nothing where none is known. Decoration: a name is beside it. */
export function CountryFlag({ of: { flag }, size = 20 }: CountryFlagProps) {
  return flag ? <img src={flag} alt="" width={size} height={size} loading="lazy" /> : null;
}

interface CountryNameProps {
  readonly of: CountryRef;
  /** False where the picture beside it is the flag already. */
  readonly hasFlag?: boolean;
}

/** A country's flag and name, in a line of text. */
export function CountryName({ of, hasFlag = true }: CountryNameProps) {
  return (
    <span className="country-name">
      {hasFlag ? <CountryFlag of={of} size={14} /> : null}
      <span>{shownName(of)}</span>
    </span>
  );
}
