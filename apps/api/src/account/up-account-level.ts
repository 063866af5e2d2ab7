import { upAccountLevel as call } from '@portal/contract/account';
import { askPlatform, readAccount, toAccount } from '../core/accounts';
import { upgradeOf } from '../core/reasons/upgrade';
import { audit } from '../core/audit/audit';
import { handle } from '../http/handler';
import { groupOf } from '../core/levels';
import { leaveMessage } from '../core/messages/message';
import { raiseLevel } from './account.store';

export const upAccountLevel = handle(call, async ({ body, customer: { customerId }, gateway, request, fail }) => {
  const { db, brand, ports } = gateway;
  const account = await readAccount(gateway, customerId, body.gts2AccountId, { live: false });
  if (!account) throw fail('account.unknown');
  const { next, refusal } = upgradeOf(brand, account);
  if (refusal) throw fail(refusal.code, { values: refusal.values });
  const { id, level, login } = account;
  if (!next || !level || !login) throw fail('account.notOpen');
  const group = groupOf(brand, account.currency, next.code);
  if (!group) throw fail('account.notOpen');
  // The group carries the leverage cap and the stop out; the customer's own leverage stays what it was.
  await askPlatform(gateway, () => ports.trading.updateUser(login, { group }));
  await db.transaction(async (tx) => {
    if (!(await raiseLevel(tx, id, level, next.code, group))) return;
    await leaveMessage(tx, {
      customerId,
      kind: 'account.level',
      params: { login, level: next.code, leverage: next.leverage },
      href: '/user-center/acctInfo',
    });
    await audit(tx, {
      actor: `customer:${customerId}`,
      act: 'upAccountLevel',
      subject: `account:${id}`,
      before: { level },
      after: { level: next.code },
      requestId: request.id,
    });
  });
  const raised = await readAccount(gateway, customerId, body.gts2AccountId);
  return toAccount(brand, raised ?? account);
});
