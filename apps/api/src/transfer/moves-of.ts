import type { Move } from '../core/ledger/moves';
import type { TransferDecision } from './decide-transfer';

/** The movements of a transfer. Between currencies the amount passes through the exchange accounts of both. */
export function movesOf(
  { from, to, amount, received }: Pick<TransferDecision, 'from' | 'to' | 'amount' | 'received'>,
  phase: Move['phase'],
): Move[] {
  if (from.currency === to.currency)
    return [{ debit: from.ledger_id, credit: to.ledger_id, currency: from.currency, amount, phase }];
  return [
    { debit: from.ledger_id, credit: 'exchange', currency: from.currency, amount, phase },
    { debit: 'exchange', credit: to.ledger_id, currency: to.currency, amount: received, phase },
  ];
}
