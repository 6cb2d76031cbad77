import type { Batch, BatchPlayer } from "../batch.schema.ts";
import { slugOf } from "../slug.ts";
import { logoOf, nameOf } from "./rows.ts";

/** A person as a provider names them; the id may be missing. */
export interface NamedPerson {
  readonly id?: number | string | null | undefined;
  readonly name?: string | null | undefined;
  /** Address of a portrait. */
  readonly photo?: string | null | undefined;
}

/**
 * People whom matches of one batch name, deduplicated: line-ups take precedence over incidents. A person without a
 * provider id is identified by team and name.
 */
export class People {
  readonly #players = new Map<string, BatchPlayer>();
  readonly #coaches = new Map<string, NonNullable<Batch["coaches"]>[number]>();
  #asOf = 0;

  /** Continues with the people of a match: its kick-off, seconds UTC, dates what it says of them. */
  at(kickOff: number): this {
    this.#asOf = kickOff;
    return this;
  }

  #idOf(person: NamedPerson, team: string): string | null {
    if (person.id !== null && person.id !== undefined && String(person.id) !== "0") return String(person.id);
    const slug = slugOf(person.name ?? "");
    return slug === "" ? null : `${team}~${slug}`;
  }

  /** External id of a player; null for nobody. */
  player(
    person: NamedPerson | null | undefined,
    team: string,
    known: Pick<BatchPlayer, "position" | "shirt_number" | "birthday" | "country" | "logo"> = {},
  ): string | null {
    const name = nameOf(person?.name);
    if (!person || name === null) return null;
    const external_id = this.#idOf(person, team);
    if (external_id === null) return null;
    const before = this.#players.get(external_id);
    const logo = logoOf(person.photo);
    const given = { external_id, name, as_of: this.#asOf, team, ...known, ...(logo && { logo }) };
    const isEarlier = before?.as_of !== undefined && before.as_of > this.#asOf;
    const row = isEarlier ? { ...given, ...before } : { ...before, ...given, name: before?.name ?? name };
    this.#players.set(external_id, row);
    return external_id;
  }

  /** External id of a coach; null for nobody. */
  coach(person: NamedPerson | null | undefined, team: string): string | null {
    const name = nameOf(person?.name);
    const external_id = person && name !== null ? this.#idOf(person, team) : null;
    if (external_id === null || name === null) return null;
    const before = this.#coaches.get(external_id);
    const logo = logoOf(person?.photo);
    if ((before?.as_of ?? 0) <= this.#asOf) {
      const row = { external_id, name, kind: "head", as_of: this.#asOf, team } as const;
      this.#coaches.set(external_id, { ...row, ...(logo && { logo }) });
    }
    return external_id;
  }

  rows(): Pick<Batch, "players" | "coaches"> {
    return {
      players: [...this.#players.values()],
      ...(this.#coaches.size > 0 && { coaches: [...this.#coaches.values()] }),
    };
  }
}
