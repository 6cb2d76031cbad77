import { useSuspenseQuery } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Bracket } from "#shared/competition/bracket.rules.ts";
import type { Season } from "#shared/competition/index.ts";
import type { Tie } from "#shared/competition/tie.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { stageName } from "#web/platform/i18n/stage-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { EmptyPanel } from "../empty-panel.tsx";
import type { LeagueSlots } from "../league-slots.ts";
import { bracketsQuery } from "./bracket.query.ts";
import { currentRound, distinctNames } from "./current-round.rules.ts";
import { TieCard } from "./tie-card.tsx";

interface BracketTabProps extends Pick<LeagueSlots, "sync"> {
  readonly season: Season;
}

/** The knock-out stages of a season. */
export default function BracketTab({ season, sync }: BracketTabProps) {
  const { data: brackets } = useSuspenseQuery(bracketsQuery(season));
  const ties = brackets.flatMap(({ rounds }) => rounds.flatMap((round) => round.ties));
  return (
    <>
      <Brackets brackets={brackets} />
      {sync(
        season.id,
        [],
        ties.flatMap((tie) => tie?.legs.map(({ match }) => match) ?? []),
      )}
    </>
  );
}

/** The knock-out stages of a season as trees: a column for each round. */
export function Brackets({ brackets }: { readonly brackets: readonly Bracket[] }) {
  if (brackets.length === 0) return <EmptyPanel text={m.bracket_none()} />;
  const names = distinctNames(
    brackets.map(({ stage, rounds }) => ({ name: stageName(stage), detail: teamsOf(rounds[0]) })),
  );
  return brackets.map((bracket, at) => {
    const id = `tree-${at + 1}`;
    const name = brackets.length === 1 ? m.stage_knock_out() : (names[at] ?? "");
    return <Tree key={`${id} ${bracket.stage}`} bracket={bracket} id={id} name={name} />;
  });
}

const teamsOf = (round: Round | undefined): string | null =>
  round === undefined ? null : m.bracket_teams({ count: round.ties.length * 2 });

/** Space between a round's name and its first tie after a scroll. */
const TIE_GAP_PX = 24;

/** Scrolls a tree, and nothing around it, to a round and its first tie. A tree whose rounds are all visible stays. */
function scrollToRound(round: HTMLElement | null, behavior: ScrollBehavior): void {
  const tree = round?.parentElement;
  if (!round || !tree || tree.scrollWidth <= tree.clientWidth) return;
  const box = tree.getBoundingClientRect();
  const tie = round.querySelector(".tie")?.getBoundingClientRect().top ?? box.top;
  const name = round.querySelector<HTMLElement>("h3")?.offsetHeight ?? 0;
  tree.scrollTo({
    left: tree.scrollLeft + round.getBoundingClientRect().left - box.left,
    top: tree.scrollTop + tie - box.top - name - TIE_GAP_PX,
    behavior,
  });
}

interface TreeProps {
  readonly bracket: Bracket;
  readonly id: string;
  readonly name: string;
}

function Tree({ bracket, id, name }: TreeProps) {
  const { rounds, third_place, champion } = bracket;
  const names = distinctNames(
    rounds.map((round) => ({ name: stageName(round.name), detail: teamsOf(round) })),
  );
  const [current] = useState(() => currentRound(rounds));
  // Before the first paint. Without scripts, or before them, `scroll-initial-target` does it where browsers know it.
  useLayoutEffect(() => {
    // A fragment names a round itself.
    if (!location.hash.startsWith(`#${id}-`)) {
      scrollToRound(document.getElementById(`${id}-${current + 1}`), "instant");
    }
  }, [id, current]);
  return (
    <div className="panel">
      <div className="panel-bar">
        <h2 id={id} className="min-w-0 font-semibold">
          {name}
        </h2>
        {champion ? <Champion team={champion} /> : null}
      </div>
      <RoundLinks names={names} id={id} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="bracket" aria-labelledby={id} tabIndex={0}>
        {rounds.map((round, at) => {
          const roundId = `${id}-${at + 1}`;
          return (
            <section
              key={roundId}
              id={roundId}
              className="bracket-round"
              data-current={at === current || undefined}
            >
              <h3 className="bracket-round-name">{names[at]}</h3>
              <Ties round={round} before={rounds[at - 1]} after={rounds[at + 1]} />
              {third_place && at === rounds.length - 1 ? <ThirdPlace tie={third_place} /> : null}
            </section>
          );
        })}
      </section>
    </div>
  );
}

function ThirdPlace({ tie }: { readonly tie: Tie }) {
  return (
    <div className="bracket-third">
      <h3 className="bracket-round-name">{m.round_third_place()}</h3>
      <TieCard tie={tie} />
    </div>
  );
}

type Round = Bracket["rounds"][number];

interface TiesProps {
  readonly round: Round;
  readonly before: Round | undefined;
  readonly after: Round | undefined;
}

/** Lines connect two ties to the next one; for an unknown next tie they would be guesses. */
function Ties({ round: { ties }, before, after }: TiesProps) {
  const isJoined = before?.ties.length === ties.length * 2;
  const isHalved = ties.length === (after?.ties.length ?? 0) * 2;
  return (
    <ol className="bracket-ties">
      {ties.map((tie, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a tie is identified by its place in the tree
          key={place}
          data-joined={(isJoined && tie !== null) || undefined}
          data-leads={(isHalved && after?.ties[Math.floor(place / 2)] != null) || undefined}
        >
          <TieCard tie={tie} />
        </li>
      ))}
    </ol>
  );
}

function Champion({ team }: { readonly team: NonNullable<Bracket["champion"]> }) {
  return (
    <SiteLink to={pathOf("team", getLocale(), { id: team.id })} className="bracket-champion">
      <span className="text-muted">{m.bracket_champion()}</span>
      <Crest of={team} size={20} className="shrink-0" />
      <b className="truncate">{shownName(team)}</b>
    </SiteLink>
  );
}

/** On a phone, where one round is visible at a time: links to each. */
function RoundLinks({ names, id }: { readonly names: readonly string[] } & Pick<TreeProps, "id">) {
  if (names.length < 3) return null;
  return (
    <nav className="bracket-rounds" aria-label={m.bracket_rounds()}>
      <ul className="chip-links">
        {names.map((name, at) => {
          const roundId = `${id}-${at + 1}`;
          return (
            <li key={roundId}>
              <SiteLink
                to={`#${roundId}`}
                className="chip"
                onClick={(event) => {
                  event.preventDefault();
                  scrollToRound(document.getElementById(roundId), "smooth");
                }}
              >
                {name}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
