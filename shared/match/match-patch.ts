import { sameJson } from "#shared/json/same-json.ts";
import type { Match } from "./match.schema.ts";
import type { MatchPatch } from "./match-patch.schema.ts";

/** How one state of a match becomes another. Apart from the schema of a patch: browsers apply them, without zod. */

function diffFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => !sameJson(before[key], value)));
}

/** The patch that turns `before` into `after` (two states of one match), or null when nothing changed. */
export function diffMatch(before: Match, after: Match): MatchPatch | null {
  const { id: _id, score: scoreBefore, ...fieldsBefore } = before;
  const { id: _same, score: scoreAfter, ...fieldsAfter } = after;
  // Absent and false are the same; a patch cannot remove a field.
  const patch = diffFields(
    { ...fieldsBefore, time_unknown: before.time_unknown ?? false },
    { ...fieldsAfter, time_unknown: after.time_unknown ?? false },
  );
  const home = diffFields(scoreBefore.home, scoreAfter.home);
  const away = diffFields(scoreBefore.away, scoreAfter.away);
  const score = {
    ...(Object.keys(home).length > 0 ? { home } : {}),
    ...(Object.keys(away).length > 0 ? { away } : {}),
  };
  if (Object.keys(score).length > 0) patch.score = score;
  return Object.keys(patch).length > 0 ? (patch as MatchPatch) : null;
}

/** Applies a patch. Untouched parts keep their identity, so that they need not render again. */
export function applyMatchPatch(match: Match, patch: MatchPatch): Match {
  const { score, ...fields } = patch;
  const next = { ...match, ...fields } as Match;
  if (!score) return next;
  return {
    ...next,
    score: {
      home: score.home
        ? ({ ...match.score.home, ...score.home } as Match["score"]["home"])
        : match.score.home,
      away: score.away
        ? ({ ...match.score.away, ...score.away } as Match["score"]["away"])
        : match.score.away,
    },
  };
}
