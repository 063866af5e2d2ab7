import type { Database, Db } from '../database/database';
import { actAs, conclude } from '../core/money-acts/money-act.store';
import { returnCredit } from '../core/accounts/credit.store';
import { leaveMessage } from '../core/messages/message';
import type { OpenTransfer } from './to-transfer';
import { readTransfer } from './transfer.store';

const actor = 'system:platform';

/** A held transfer, locked; undefined if its outcome is known. */
async function lockHeld(tx: Db, tno: string, reason: string | undefined) {
  await actAs(tx, actor, reason);
  return tx.maybe(
    'transfer.lockHeld',
    `select t.customer_id, t.amount, t.received, t.scope, j.id as hold, j.cause, f.currency, o.login as "toLogin"
     from transfer.transfer t join ledger.journal j on j.id = t.hold_journal
     join account.account f on f.id = t.from_id join account.account o on o.id = t.to_id
     where t.tno = $1 and t.status = 'pending' for no key update of t`,
    [tno],
  );
}

/**
 * Books the platform's word on a held transfer, once: the money arrives, or, with a `reason`, stays where it was. The transfer as it
 * then is becomes the response of its request.
 */
export const finishTransfer = (
  db: Pick<Database, 'transaction'>,
  tno: string,
  reason?: string,
): Promise<OpenTransfer> =>
  db.transaction(async (tx) => {
    const held = await lockHeld(tx, tno, reason);
    if (!held) return readTransfer(tx, tno);
    const isDone = reason === undefined;
    const { customer_id: customerId, amount, currency, scope, cause, toLogin } = held;
    const { ticket } = await tx.row(
      'transfer.finish',
      `with posted as (
         select ledger.post($2, 'transfer', $1, $3, $4, payout.resolve($5, $6)) as journal
       )
       update transfer.transfer t set status = $7, reason = $8 from posted
       where tno = $1 and journal is not null returning journal as ticket`,
      [
        tno,
        isDone ? 'transfer' : 'transfer.release',
        actor,
        cause,
        held.hold,
        isDone ? 'post' : 'void',
        isDone ? 'done' : 'failed',
        reason,
      ],
    );
    if (!isDone) {
      await returnCredit(tx, tno, actor);
      const params = { tno, amount: String(amount), reason, currency };
      await leaveMessage(tx, { customerId, kind: 'transfer.failed', params, href: '/user-center/assets/transfer' });
    }
    const answer = await readTransfer(tx, tno);
    const outbox =
      isDone && toLogin !== null
        ? [{ ticket, login: toLogin, action: 'balance' as const, amount: held.received, comment: tno }]
        : [];
    await conclude(tx, { scope, key: cause }, { answer, outbox });
    return answer;
  });
