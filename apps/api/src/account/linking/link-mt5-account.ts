import { linkMT5Account as call } from '@portal/contract/account';
import { askPlatform, readAccount, toAccount } from '../../core/accounts';
import { guess } from '../../core/attempts/guess';
import { ownCounter } from '../../core/attempts/sign-in-counters';
import { readCustomerState } from '../../core/customers/customer-state';
import { accountTypeOf } from '../../core/levels';
import { guessDelays } from '../../core/fixed-terms/fixed-terms';
import { leaveMessage } from '../../core/messages/message';
import { handle } from '../../http/handler';
import { linkLogins, ownerOf, startCooling } from './linking.store';
import { readOpenings } from './read-opening';

const ofPassword = { fields: ['password'] };
const ofLogin = { fields: ['login'] };

/**
 * Links a login that the customer has at the platform already. Who knows its trading password may be its owner, an account manager or
 * somebody who copies trades, so that payouts wait the cooling-off period, in which the owner can object. An unknown login is answered
 * like a wrong password, and whether a login is linked to somebody else is told only to who knows the password.
 */
export const linkMT5Account = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { customerId } = customer;
  const { brand, db, ports } = gateway;
  const { login, password } = body;
  const { identity } = await readCustomerState(gateway, customerId, { live: false });
  if (identity !== 1) throw fail('account.linkIdentity');
  // A right password clears the login's counter and not the customer's: with one login of his own he could try the passwords of
  // others without end.
  const own = ownCounter('link.login', login);
  const limit = {
    delays: guessDelays,
    counters: [own, ownCounter('link.customer', customerId)],
    own,
    wait: (seconds: number) => fail('account.linkWait', { values: { seconds }, retryAfter: seconds, ...ofPassword }),
  };
  const right = await guess(
    db,
    limit,
    async () => (await askPlatform(gateway, () => ports.trading.checkPassword(login, password))) || undefined,
  );
  if (!right) throw fail('account.linkPassword', ofPassword);
  const owner = await ownerOf(db, login);
  if (owner && owner.customer_id !== customerId) throw fail('account.linkTaken', ofLogin);
  if (!owner) {
    const opening = (await askPlatform(gateway, () => readOpenings(ports, [login]))).get(login);
    if (opening === undefined) throw fail('account.linkPassword', ofPassword);
    if (opening === 'moving') throw fail('account.linkMoving', { retryAfter: 60, ...ofLogin });
    const accountType = accountTypeOf(brand, opening.state.group);
    if (!accountType) throw fail('account.linkGroup', ofLogin);
    await db.transaction(async (tx) => {
      const actor = `customer:${customerId}`;
      const links = await linkLogins(tx, [{ customer: customerId, ...accountType, opening }], actor, request.id);
      const outcome = links.get(login);
      if (outcome === 'taken') throw fail('account.linkTaken', ofLogin);
      if (outcome === 'exists') return;
      await startCooling(tx, customerId);
      const href = '/user-center/acctInfo';
      await leaveMessage(tx, { customerId, kind: 'account.linked', params: { login, level: accountType.level }, href });
    });
  }
  const linked = await ownerOf(db, login);
  const account = linked && (await readAccount(gateway, customerId, String(linked.id)));
  if (!account) throw fail('account.linkTaken', ofLogin);
  return toAccount(brand, account);
});
