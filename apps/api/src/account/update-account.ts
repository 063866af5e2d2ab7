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
  const { id, login } = account;
  await db.transaction(async (tx) => {
    const terms = await lockTerms(tx, id);
    if (!terms) throw fail('account.notOpen');
    // Under the lock, because staff may have changed the level meanwhile.
    const max = leverageCap(brand, terms);
    const minimum = terms.first_minimum;
    if (leverage !== undefined && leverage > max) {
      const detail = {
        fields: ['leverage'],
        values: { max, minDeposit: usd(minimum ?? 0n), currency: account.currency },
      };
      throw fail(minimum === null ? 'account.leverage' : 'account.firstLeverage', detail);
    }
    // The platform comes first, because its leverage counts. A repeat after a failure in between updates the database too.
    if (login && leverage !== undefined) {
      await askPlatform(gateway, () => ports.trading.updateUser(login, { leverage }));
    }
    await setTerms(tx, id, { nickname, leverage });
    const before = { nickname: account.nickname, leverage: terms.leverage };
    const after = { nickname: nickname ?? before.nickname, leverage: leverage ?? before.leverage };
    const actor = `customer:${customerId}`;
    await audit(tx, { actor, act: 'updateAccount', subject: `account:${id}`, before, after, requestId: request.id });
  });
  const updated = await readAccount(gateway, customerId, body.id);
  return toAccount(brand, updated ?? account);
});
