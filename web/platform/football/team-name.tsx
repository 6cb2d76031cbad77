import type { TeamRef } from "#shared/match/index.ts";
import { shownName, shownShortName } from "#web/platform/i18n/shown-name.ts";

/** Length of a name in characters from which a table on a phone has no room for it. */
const LONG = 13;

/** A team's name; a long one also in its short form, which the style sheet of the table shows on a phone. */
export function TeamName({ team }: { readonly team: TeamRef }) {
  const name = shownName(team);
  const short = shownShortName(team);
  if (name.length <= LONG || short.length >= name.length) return name;
  return (
    <>
      <span className="name-full">{name}</span>
      <span className="name-short" title={name}>
        {short}
      </span>
    </>
  );
}
