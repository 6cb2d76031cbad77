import { useLoaderData } from "react-router";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { leagues } from "../../rows.ts";

/** Rows come alive in browsers, so their data goes along. */
export const loader = () => ({ packed: pack(leagues) });

export default function Page() {
  const shown = useUnpacked(useLoaderData<typeof loader>().packed);
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
