import { decideAdjustment as call } from '@portal/contract/staff';
import { awaitArrival, readAccount } from '../../core/accounts';
import { relaySoon } from '../../core/accounts/platform-outbox';
import type { AtPlatform } from '../../core/accounts/at-platform';
import { Failure } from '../../core/errors/fail';
import { numberId } from '../../database/number-id';
import type { Gateway } from '../../core/gateway/gateway';
import { handle } from '../../http/handler';
import { findAdjustment } from './adjustment.store';

/** What the account has according to the platform; null for a wallet. Throws UNAVAILABLE if the platform gives no figures. */
async function atPlatform(gateway: Gateway, customerNumber: string, accountId: string): Promise<AtPlatform> {
  await awaitArrival(gateway, BigInt(customerNumber), BigInt(accountId));
  const account = await readAccount(gateway, BigInt(customerNumber), accountId);
  if (!account || account.kind === 'wallet') return null;
  if (account.figures.stale) throw new Failure('UNAVAILABLE', { status: 503, retryAfter: 2 });
  return account.figures;
}

export const decideAdjustment = handle(call, async ({ params, body, gateway, staff, request, fail }) => {
  const id = numberId(params.id);
  const found = await findAdjustment(gateway.db, { id });
  if (!found) throw fail('staff.unknown');
  const approve = body.decision === 'approve';
  if (!approve && !body.reason?.trim()) throw fail('staff.reason', { fields: ['reason'] });
  const taken = approve && found.amount.startsWith('-');
  const at = taken ? await atPlatform(gateway, found.customerNumber, found.accountId) : null;
  await gateway.db.rows(
    'staff.decideAdjustment',
    'select account.decide_adjustment($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [
      id,
      approve,
      body.reason ?? null,
      at?.available,
      at?.settled,
      staff.actor,
      staff.customerId,
      request.id,
      request.address,
    ],
  );
  relaySoon(gateway);
  const decided = await findAdjustment(gateway.db, { id });
  if (!decided) throw fail('staff.unknown');
  return decided;
});
