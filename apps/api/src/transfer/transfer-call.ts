import type { addTransfer, Transfer } from '@portal/contract/transfer';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../core/errors/fail';
import { cents } from '../core/money/money';
import { proposalNumber } from '../core/money/proposal-number';
import { numberId } from '../database/number-id';
import type { Gateway } from '../core/gateway/gateway';
import type { Ctx } from '../http/handler';
import { sharedOutageLog } from '../observability/outage-log';
import type { TransferRequest } from './decide-transfer';
import { settleTransfer } from './settle';
import { transferAct } from './transfer-act';
import { isKnown, type OpenTransfer } from './to-transfer';
import { readTransfer } from './transfer.store';

/** How long a caller waits for an outcome, and between two looks; milliseconds. */
const patience = 3_000;
const between = 50;

/** The parts of a call that makes transfers, for moneyCall. `kinds`: between which accounts. */
export const transferCall = (kinds: TransferRequest['kinds']) => ({
  ...transferAct,
  request: ({ body, customer, gateway: { brand } }: Ctx<typeof addTransfer>): TransferRequest => ({
    tno: proposalNumber('T'),
    customerId: customer.customerId,
    fromId: numberId(body.fromAccountId),
    toId: numberId(body.toAccountId),
    amount: cents(body.amount),
    shownRate: body.rate,
    kinds,
    brand,
  }),
  respond: (gateway: Gateway, { answer, isNew }: { answer: OpenTransfer; isNew: boolean }) =>
    isKnown(answer) ? Promise.resolve(answer) : outcome(gateway, answer.tno, isNew),
});

/**
 * The outcome of a held transfer. `done` and `failed` are answered when they are certain; until then the call waits, and at last throws
 * BUSY: a repeat under the same key answers the outcome. Only the first caller (`isNew`) asks the platform; its duplicates wait for what
 * it finds.
 */
async function outcome(gateway: Gateway, tno: string, isNew: boolean): Promise<Transfer> {
  const until = Date.now() + patience;
  const look = () => (isNew ? settleTransfer(gateway, tno) : readTransfer(gateway.db, tno));
  const outage = sharedOutageLog(gateway.log, 'the outcome of a transfer is not known yet');
  for (;;) {
    const transfer = await outage.try(look);
    if (transfer && isKnown(transfer)) return transfer;
    if (Date.now() > until) throw new Failure('BUSY', { status: 409, retryAfter: 2 });
    await pause(between * (isNew ? 10 : 1));
  }
}
