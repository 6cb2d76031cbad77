export {
  Correction,
  CorrectionFacts,
  CorrectionForm,
  CorrectionNote,
  CorrectionSubject,
  OwnCorrectionForm,
  UndoForm,
} from "./correction.schema.ts";
export {
  type CorrectionField,
  type CorrectionTarget,
  type CorrectionValue,
  correctionTable,
  isStateField,
  type StateField,
} from "./correction.table.ts";
