import { upAccountLevel as call } from '@portal/contract/account';
import { askPlatform, readAccount, wireAccount } from '../kernel/accounts';
import { upgradeOf } from '../kernel/actions/upgrade';
import { audit } from '../kernel/audit';
import { handle } from '../kernel/handler';
import { groupOf } from '../kernel/levels';
import { leaveMessage } from '../kernel/message';
import { raiseLevel } from './account.store';

export const upAccountLevel = handle(call, async ({ body, customer: { customerId }, gateway, request, fail }) => {
  const { db, brand, ports } = gateway;
  const account = await readAccount(gateway, customerId, body.gts2AccountId, { live: false });
  if (!account) throw fail('account.unknown');
  const { next, refusal } = upgradeOf(brand, account);
  if (refusal) throw fail(refusal.code, { values: refusal.values });
  const { id, level, login } = account;
  if (!next || !level || !login) throw fail('account.notOpen');
  const group = groupOf(next.code);
  // The group carries the leverage cap and the stop out; the customer's own leverage stays what it was.
  await askPlatform(gateway, () => ports.trading.updateUser(login, { group }));
  await db.transaction(async (tx) => {
    if (!(await raiseLevel(tx, id, level, next.code, group))) return;
    const text = `MT5 账户 ${login} 已升级为${next.name}，最高杠杆 1:${next.leverage}。`;
    await leaveMessage(tx, {
      customerId,
      kind: 'account.level',
      title: '账户已升级',
      text,
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
  return wireAccount(brand, raised ?? account);
});
