import { m } from "#messages/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface NoDayOddsProps {
  /** The page without the chosen company; null if none was chosen. */
  readonly bestPath: string | null;
  /** The day is over: no more prices will arrive. */
  readonly over: boolean;
}

/** Empty state of a day whose matches have no prices: of any company, or of the chosen one. */
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
