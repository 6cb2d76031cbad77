import { m } from "#web/paraglide/messages.js";
import { PageHead } from "#web/platform/page-head.tsx";
import { CoachTable } from "./coach-table.tsx";
import type { CoachesPageData } from "./coaches-page.loader.server.ts";
import { askCoaches } from "./people.calls.ts";
import { isFirstView, peoplePath, searchOfPeople } from "./people-filter.ts";
import { PeopleForm } from "./people-form.tsx";
import { PeoplePanel } from "./people-panel.tsx";

/** All coaches, and a form that finds one. */
export function CoachesPageView({ data }: { readonly data: CoachesPageData }) {
  const { filter, rows, page, too_short } = data;
  const title = m.coaches_title();
  return (
    <div className="team-page">
      <PageHead title={title} description={m.coaches_description()} search={searchOfPeople(filter)} />
      <h1 className="team-list-title">{title}</h1>
      <PeopleForm screen="coaches" filter={filter} nameLabel={m.coaches_field_name()} />
      <PeoplePanel
        key={peoplePath("coaches", filter)}
        screen="coaches"
        filter={filter}
        first={{ rows, page }}
        ask={askCoaches}
        tooShort={too_short}
        words={{
          heading: isFirstView(filter) ? m.coaches_all() : m.coaches_found(),
          count: m.coaches_count({ count: page.total }),
          none: m.coaches_none(),
          pages: m.coaches_pages(),
        }}
      >
        {(coaches) => <CoachTable coaches={coaches} caption={title} />}
      </PeoplePanel>
    </div>
  );
}
