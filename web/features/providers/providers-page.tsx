import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type {
  ProviderDisagreement,
  ProviderState,
  ProvidersOverview,
  TableCheck,
} from "#shared/provider/provider.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { formatMoment, isoInstant } from "#web/platform/i18n/format.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { aboutNames, agoText, claimText, fieldNames, ruleNames, stateNames } from "./provider-labels.ts";
import type { ProvidersPageData } from "./providers.server.ts";

/** The state of the football providers and their disagreements; for operators. */
export default function ProvidersPage({ overview }: ProvidersPageData) {
  return (
    <div className="providers-page">
      <PageHead title={m.providers_title()} description={m.providers_description()} isPrivate />
      <h1 className="text-lg font-semibold">{m.providers_title()}</h1>
      {overview === null ? (
        <p className="panel providers-note">{m.providers_refused()}</p>
      ) : (
        <>
          <p>
            <SiteLink to={pathOf("names", getLocale())} className="text-link">
              {m.names_title()}
            </SiteLink>
          </p>
          <Overview {...overview} />
        </>
      )}
    </div>
  );
}

function Overview({ as_of, providers, disagreements, tables }: ProvidersOverview) {
  return (
    <>
      {providers.length === 0 ? <p className="panel providers-note">{m.providers_none()}</p> : null}
      {providers.map((provider) => (
        <ProviderPanel key={provider.source} provider={provider} />
      ))}
      {providers.length === 0 ? null : (
        <>
          <Disagreements list={disagreements} />
          <Tables list={tables} />
        </>
      )}
      <p className="text-xs text-muted">
        <time dateTime={isoInstant(as_of)}>{m.providers_updated({ moment: formatMoment(as_of) })}</time>
      </p>
    </>
  );
}

const momentText = (at: number | null): string => (at === null ? m.providers_never() : formatMoment(at));

function ProviderPanel({ provider }: { readonly provider: ProviderState }) {
  const id = `provider-${provider.source}`;
  const used =
    provider.per_day === null
      ? String(provider.used_today)
      : m.providers_used_of({ used: provider.used_today, limit: provider.per_day });
  const facts: readonly (readonly [name: string, value: string])[] = [
    [m.providers_leagues(), provider.leagues.join(", ")],
    [m.providers_last_success(), momentText(provider.last_success_at)],
    ...(provider.lag === null ? [] : [[m.providers_lag(), agoText(provider.lag)] as const]),
    [m.providers_used(), used],
    ...(provider.left_told === null ? [] : [[m.providers_calls_left(), String(provider.left_told)] as const]),
    [m.providers_next(), momentText(provider.next_at)],
    ...(provider.resting_until === null
      ? []
      : [[m.providers_resting_until(), momentText(provider.resting_until)] as const]),
    ...(provider.last_error === null
      ? []
      : [
          [
            m.providers_last_error(),
            `${momentText(provider.last_error_at)}: ${provider.last_error}`,
          ] as const,
        ]),
  ];
  return (
    <section className="panel" aria-labelledby={id} data-state={provider.state}>
      <h2 id={id} className="panel-heading">
        <span>{provider.title}</span> <span className="providers-state">{stateNames[provider.state]()}</span>
      </h2>
      <dl className="providers-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {provider.calls.length === 0 ? null : <Calls provider={provider} />}
    </section>
  );
}

function Calls({ provider }: { readonly provider: ProviderState }) {
  return (
    <DataTable caption={m.providers_calls_of({ name: provider.title })} className="providers-table">
      <thead>
        <tr>
          <th scope="col">{m.providers_call()}</th>
          <th scope="col">{m.providers_call_at()}</th>
          <th scope="col">{m.providers_call_status()}</th>
          <th scope="col">{m.providers_call_detail()}</th>
        </tr>
      </thead>
      <tbody>
        {provider.calls.map((call) => (
          <tr key={`${call.at} ${call.path}`} data-outcome={call.outcome}>
            <th scope="row">{call.path}</th>
            <td>{formatMoment(call.at)}</td>
            <td>{call.status === 0 ? "–" : call.status}</td>
            <td className="providers-detail">{call.detail ?? ""}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Disagreements({ list }: { readonly list: readonly ProviderDisagreement[] }) {
  return (
    <section className="panel" aria-labelledby="disagreements">
      <h2 id="disagreements" className="panel-heading">
        {m.providers_disagreements()}
      </h2>
      {list.length === 0 ? (
        <p className="providers-note">{m.providers_disagreements_none()}</p>
      ) : (
        <DataTable caption={m.providers_disagreements_list()} className="providers-table">
          <thead>
            <tr>
              <th scope="col">{m.providers_match()}</th>
              <th scope="col">{m.providers_about()}</th>
              <th scope="col">{m.providers_reported()}</th>
              <th scope="col">{m.providers_taken()}</th>
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
                <td className="providers-detail">
                  {one.claims.map((claim) => `${claim.source}: ${claimText(one.about, claim)}`).join("; ")}
                </td>
                <td className="providers-detail">{`${one.taken} (${ruleNames[one.rule]()})`}</td>
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
        {m.providers_tables()}
      </h2>
      {rows.length === 0 ? (
        <p className="providers-note">{m.providers_tables_none()}</p>
      ) : (
        <DataTable caption={m.providers_tables_list()} className="providers-table">
          <thead>
            <tr>
              <th scope="col">{m.providers_team()}</th>
              <th scope="col">{m.providers_season()}</th>
              <th scope="col">{m.providers_about()}</th>
              <th scope="col">{m.providers_ours()}</th>
              <th scope="col">{m.providers_theirs()}</th>
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
