import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Coach } from "#shared/coach/coach.schema.ts";
import { HonorsPanel } from "#web/platform/football/honors-panel.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { usePerson } from "../use-person.ts";
import { coachHonorsQuery, coachQuery } from "./coach.query.ts";
import { CoachHeader } from "./coach-header.tsx";

interface CoachPageProps {
  readonly coachId: number;
  /** Renders the matches of the coach's team; nothing without a team. */
  readonly matchesOf: (team: Coach["team"]) => ReactNode;
}

/** The page of a coach: profile, matches of the team, honours. */
export default function CoachPageView({ coachId, matchesOf }: CoachPageProps) {
  const { coach } = useSuspenseQuery(coachQuery(coachId)).data;
  const matches = matchesOf(coach.team);
  return (
    <article className="team-page">
      <CoachHead coach={coach} />
      <div className="team-top">
        <CoachHeader coach={coach} />
      </div>
      <div className="team-columns">
        {matches ? <div className="team-column">{matches}</div> : null}
        <CoachHonors coachId={coachId} />
      </div>
    </article>
  );
}

/** A coach beside another one, with honours. */
export function CoachProfile({ coachId }: { readonly coachId: number }) {
  const { coach } = useSuspenseQuery(coachQuery(coachId)).data;
  return (
    <>
      <div className="team-top">
        <CoachHeader coach={coach} heading="h2" />
      </div>
      <CoachHonors coachId={coachId} />
    </>
  );
}

function CoachHonors({ coachId }: { readonly coachId: number }) {
  const honors = useQuery(coachHonorsQuery(coachId)).data?.honors;
  return honors ? (
    <HonorsPanel honors={honors} />
  ) : (
    <section className="panel">
      <h2 className="sr-only">{m.team_honors_heading()}</h2>
      <p className="list-nothing">{m.team_updating()}</p>
    </section>
  );
}

function CoachHead({ coach }: { readonly coach: Coach }) {
  const team = coach.team && shownName(coach.team);
  return (
    <PageHead
      title={m.coach_title({ coach: coach.name })}
      description={m.coach_description({ coach: coach.name, team: team ?? m.coach_no_team() })}
      names={{ coach_name: coach.name, ...(team === null ? {} : { team_name: team }) }}
      name={coach.name}
      structuredData={usePerson(
        coach,
        team === null ? {} : { worksFor: { "@type": "SportsTeam", name: team } },
      )}
    />
  );
}
