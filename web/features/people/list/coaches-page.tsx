import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { isFirstView, type ListFilter, queryOfList } from "#web/platform/list/list-filter.ts";
import { ListForm } from "#web/platform/list/list-form.tsx";
import { ListPanel } from "#web/platform/list/list-panel.tsx";
import { pathWith, searchOf } from "#web/platform/navigation/page-path.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { CoachTable } from "./coach-table.tsx";
import { coachesQuery } from "./people.query.ts";

const pathOfPage = (filter: ListFilter): string =>
  pathWith(pathOf("coaches", getLocale()), queryOfList(filter));

/** All coaches, with a search form. */
export default function CoachesPageView({ filter }: { readonly filter: ListFilter }) {
  const first = useQuery({ ...coachesQuery(filter), enabled: !isNameTooShort(filter.name) }).data;
  const title = m.coaches_title();
  return (
    <div className="team-page">
      <PageHead
        title={title}
        description={m.coaches_description()}
        search={searchOf(queryOfList(filter))}
        isPrivate={filter.name !== null || first?.coaches.length === 0}
      />
      <h1 className="list-title">{title}</h1>
      <ListForm path={pathOf("coaches", getLocale())} filter={filter} nameLabel={m.coaches_field_name()} />
      <ListPanel
        id="people"
        filter={filter}
        pathOf={pathOfPage}
        query={coachesQuery}
        rowsOf={({ coaches }) => coaches}
        words={{
          heading: isFirstView(filter) ? m.coaches_all() : m.coaches_found(),
          count: m.coaches_count,
          none: m.coaches_none(),
          pages: m.coaches_pages(),
        }}
      >
        {(coaches) => <CoachTable coaches={coaches} caption={title} />}
      </ListPanel>
    </div>
  );
}
