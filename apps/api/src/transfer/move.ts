import { setTimeout as pause } from 'node:timers/promises';
import type { Transfer } from '@portal/contract/transfer';
import { exchanged, transferRate } from '@portal/rules/money';
import { refuseFirstDeposit } from '../core/reasons/first-deposit';
import { Failure } from '../core/errors/fail';
import type { Gateway } from '../gateway';
import type { Idempotency } from '../http/idempotency';
import { currencyRates, leastFor } from '../core/money/account-rate';
import { sharedOutageLog } from '../observability/outage-log';
import { cents } from '../core/money/money';
import { relaySoon } from '../core/accounts/platform-outbox';
import { proposalNumber } from '../core/money/proposal-number';
import { withAvailable } from '../core/accounts/with-available';
import { settleTransfer } from './settle';
import { addTransfer, isKnown, readTransfer, transferCurrencies, type Added, type NewTransfer } from './transfer.store';
import { numberId } from '../database/number-id';

/** How long a caller waits for an outcome, and between two looks; milliseconds. */
const patience = 3_000;
const between = 50;

export interface Move extends Pick<NewTransfer, 'customerId' | 'amount' | 'kinds' | 'requestId'> {
  fromAccountId: string;
  toAccountId: string;
  /** The rate that the customer has seen. */
  shownRate: string | undefined;
}

/**
 * Moves money between two accounts of a customer (docs/adr/0009). `done` and `failed` are answered when they are certain;
 * until then the call waits, and at last throws BUSY: a repeat under the same key answers the outcome.
 */
export async function move(gateway: Gateway, idempotency: Idempotency, of: Move): Promise<Transfer> {
  const { fromAccountId, toAccountId, shownRate, ...rest } = of;
  const { brand, db } = gateway;
  const ids = { fromId: numberId(fromAccountId), toId: numberId(toAccountId) };
  const { from, to } = await transferCurrencies(db, of.customerId, ids.fromId, ids.toId);
  const sides = [currencyRates(brand, from), currencyRates(brand, to)] as const;
  const received = exchanged(...sides, of.amount);
  const min = leastFor(brand, cents(brand.limits.transfer.min), from);
  const terms = { received: String(received), rate: transferRate(...sides), shownRate };
  const newTransfer = { ...rest, ...ids, terms, min, tno: proposalNumber('T') };
  const source = { id: newTransfer.fromId, kind: of.kinds };
  const refusal = await refuseFirstDeposit(gateway, {
    ...newTransfer,
    amount: received,
    currency: to,
    accountId: newTransfer.toId,
    source,
  });
  if (refusal) throw new Failure(refusal.code, { values: refusal.values, fields: ['amount'] });
  const added = await withAvailable<Added>(gateway, of.customerId, fromAccountId, (at) =>
    addTransfer(db, idempotency, newTransfer, at),
  );
  const { take, ...transfer } = added;
  if (isKnown(transfer)) {
    if (transfer.tno === newTransfer.tno) relaySoon(gateway);
    return transfer;
  }
  return outcome(gateway, transfer.tno, take !== undefined);
}

async function outcome(gateway: Gateway, tno: string, mine: boolean): Promise<Transfer> {
  const until = Date.now() + patience;
  // Only the first caller asks the platform; its duplicates wait for what it finds.
  const look = () => (mine ? settleTransfer(gateway, tno) : readTransfer(gateway.db, tno));
  const outage = sharedOutageLog(gateway.log, 'the outcome of a transfer is not known yet');
  for (;;) {
    const transfer = await outage.try(look);
    if (transfer && isKnown(transfer)) return transfer;
    if (Date.now() > until) throw new Failure('BUSY', { status: 409, retryAfter: 2 });
    await pause(between * (mine ? 10 : 1));
  }
}
