import { updateAccount as call } from '@portal/contract/account';
import { askPlatform, readAccount, toAccount } from '../core/accounts';
import { audit } from '../core/audit/audit';
import { handle } from '../http/handler';
import { leverageCap } from '../core/levels';
import { usd } from '../core/money/money';
import { lockTerms, setTerms } from './account.store';

export const updateAccount = handle(call, async ({ body, customer: { customerId }, gateway, request, fail }) => {
  const { db, brand, ports } = gateway;
  const account = await readAccount(gateway, customerId, body.id, { live: false });
  if (!account) throw fail('account.unknown');
  if (account.status !== 'open') throw fail('account.notOpen');
  const { nickname, leverage } = body;
  const { id, login, first_minimum: minimum } = account;
  const max = leverageCap(brand, account);
  if (leverage !== undefined && leverage > max) {
    const detail = {
      fields: ['leverage'],
      values: { max, minDeposit: usd(minimum ?? 0n), currency: account.currency },
    };
    throw fail(minimum === null ? 'account.leverage' : 'account.firstLeverage', detail);
  }
  await db.transaction(async (tx) => {
    if (!(await lockTerms(tx, id))) throw fail('account.notOpen');
    // The platform comes first, because its leverage counts. A repeat after a failure in between updates the database too.
    if (login && leverage !== undefined) {
      await askPlatform(gateway, () => ports.trading.updateUser(login, { leverage }));
    }
    await setTerms(tx, id, { nickname, leverage });
    const before = { nickname: account.nickname, leverage: account.leverage };
    const after = { nickname: nickname ?? before.nickname, leverage: leverage ?? before.leverage };
    const actor = `customer:${customerId}`;
    await audit(tx, { actor, act: 'updateAccount', subject: `account:${id}`, before, after, requestId: request.id });
  });
  const updated = await readAccount(gateway, customerId, body.id);
  return toAccount(brand, updated ?? account);
});
