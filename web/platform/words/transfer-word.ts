import type { TransferKind } from "#shared/player/index.ts";
import { m } from "#web/paraglide/messages.js";

const names = {
  loan: m.transfer_loan,
  loan_end: m.transfer_loan_end,
  transfer: m.transfer_free,
  retirement: m.transfer_retirement,
  draft: m.transfer_draft,
  released: m.transfer_released,
  signed: m.transfer_signed,
  unknown: m.transfer_unknown,
} as const satisfies Record<TransferKind, () => string>;

/** How a player moved: the product spec's eight labels (section 3). A fee, where there was one, is told beside it. */
export const transferWord = (kind: TransferKind): string => names[kind]();
