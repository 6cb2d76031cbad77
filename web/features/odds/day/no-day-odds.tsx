import { m } from "#web/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface NoDayOddsProps {
  /** The page without the chosen company; null where none was chosen. */
  readonly bestPath: string | null;
  /** The day is over: nothing will come any more. */
  readonly over: boolean;
}

/** The day has matches, and nobody prices them: at all, or of the company that was chosen. */
export function NoDayOdds({ bestPath, over }: NoDayOddsProps) {
  if (over && bestPath === null)
    return (
      <div className="panel odds-empty">
        <p className="font-semibold">{m.odds_none_closed()}</p>
      </div>
    );
  return (
    <div className="panel odds-empty">
      <p className="font-semibold">{m.odds_empty()}</p>
      <p className="text-muted">{bestPath === null ? m.odds_day_empty_hint() : m.odds_day_empty_company()}</p>
      {bestPath === null ? null : (
        <SiteLink to={bestPath} className="button">
          {m.odds_show_all_companies()}
        </SiteLink>
      )}
    </div>
  );
}
