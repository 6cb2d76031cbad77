import type { Database } from "#origin/db/database.ts";
import type { Handlers, Reader } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { endpoints } from "#shared/api/index.ts";
import { CorrectionForm, OwnCorrectionForm, UndoForm } from "#shared/correction/index.ts";
import { AppError } from "#shared/errors/index.ts";
import {
  type CorrectionAnswer,
  listCorrections,
  makeCorrection,
  undoCorrection,
} from "./correction.service.ts";

interface CorrectionDeps {
  readonly db: Database;
  /** Notifies the rooms of changes. */
  readonly publish: (matchIds: readonly number[]) => Promise<void>;
}

type CorrectionCalls =
  | "corrections"
  | "makeCorrection"
  | "submitCorrection"
  | "undoCorrection"
  | "watchCorrections"
  | "withdrawCorrection";

function requireOperator({ role }: Reader): void {
  if (role !== "operator") throw new AppError("forbidden", { detail: "only operators correct by hand" });
}

/** Handlers of corrections by hand: for holders of the ingest token, and for logged-in operators. */
export function correctionHandlers({ db, publish }: CorrectionDeps): Pick<Handlers, CorrectionCalls> {
  const publishing = (answer: CorrectionAnswer, defer: (work: Promise<void>) => void) => {
    if (answer.match_ids.length > 0) defer(publish(answer.match_ids));
    return { data: answer };
  };
  return {
    corrections: ({ query }) => listCorrections(db, query),

    async makeCorrection({ readBody, nowMs, defer }) {
      const { by, ...form } = parseForm(CorrectionForm, await readBody());
      return publishing(await makeCorrection(db, form, { by }, nowMs), defer);
    },

    async undoCorrection({ readBody, nowMs, defer }) {
      const { id, by } = parseForm(UndoForm, await readBody());
      return publishing(await undoCorrection(db, id, { by }, nowMs), defer);
    },

    async watchCorrections({ query, reader }) {
      requireOperator(reader);
      return await listCorrections(db, query);
    },

    async submitCorrection({ readBody, reader, nowMs, defer }) {
      requireOperator(reader);
      const form = parseForm(OwnCorrectionForm, await readBody());
      return publishing(await makeCorrection(db, form, { accountId: reader.id }, nowMs), defer);
    },

    async withdrawCorrection({ readBody, reader, nowMs, defer }) {
      requireOperator(reader);
      const { id } = parseForm(endpoints.withdrawCorrection.body, await readBody());
      return publishing(await undoCorrection(db, id, { accountId: reader.id }, nowMs), defer);
    },
  };
}
