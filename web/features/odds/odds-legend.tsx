import { m } from "#messages/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";

/** Legend of the badges in the tables. */
export function OddsLegend() {
  return (
    <section className="panel">
      <h2 className="panel-heading">{m.odds_legend_heading()}</h2>
      <ul className="odds-legend">
        <li>
          <span className="price" data-best>
            1.95
          </span>
          {m.odds_legend_best()}
        </li>
        <li>
          <span className="price" data-value>
            2.10
          </span>
          {m.odds_legend_value()}
        </li>
        <li>
          <span className="price" data-state="stale">
            1.90
          </span>
          {m.odds_legend_stale()}
        </li>
        <li>
          <span className="price" data-state="suspended">
            <Icon name="lock" size={12} />
          </span>
          {m.odds_legend_suspended()}
        </li>
        <li>
          <span className="odds-change" data-recent>
            20:31
          </span>
          {m.odds_legend_recent()}
        </li>
        <li>
          <span className="odds-line">0/0.5</span>
          {m.odds_legend_line()}
        </li>
        <li>
          <span>
            <Icon name="chart-no-axes-column" size={16} />
          </span>
          {m.odds_legend_company()}
        </li>
        <li>
          <span>%</span>
          {m.odds_legend_margin()}
        </li>
      </ul>
    </section>
  );
}
