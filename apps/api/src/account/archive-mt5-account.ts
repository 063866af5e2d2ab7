import { archiveMt5Account as call } from '@portal/contract/account';
import { pendingOrdersOf, readAccount, toAccount } from '../core/accounts';
import { Failure } from '../core/errors/fail';
import { handle } from '../http/handler';
import { archive } from './account.store';

export const archiveMt5Account = handle(call, async ({ body, customer: { customerId }, gateway, request, fail }) => {
  const account = await readAccount(gateway, customerId, body.id);
  if (!account) throw fail('account.unknown');
  const { figures, status, kind } = account;
  if (kind !== 'mt5' || status !== 'open') throw fail('account.notOpen');
  const orders = await pendingOrdersOf(gateway, [account]);
  if (figures.stale || !orders) {
    // The platform no longer answers for an account that another call has archived meanwhile.
    const latest = await readAccount(gateway, customerId, body.id);
    throw latest?.status === 'open' ? new Failure('PLATFORM', { status: 503, retryAfter: 2 }) : fail('account.notOpen');
  }
  if (figures.balance !== 0n || figures.credit !== 0n || figures.positions > 0 || orders.length > 0)
    throw fail('account.notEmpty');
  await archive(gateway.db, customerId, account.id, request.id);
  const archived = await readAccount(gateway, customerId, body.id);
  return toAccount(gateway.brand, archived ?? account);
});
