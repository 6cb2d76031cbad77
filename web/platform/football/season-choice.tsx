import { m } from "#messages/paraglide/messages.js";
import type { CompetitionSeasons } from "#shared/competition/index.ts";
import { ChoiceForm } from "#web/platform/forms/choice-form.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";

interface SeasonChoiceProps {
  readonly competitions: readonly CompetitionSeasons[];
  /** Id of the shown season. */
  readonly chosen: number;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The seasons of a team or a person, by competition. */
export function SeasonChoice({ competitions, chosen, path, query }: SeasonChoiceProps) {
  return (
    <ChoiceForm
      label={m.team_competition_season()}
      name="season_id"
      chosen={String(chosen)}
      choices={competitions.map(({ competition, seasons }) => ({
        name: shownName(competition),
        choices: seasons.map(({ id, name }) => ({
          value: String(id),
          name: `${shownName(competition)} ${name}`,
        })),
      }))}
      path={path}
      query={query}
    />
  );
}
