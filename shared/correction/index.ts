export {
  Correction,
  CorrectionFacts,
  CorrectionForm,
  CorrectionNote,
  CorrectionSubject,
  UndoForm,
} from "./correction.schema.ts";
export {
  CORRECTED_STATUSES,
  CORRECTION_TARGETS,
  type CorrectionField,
  type CorrectionTarget,
  type CorrectionValue,
  correctionTable,
  isStateField,
  STATE_FIELDS,
  type StateField,
} from "./correction.table.ts";
