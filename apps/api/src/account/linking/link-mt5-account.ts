import { linkMT5Account as call } from '@portal/contract/account';
import { askPlatform, readAccount, toAccount } from '../../core/accounts';
import { guess } from '../../core/attempts/guess';
import { ownCounter } from '../../core/attempts/sign-in-counters';
import { readCustomerState } from '../../core/customers/customer-state';
import { guessDelays } from '../../core/fixed-terms/fixed-terms';
import { refusePaused } from '../../core/reasons/paused';
import { handle } from '../../http/handler';
import { isSameName } from './is-same-name';
import { linkLogin, readLinkable } from './link-login';
import { requestLink, verifiedNameOf } from './link-request.store';
import { ownerOf } from './linking.store';

const ofPassword = { fields: ['password'] };
const ofLogin = { fields: ['login'] };

/**
 * Links a login that the customer has at the platform already. Who knows its trading password may be its owner, an account manager or
 * somebody who copies trades: a login in another name goes to staff, and payouts wait the cooling-off period, in which the owner can object. An unknown login is answered
 * like a wrong password, and whether a login is linked to somebody else is told only to who knows the password.
 */
export const linkMT5Account = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { customerId } = customer;
  const { brand, db, ports } = gateway;
  const { login, password } = body;
  const state = await readCustomerState(gateway, customerId, { live: false });
  const [paused] = refusePaused(state);
  if (paused) throw fail(paused.code, { values: paused.values });
  if (state.identity !== 1) throw fail('account.linkIdentity');
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
    const [name, verified] = [
      await askPlatform(gateway, () => ports.trading.userName(login)),
      await verifiedNameOf(db, customerId),
    ];
    if (name === undefined) throw fail('account.linkPassword', ofPassword);
    if (!isSameName(name, verified)) {
      await requestLink(db, { customerId, login, name });
      throw fail('account.linkReview', ofLogin);
    }
    const linkable = await readLinkable(gateway, login);
    if (!linkable) throw fail('account.linkPassword', ofPassword);
    await db.transaction((tx) =>
      linkLogin(tx, linkable, customerId, {
        actor: `customer:${customerId}`,
        requestId: request.id,
        address: request.address,
      }),
    );
  }
  const linked = await ownerOf(db, login);
  const account = linked && (await readAccount(gateway, customerId, String(linked.id)));
  if (!account) throw fail('account.linkTaken', ofLogin);
  return toAccount(brand, account);
});
