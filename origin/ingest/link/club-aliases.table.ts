import { argentina, brazil, colombia, mexico, uruguay, usa } from "./club-aliases/americas.table.ts";
import { china, japan, vietnam } from "./club-aliases/asia.table.ts";
import {
  austria,
  czechia,
  hungary,
  poland,
  romania,
  russia,
  switzerland,
  ukraine,
} from "./club-aliases/central-europe.table.ts";
import { england } from "./club-aliases/england.table.ts";
import { france } from "./club-aliases/france.table.ts";
import { germany } from "./club-aliases/germany.table.ts";
import { italy } from "./club-aliases/italy.table.ts";
import { denmark, finland, ireland, norway, sweden } from "./club-aliases/northern-europe.table.ts";
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
  ARG: argentina,
  BRA: brazil,
  COL: colombia,
  MEX: mexico,
  URU: uruguay,
  USA: usa,
  CHN: china,
  JPN: japan,
  VIE: vietnam,
  AUT: austria,
  CZE: czechia,
  HUN: hungary,
  POL: poland,
  ROU: romania,
  RUS: russia,
  SUI: switzerland,
  UKR: ukraine,
  DEN: denmark,
  FIN: finland,
  IRL: ireland,
  NOR: norway,
  SWE: sweden,
};
