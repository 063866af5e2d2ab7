import { setTimeout as pause } from 'node:timers/promises';
import type { Transfer } from '@portal/contract/transfer';
import { Failure } from '../kernel/fail';
import type { Gateway } from '../kernel/gateway';
import type { Idempotency } from '../kernel/idempotency';
import { relaySoon } from '../kernel/platform-outbox';
import { proposalNumber } from '../kernel/proposal-number';
import { withAvailable } from '../kernel/with-available';
import { settleTransfer } from './settle';
import { addTransfer, isKnown, readTransfer, type Added, type NewTransfer } from './transfer.store';
import { numberId } from '../kernel/number-id';

/** How long a caller waits for an outcome, and between two looks; milliseconds. */
const patience = 3_000;
const between = 50;

export interface Move extends Pick<NewTransfer, 'customerId' | 'amount' | 'kinds' | 'requestId'> {
  fromAccountId: string;
  toAccountId: string;
}

/**
 * Moves money between two accounts of a customer (docs/adr/0009). `done` and `failed` are answered when they are certain;
 * until then the call waits, and at last throws BUSY: a repeat under the same key answers the outcome.
 */
export async function move(gateway: Gateway, idempotency: Idempotency, of: Move): Promise<Transfer> {
  const { fromAccountId, toAccountId, ...rest } = of;
  const asked = { ...rest, tno: proposalNumber('T'), fromId: numberId(fromAccountId), toId: numberId(toAccountId) };
  const added = await withAvailable<Added>(gateway, of.customerId, fromAccountId, (available) =>
    addTransfer(gateway.db, idempotency, asked, available),
  );
  const { take, ...transfer } = added;
  if (isKnown(transfer)) {
    if (transfer.tno === asked.tno) relaySoon(gateway);
    return transfer;
  }
  return outcome(gateway, transfer.tno, take !== undefined);
}

async function outcome(gateway: Gateway, tno: string, mine: boolean): Promise<Transfer> {
  const until = Date.now() + patience;
  // Only the first caller asks the platform; its duplicates wait for what it finds.
  const look = () => (mine ? settleTransfer(gateway, tno) : readTransfer(gateway.db, tno));
  for (;;) {
    const transfer = await look().catch((error: unknown) => {
      gateway.log.warn({ err: error, tno }, 'the outcome of a transfer is not known yet');
      return undefined;
    });
    if (transfer && isKnown(transfer)) return transfer;
    if (Date.now() > until) throw new Failure('BUSY', { status: 409, retryAfter: 2 });
    await pause(between * (mine ? 10 : 1));
  }
}
