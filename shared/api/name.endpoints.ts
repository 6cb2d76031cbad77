import * as z from "zod/mini";
import {
  KeepApartForm,
  MergeForm,
  MergeReport,
  NAME_MATCH_STATES,
  NameDecisionForm,
  NameMatch,
  ReopenForm,
  ScanForm,
  ScanReport,
  StoredMerge,
} from "../name/index.ts";
import { endpoint, Nothing } from "./endpoint.ts";
import { choiceField, intField, pageFields } from "./query-fields.ts";

const queue = {
  state: choiceField(NAME_MATCH_STATES, "open"),
  ...pageFields({ default: 20, max: 100 }),
};
const Queue = z.object({ name_matches: z.array(NameMatch) });
const Decided = z.object({ merge: z.nullable(MergeReport) });

/** Calls about names that may mean one club or player; of the built-in origin only. */
export const nameEndpoints = {
  nameMatches: endpoint({
    upstream: "origin",
    path: "names",
    summary:
      "Names of sources that may be stored under another name, and decisions about them, the likeliest first.",
    query: queue,
    answer: Queue,
    paginated: true,
    freshness: "private",
    access: "ingest",
  }),
  watchNames: endpoint({
    upstream: "origin",
    path: "names/watch",
    summary: "The queue of names, for a logged-in operator. `forbidden` for other roles.",
    query: queue,
    answer: Queue,
    paginated: true,
    freshness: "private",
    access: "reader",
  }),
  decideName: endpoint({
    upstream: "origin",
    method: "POST",
    path: "names/decide",
    summary:
      "Decides a pair of the queue: `merge` makes the name one of the stored row (`into_id`, or else the one of the pair), `apart` a row of its own. The decision holds for later imports. `merge_refused` for rows that are surely two and for a pair decided otherwise.",
    body: NameDecisionForm,
    answer: Decided,
    freshness: "private",
    access: "ingest",
  }),
  answerName: endpoint({
    upstream: "origin",
    method: "POST",
    path: "names/answer",
    summary: "Decides a pair of the queue, for a logged-in operator. `forbidden` for other roles.",
    body: NameDecisionForm,
    answer: Decided,
    freshness: "private",
    access: "reader",
  }),
  reopenName: endpoint({
    upstream: "origin",
    method: "POST",
    path: "names/reopen",
    summary:
      "Takes back the decision about a pair, which waits in the queue again: a merge of two stored rows is undone, a name that was not stored is left out by the next import. `merge_refused` where a later merge has to be undone first.",
    body: ReopenForm,
    answer: Decided,
    freshness: "private",
    access: "ingest",
  }),
  takeBackName: endpoint({
    upstream: "origin",
    method: "POST",
    path: "names/take-back",
    summary: "Takes back the decision about a pair, for a logged-in operator. `forbidden` for other roles.",
    body: ReopenForm,
    answer: Decided,
    freshness: "private",
    access: "reader",
  }),
  mergeNames: endpoint({
    upstream: "origin",
    method: "POST",
    path: "names/merge",
    summary:
      "Merges a stored team or player into another: matches, tables, squads, transfers, titles and favourites move, and the former id redirects to the latter. `merge_refused` for rows that are surely two: teams that met or play other opponents on one day, a club and a national team, players of one match or squad, a demo row and a real one; also while corrections of the former row are in force.",
    body: MergeForm,
    answer: Decided,
    freshness: "private",
    access: "ingest",
  }),
  keepNamesApart: endpoint({
    upstream: "origin",
    method: "POST",
    path: "names/apart",
    summary: "Remembers that two stored rows are two, so that the queue does not ask again.",
    body: KeepApartForm,
    answer: Nothing,
    freshness: "private",
    access: "ingest",
  }),
  scanNames: endpoint({
    upstream: "origin",
    method: "POST",
    path: "names/scan",
    summary:
      "Compares the stored clubs of some countries, or the players of some teams, with each other and puts pairs that may be one into the queue, without pairs that an operator has decided about. Repeated with `next` until that is null.",
    body: ScanForm,
    answer: ScanReport,
    freshness: "private",
    access: "ingest",
  }),
  splitNames: endpoint({
    upstream: "origin",
    method: "POST",
    path: "names/split",
    summary:
      "Undoes a merge: the former row returns under its id with all that moved. Matches that both rows had stay merged, favourites and notifications stay with the other row. `merge_refused` while a later merge of that row holds.",
    body: z.object({ merge_id: z.int().check(z.gte(1)) }),
    answer: Decided,
    freshness: "private",
    access: "ingest",
  }),
  mergedNames: endpoint({
    upstream: "origin",
    path: "names/merges",
    summary: "Merges that hold, the newest first.",
    query: { limit: intField({ min: 1, max: 200, default: 50 }) },
    answer: z.object({ merges: z.array(StoredMerge) }),
    freshness: "private",
    access: "ingest",
  }),
} as const;
