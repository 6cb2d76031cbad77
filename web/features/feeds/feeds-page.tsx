import type { FeedDisagreement, FeedState, FeedsOverview, TableCheck } from "#shared/feed/feed.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { formatMoment, isoInstant } from "#web/platform/i18n/format.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { aboutNames, agoText, claimText, fieldNames, ruleNames, stateNames } from "./feed-labels.ts";
import type { FeedsPageData } from "./feeds.server.ts";

/** The state of the football providers and their disagreements; for operators. */
export default function FeedsPage({ overview }: FeedsPageData) {
  return (
    <div className="feeds-page">
      <PageHead title={m.feeds_title()} description={m.feeds_description()} isPrivate />
      <h1 className="text-lg font-semibold">{m.feeds_title()}</h1>
      {overview === null ? (
        <p className="panel feeds-note">{m.feeds_refused()}</p>
      ) : (
        <Overview {...overview} />
      )}
    </div>
  );
}

function Overview({ as_of, feeds, disagreements, tables }: FeedsOverview) {
  return (
    <>
      {feeds.length === 0 ? <p className="panel feeds-note">{m.feeds_none()}</p> : null}
      {feeds.map((feed) => (
        <FeedPanel key={feed.source} feed={feed} />
      ))}
      {feeds.length === 0 ? null : (
        <>
          <Disagreements list={disagreements} />
          <Tables list={tables} />
        </>
      )}
      <p className="text-xs text-muted">
        <time dateTime={isoInstant(as_of)}>{m.feeds_updated({ moment: formatMoment(as_of) })}</time>
      </p>
    </>
  );
}

const momentText = (at: number | null): string => (at === null ? m.feeds_never() : formatMoment(at));

function FeedPanel({ feed }: { readonly feed: FeedState }) {
  const id = `feed-${feed.source}`;
  const used =
    feed.per_day === null
      ? String(feed.used_today)
      : m.feeds_used_of({ used: feed.used_today, limit: feed.per_day });
  const facts: readonly (readonly [name: string, value: string])[] = [
    [m.feeds_leagues(), feed.leagues.join(", ")],
    [m.feeds_last_success(), momentText(feed.last_success_at)],
    ...(feed.lag === null ? [] : [[m.feeds_lag(), agoText(feed.lag)] as const]),
    [m.feeds_used(), used],
    ...(feed.left_told === null ? [] : [[m.feeds_left_told(), String(feed.left_told)] as const]),
    [m.feeds_next(), momentText(feed.next_at)],
    ...(feed.resting_until === null
      ? []
      : [[m.feeds_resting_until(), momentText(feed.resting_until)] as const]),
    ...(feed.last_error === null
      ? []
      : [[m.feeds_last_error(), `${momentText(feed.last_error_at)}: ${feed.last_error}`] as const]),
  ];
  return (
    <section className="panel" aria-labelledby={id} data-state={feed.state}>
      <h2 id={id} className="panel-heading">
        <span>{feed.title}</span> <span className="feeds-state">{stateNames[feed.state]()}</span>
      </h2>
      <dl className="feeds-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {feed.calls.length === 0 ? null : <Calls feed={feed} />}
    </section>
  );
}

function Calls({ feed }: { readonly feed: FeedState }) {
  return (
    <DataTable caption={m.feeds_calls_of({ name: feed.title })} className="feeds-table">
      <thead>
        <tr>
          <th scope="col">{m.feeds_call()}</th>
          <th scope="col">{m.feeds_call_at()}</th>
          <th scope="col">{m.feeds_call_status()}</th>
          <th scope="col">{m.feeds_call_detail()}</th>
        </tr>
      </thead>
      <tbody>
        {feed.calls.map((call) => (
          <tr key={`${call.at} ${call.path}`} data-outcome={call.outcome}>
            <th scope="row">{call.path}</th>
            <td>{formatMoment(call.at)}</td>
            <td>{call.status === 0 ? "–" : call.status}</td>
            <td className="feeds-detail">{call.detail ?? ""}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Disagreements({ list }: { readonly list: readonly FeedDisagreement[] }) {
  return (
    <section className="panel" aria-labelledby="disagreements">
      <h2 id="disagreements" className="panel-heading">
        {m.feeds_disagreements()}
      </h2>
      {list.length === 0 ? (
        <p className="feeds-note">{m.feeds_disagreements_none()}</p>
      ) : (
        <DataTable caption={m.feeds_disagreements_list()} className="feeds-table">
          <thead>
            <tr>
              <th scope="col">{m.feeds_match()}</th>
              <th scope="col">{m.feeds_about()}</th>
              <th scope="col">{m.feeds_said()}</th>
              <th scope="col">{m.feeds_taken()}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((one) => (
              <tr key={`${one.match_id} ${one.about}`}>
                <th scope="row">
                  <SiteLink to={pathOf("match", getLocale(), { id: one.match_id })} className="text-link">
                    {`${one.home} – ${one.away}`}
                  </SiteLink>
                </th>
                <td>{aboutNames[one.about]()}</td>
                <td className="feeds-detail">
                  {one.claims.map((claim) => `${claim.source}: ${claimText(one.about, claim)}`).join("; ")}
                </td>
                <td className="feeds-detail">{`${one.taken} (${ruleNames[one.rule]()})`}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </section>
  );
}

function Tables({ list }: { readonly list: readonly TableCheck[] }) {
  const rows = list.flatMap((table) => table.differences.map((difference) => ({ table, difference })));
  return (
    <section className="panel" aria-labelledby="tables">
      <h2 id="tables" className="panel-heading">
        {m.feeds_tables()}
      </h2>
      {rows.length === 0 ? (
        <p className="feeds-note">{m.feeds_tables_none()}</p>
      ) : (
        <DataTable caption={m.feeds_tables_list()} className="feeds-table">
          <thead>
            <tr>
              <th scope="col">{m.feeds_team()}</th>
              <th scope="col">{m.feeds_season()}</th>
              <th scope="col">{m.feeds_about()}</th>
              <th scope="col">{m.feeds_ours()}</th>
              <th scope="col">{m.feeds_theirs()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ table, difference }) => (
              <tr key={`${table.source} ${table.season_id} ${difference.team_id} ${difference.field}`}>
                <th scope="row">{difference.team}</th>
                <td>{`${table.competition} ${table.season}`}</td>
                <td>{fieldNames[difference.field]()}</td>
                <td>{difference.ours ?? "–"}</td>
                <td>{`${difference.theirs ?? "–"} (${table.source})`}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </section>
  );
}
