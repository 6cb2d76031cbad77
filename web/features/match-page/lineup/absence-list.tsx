import { m } from "#messages/paraglide/messages.js";
import type { Absence, AbsenceKind, SideLineup } from "#shared/lineup/index.ts";
import { PlayerLink } from "#web/features/match/player-link.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { formatDate } from "#web/platform/i18n/format.ts";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Icon } from "#web/ui/icon.tsx";
import { absenceReason } from "./absence-reason.ts";

const kinds = {
  injured: m.absence_injured,
  suspended: m.absence_suspended,
  questionable: m.absence_questionable,
  unknown: m.absence_unknown,
} as const satisfies Record<AbsenceKind, () => string>;

/** Absent and doubtful players of both sides, with reasons. */
export function AbsencePanel({ sides }: { readonly sides: readonly SideLineup[] }) {
  return (
    <section className="panel" aria-labelledby="absences">
      <div className="panel-bar">
        <h2 id="absences">{m.absence_heading()}</h2>
      </div>
      <AbsenceLists sides={sides} />
    </section>
  );
}

/** Absent players, side by side if there is room. */
export function AbsenceLists({ sides }: { readonly sides: readonly SideLineup[] }) {
  return (
    <div className="lineup-sides">
      {sides.map(({ team, absences }) => (
        <div key={team.id} className="lineup-list">
          <h3 className="lineup-team">
            <Crest of={team} size={20} />
            <span>{shownName(team)}</span>
          </h3>
          {absences.length === 0 ? <p className="lineup-note">{m.absence_none()}</p> : null}
          <ul>
            {absences.map((absence) => (
              <AbsenceRow key={absence.player.id} absence={absence} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function AbsenceRow({ absence: { player, kind, reason, until } }: { readonly absence: Absence }) {
  const back = until === null ? m.absence_until_unknown() : m.absence_until({ date: formatDate(until) });
  return (
    <li className="lineup-player">
      <span className="lineup-number">{player.shirt_number ?? "–"}</span>
      <span className="lineup-who">
        <span>
          <PlayerLink player={player} />
        </span>
        {player.position === null ? null : (
          <span className="lineup-position">{positionLabel(player.position)}</span>
        )}
      </span>
      <span className="absence" data-kind={kind}>
        <span className="absence-kind">
          <AbsenceIcon kind={kind} />
          <span>{kinds[kind]()}</span>
        </span>
        <span className="lineup-position">
          {reason === null ? null : <span>{`${absenceReason(reason)}, `}</span>}
          <span className="absence-back">{back}</span>
        </span>
      </span>
    </li>
  );
}

function AbsenceIcon({ kind }: { readonly kind: AbsenceKind }) {
  if (kind === "injured") return <Icon name="cross" size={14} />;
  return kind === "suspended" ? (
    <Icon name="ban" size={14} />
  ) : (
    <Icon name="circle-question-mark" size={14} />
  );
}
