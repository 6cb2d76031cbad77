import { type DehydratedState, dehydrate, HydrationBoundary, useSuspenseQuery } from "@tanstack/react-query";
import { type RouterContextProvider, useLoaderData } from "react-router";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { leagues } from "../../rows.ts";

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>;
}

const leaguesQuery = { queryKey: ["leagues"], queryFn: async () => leagues };

/** Rows hydrate in browsers, so the response includes their data. */
export async function loader({ context }: LoaderArgs): Promise<{ queries: DehydratedState }> {
  const client = context.get(queryClientContext);
  await client.query(leaguesQuery);
  return { queries: dehydrate(client) };
}

export default function Page() {
  return (
    <HydrationBoundary state={useLoaderData<{ queries: DehydratedState }>().queries}>
      <Rows />
    </HydrationBoundary>
  );
}

function Rows() {
  const shown = useSuspenseQuery(leaguesQuery).data;
  return (
    <main>
      {shown.map(({ id, name, matches }) => (
        <section key={id} aria-labelledby={`league-${id}`}>
          <h2 id={`league-${id}`}>{name}</h2>
          <ul>
            {matches.map((match) => (
              <li key={match.id} className="match-row" data-match-id={match.id}>
                <a href={`/match/${match.id}`}>
                  <time>{match.time}</time>
                  <span className="state">{match.state}</span>
                  <span className="team">{match.home.name}</span>
                  <span className="score">
                    <b>{match.score.home}</b>
                    <b>{match.score.away}</b>
                  </span>
                  <span className="team">{match.away.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
