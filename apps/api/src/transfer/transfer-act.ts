import type { addTransfer } from '@portal/contract/transfer';
import type { Applied, Cause, MoneyAct } from '../core/money-acts/money-act';
import type { ErrorOf } from '@portal/contract';
import { decideTransfer, type TransferDecision, type TransferFacts, type TransferRequest } from './decide-transfer';
import type { OpenTransfer } from './to-transfer';
import { bookTransfer, settleLater, takeCredit, transferFacts } from './transfer.store';

type Act = MoneyAct<
  TransferRequest,
  Omit<TransferFacts, 'platform'>,
  ErrorOf<typeof addTransfer>,
  TransferDecision,
  OpenTransfer
>;

/**
 * Books a transfer. From the wallet it is done, and the platform gets the money after the commit. From an MT5 account the amount is
 * held until the platform has released it (settle.ts), and the credit leaves with it in proportion.
 */
async function apply(
  tx: Parameters<Act['apply']>[0],
  decision: TransferDecision,
  cause: Cause,
): Promise<Applied<OpenTransfer>> {
  const { from, to, amount, received, rate, request } = decision;
  const { tno } = request;
  const isHeld = from.kind === 'mt5';
  if (isHeld && from.credit > 0n) await takeCredit(tx, decision, cause);
  const { ticket, answer } = await bookTransfer(tx, decision, cause);
  if (isHeld) await settleLater(tx, tno);
  const after = { amount, received, ...(rate && { rate }) };
  return {
    answer,
    audit: { act: 'transfer', subject: `transfer:${tno}`, after },
    outbox:
      isHeld || to.login === null
        ? []
        : [{ ticket, login: to.login, action: 'balance', amount: received, comment: tno }],
  };
}

/** Moves money between two accounts of a customer (docs/adr/0009). */
export const transferAct: Act = {
  lock: ({ fromId, toId }) => [fromId, toId],
  load: transferFacts,
  decide: decideTransfer,
  apply,
};
