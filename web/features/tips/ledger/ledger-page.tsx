import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { CalendarDay } from "#web/platform/i18n/calendar-day.tsx";
import { formatDay } from "#web/platform/i18n/format.ts";
import { PageLinks } from "#web/platform/list/page-links.tsx";
import { pathWith, queryOfPage, searchOf } from "#web/platform/navigation/page-path.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { CopyStatus, useCopy } from "#web/ui/copy.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ledgerDaysQuery } from "../tips.query.ts";

/** URL of the ledger for programs. */
const CALL = "/oapi/v1/tips/ledger";

/** The ledger of tips: the hashes of its days, and how anybody can verify it. `page` is that of the URL. */
export default function LedgerPageView({ page }: { readonly page: number }) {
  const site_origin = useSiteFacts()?.site_origin ?? "";
  return (
    <div className="tips-page">
      <PageHead
        title={m.ledger_title()}
        description={m.ledger_description()}
        search={searchOf(queryOfPage(page))}
      />
      <section className="panel ledger-about">
        <h1 className="text-lg font-semibold">{m.ledger_title()}</h1>
        <p>{m.ledger_what()}</p>
        <p>{m.ledger_why()}</p>
        <h2 className="font-semibold">{m.ledger_verify()}</h2>
        <p>{m.ledger_verify_how()}</p>
        <pre className="ledger-command">
          <code>{`npm run verify-ledger -- ${site_origin}`}</code>
        </pre>
        <p>
          {m.ledger_call()}{" "}
          <a href={CALL} className="text-link ledger-hash">
            {CALL}
          </a>
        </p>
      </section>
      <LedgerDays page={page} />
    </div>
  );
}

function LedgerDays({ page }: { readonly page: number }) {
  const { days, page: place } = useSuspenseQuery(ledgerDaysQuery(page)).data;
  const path = pathOf("tipLedger", getLocale());
  return (
    <section className="panel" aria-labelledby="days">
      <h2 id="days" className="panel-heading">
        {m.ledger_days()}
      </h2>
      {days.length === 0 ? (
        <p className="list-nothing">{m.ledger_none()}</p>
      ) : (
        <ol className="ledger-days">
          {days.map(({ date, seq, hash }) => (
            <li key={date}>
              <p className="ledger-day">
                <b>
                  <CalendarDay day={date} />
                </b>
                <span className="text-xs text-muted">{m.ledger_last({ seq })}</span>
                <CopyHash hash={hash} day={formatDay(date)} />
              </p>
              <code className="ledger-hash">{hash}</code>
            </li>
          ))}
        </ol>
      )}
      {place === undefined ? null : (
        <PageLinks page={place} hrefOf={(one) => pathWith(path, queryOfPage(one))} label={m.ledger_pages()} />
      )}
    </section>
  );
}

/** Copies a day's hash to the clipboard. */
function CopyHash({ hash, day }: { readonly hash: string; readonly day: string }) {
  const { result, copy } = useCopy(hash);
  const name = m.ledger_copy({ day });
  return (
    <span className="ledger-copy needs-script">
      <button type="button" className="icon-button" aria-label={name} title={name} onClick={copy}>
        <Icon name="copy" size={16} />
      </button>
      <CopyStatus result={result} copied={m.ledger_copied()} failed={m.ledger_copy_failed()} />
    </span>
  );
}
