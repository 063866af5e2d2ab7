import { updateAccount as call } from '@portal/contract/account';
import { askPlatform, readAccount, wireAccount } from '../kernel/accounts';
import { audit } from '../kernel/audit';
import { handle } from '../kernel/handler';
import { setTerms } from './account.store';

export const updateAccount = handle(call, async ({ body, customer: { customerId }, gateway, request, fail }) => {
  const { db, brand, ports } = gateway;
  const account = await readAccount(gateway, customerId, body.id, { live: false });
  if (!account) throw fail('account.unknown');
  if (account.status !== 'open') throw fail('account.notOpen');
  const { nickname, leverage } = body;
  const { id, login } = account;
  const max = account.level ? brand.levels[account.level].leverage : 1;
  if (leverage !== undefined && leverage > max) {
    throw fail('account.leverage', { values: { max }, fields: ['leverage'] });
  }
  // The platform first: what it knows is what counts, and a repeat after a failure in between brings the books along.
  if (login && leverage !== undefined) await askPlatform(gateway, () => ports.trading.updateUser(login, { leverage }));
  await db.transaction(async (tx) => {
    await setTerms(tx, id, { nickname, leverage });
    const before = { nickname: account.nickname, leverage: account.leverage };
    const after = { nickname: nickname ?? before.nickname, leverage: leverage ?? before.leverage };
    const actor = `customer:${customerId}`;
    await audit(tx, { actor, act: 'updateAccount', subject: `account:${id}`, before, after, requestId: request.id });
  });
  const updated = await readAccount(gateway, customerId, body.id);
  return wireAccount(brand, updated ?? account);
});
