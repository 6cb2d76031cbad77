import type { BatchCoach, BatchPlayer } from "#origin/ingest/batch.schema.ts";
import { SlugBook, slugOf } from "../../slug.ts";
import { classOfNationalTeam, nationOfTeam, type TeamClass, teamClassOf } from "../competition-name.rules.ts";
import { INTERNATIONAL, leagueCountryOf } from "../nations.table.ts";
import type { BatchRows } from "./batch-rows.ts";
import type { FileIdentity } from "./file-identity.ts";
import type { SourceGround, SourceTeam } from "./source-match.ts";
import type { Stadiums } from "./stadiums.ts";

/** Countries of clubs from a `.clubs.json` of the batch, by slug of the club's name. */
export type ClubCountries = ReadonlyMap<string, string>;

/** Facts of a player besides name and team. */
interface KnownPlayer extends Omit<BatchPlayer, "external_id" | "name" | "team"> {
  /** The team that lists the player, if that is not the club. */
  readonly of?: string;
  /** Distinguishes players of one name in one team. */
  readonly apart?: string | null;
}

/**
 * Maps names of one file to ids and adds the rows for them. A club is `ENG/arsenal-fc`, the same in its league and in
 * European files; a national team is `national/ARG`, whatever its spelling.
 */
export class Naming {
  readonly #rows: BatchRows;
  readonly #identity: FileIdentity;
  readonly #clubs: ClubCountries;
  /** Set for files that only mention teams: the names of files with matches are kept. */
  readonly #mentions: { readonly provisional?: true };
  readonly #slugs = new SlugBook();
  /** Clubs whose country the file omits. */
  readonly homeless = new Set<string>();

  constructor(rows: BatchRows, identity: FileIdentity, clubs: ClubCountries, describes = true) {
    this.#mentions = describes ? {} : { provisional: true };
    this.#rows = rows;
    this.#identity = identity;
    this.#clubs = clubs;
  }

  team(team: SourceTeam): string {
    if (team.country === null && this.#identity.national) return this.#nationalTeam(team.name);
    const country = leagueCountryOf(team.country ?? this.#countryOfClub(team.name));
    const scope = this.#inClass(country);
    const name = this.#classed(team.name);
    const external_id = `${scope}/${this.#slugs.slug(scope, team.name)}`;
    return this.#rows.team({ external_id, ...this.#mentions, name, country, national: false });
  }

  /** An id of a team of the competition's class: women's and youth teams are not the club's first team. */
  #inClass(id: string, team_class: TeamClass | null = this.#identity.team_class): string {
    return team_class ? `${id}/${team_class.key}` : id;
  }

  /** A team's name with its class, unless the file says it already. */
  #classed(name: string, team_class: TeamClass | null = this.#identity.team_class): string {
    return team_class && teamClassOf(name) === null ? `${name} ${team_class.en}` : name;
  }

  #countryOfClub(name: string): string {
    const { code } = this.#identity.country;
    if (code !== INTERNATIONAL.code) return code;
    const club = this.#clubs.get(slugOf(name));
    if (club === undefined) this.homeless.add(name);
    return club ?? code;
  }

  #nationalTeam(written: string): string {
    const nation = nationOfTeam(written);
    if (!nation) this.homeless.add(written);
    const team_class = this.#identity.team_class ?? classOfNationalTeam(written);
    const id = `national/${nation?.code ?? this.#slugs.slug("national", written)}`;
    const external_id = this.#inClass(id, team_class);
    const country = nation?.code ?? INTERNATIONAL.code;
    const name = this.#classed(nation?.name ?? written, team_class);
    const vi = nation?.translations && [nation.translations.vi, team_class?.vi].filter(Boolean).join(" ");
    return this.#rows.team({
      external_id,
      ...this.#mentions,
      name,
      country,
      national: true,
      ...(vi && { translations: { vi } }),
    });
  }

  /** A player of a team. */
  player(name: string, team: string, { of = team, apart = null, ...known }: KnownPlayer): string {
    const slug = [this.#slugs.slug(of, name), ...(apart === null ? [] : [apart])].join("-");
    return this.#rows.player({ external_id: `${of}/${slug}`, name, team, ...known });
  }

  coach(name: string, team: string, known: Pick<BatchCoach, "as_of" | "birthday">): void {
    const external_id = `${team}/coach/${this.#slugs.slug(`coach ${team}`, name)}`;
    this.#rows.coach({ external_id, name, kind: "head", team, ...known });
  }

  venue(ground: SourceGround | null, stadiums: Stadiums): string | null {
    if (ground === null) return null;
    const stadium = stadiums.find(ground);
    if (stadium) return this.#rows.venue(stadium.venue);
    const name = ground.name ?? ground.city ?? "";
    const country =
      this.#identity.country === INTERNATIONAL ? null : this.#rows.country(this.#identity.country);
    const scope = country ?? INTERNATIONAL.code;
    const slug = this.#slugs.slug(`venue ${scope}`, [ground.name, ground.city].filter(Boolean).join(" "));
    return this.#rows.venue({
      // Separate from a stadiums file's own rows, which have more fields: neither file must overwrite the other.
      external_id: `ground/${scope}/${slug}`,
      name,
      city: ground.city,
      country,
      capacity: null,
    });
  }
}
