import { m } from "#messages/paraglide/messages.js";
import type { Transfer, TransferKind } from "#shared/player/index.ts";
import { dateOf } from "#shared/time/index.ts";

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

/** Kind of a transfer: the product spec's labels (section 3), but one with a fee is never free. */
export const transferLabel = ({ kind, fee }: Pick<Transfer, "kind" | "fee">): string =>
  kind === "transfer" && fee ? m.transfer_bought() : names[kind]();

/** Date of a transfer, `YYYY-MM-DD`: transfers have a day only, which is the same in every zone. */
export const transferDay = ({ at }: Pick<Transfer, "at">): string => dateOf(at, "+00:00");
