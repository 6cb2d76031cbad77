import { useQuery } from "@tanstack/react-query";
import { formatMinute } from "#shared/match/match-clock.ts";
import { incidentOf, type MatchEvent } from "./event-player.rules.ts";
import { incidentName } from "./incident-name.ts";
import { matchDetailQuery } from "./match.query.ts";

/** How often the incident is asked for until the source has it, milliseconds. */
const AGAIN_MS = 5_000;

/** Minute and player of a reported goal or red card; nothing until its incident is known. */
export function EventPlayer(event: MatchEvent) {
  const { data } = useQuery({
    ...matchDetailQuery(event.match.id),
    staleTime: 0,
    refetchInterval: ({ state }) => (incidentOf(event, state.data?.incidents ?? []) ? false : AGAIN_MS),
  });
  const incident = incidentOf(event, data?.incidents ?? []);
  if (!incident) return null;
  const { kind, minute, added, player } = incident;
  const name = player?.name ?? null;
  // An own goal and a penalty are named beside the player, a plain goal is not.
  const isPlain = kind === "goal" || kind === "red_card";
  return (
    <>
      {minute === null ? null : <span translate="no">{`${formatMinute(minute, added)}' `}</span>}
      {name === null ? null : <span translate="no">{name}</span>}
      {isPlain ? null : <span>{name === null ? incidentName(kind) : ` (${incidentName(kind)})`}</span>}
    </>
  );
}
