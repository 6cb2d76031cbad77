import { england } from "./club-aliases/england.table.ts";
import { france } from "./club-aliases/france.table.ts";
import { germany } from "./club-aliases/germany.table.ts";
import { italy } from "./club-aliases/italy.table.ts";
import {
  belgium,
  greece,
  netherlands,
  portugal,
  scotland,
  turkey,
} from "./club-aliases/smaller-leagues.table.ts";
import { spain } from "./club-aliases/spain.table.ts";

/** Club names by FIFA code of the country in whose league they play: one club a line, its names separated by bars. */
export const clubAliases: Readonly<Record<string, string>> = {
  ENG: england,
  ESP: spain,
  GER: germany,
  ITA: italy,
  FRA: france,
  SCO: scotland,
  NED: netherlands,
  BEL: belgium,
  POR: portugal,
  TUR: turkey,
  GRE: greece,
};
