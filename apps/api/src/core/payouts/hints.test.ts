import { calls } from '@portal/contract';
import type { PayoutHint } from '@portal/contract/staff';
import { bankCard } from '../../testing/kyc-forms';
import { approveCard, giveCode, payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, withdraw, coin, identity } = calls;
const tron = 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp';

let test_: TestGateway;
let anna: StaffClient;
let customer: Payee;
let other: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
});
afterAll(() => test_.stop());
beforeEach(async () => {
  customer = await payee(test_, '5000.00');
  other = await payee(test_, '5000.00');
});

async function toCard(bankId = customer.bankId): Promise<string> {
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const args = { accountId: customer.walletId, bankId, amount: '100.00', verifyCode };
  return (await customer.client.ok(withdraw.withdrawSubmit, args)).pno;
}
async function hintsOf(id: string, kind: 'withdraw' | 'coin' = 'withdraw'): Promise<readonly PayoutHint[]> {
  const [item, { list }] = await Promise.all([
    anna.ok(staff.reviewItem, { kind, id }),
    anna.ok(staff.reviews, { kind, status: 1, sort: '-createdAt', pageSize: 100 }),
  ]);
  // The list shows the same as the item.
  expect(list.find((review) => review.id === id)?.hints).toEqual(item.review.hints);
  return item.review.hints ?? [];
}
const write = (text: string, ...values: unknown[]) => test_.gateway.db.rows(`test.${text.slice(0, 40)}`, text, values);

it('says that nothing was paid to the card before, until something was', async () => {
  const first = await toCard();
  expect(await hintsOf(first)).toEqual(['firstTarget']);
  const refused = await toCard();
  await anna.ok(staff.decide, { kind: 'withdraw', id: refused, decision: 'refuse', reason: '资料不符' });
  // A closed payout has no hints.
  expect((await anna.ok(staff.reviewItem, { kind: 'withdraw', id: refused })).review.hints).toBeUndefined();
  await anna.ok(staff.decide, { kind: 'withdraw', id: first, decision: 'pay' });
  expect(await hintsOf(await toCard())).toEqual([]);
});

it('says that another customer has submitted the card, also where it was refused', async () => {
  const card = await bankCard(other.client);
  const refused = await other.client.ok(identity.addBank, card);
  await anna.ok(staff.decide, { kind: 'bank', id: refused.id, decision: 'refuse', reason: '照片模糊' });
  const { accountNumber } = card;
  const mine = await customer.client.ok(identity.addBank, await bankCard(customer.client, { accountNumber }));
  await approveCard(test_, mine.id);
  expect(await hintsOf(await toCard(mine.id))).toEqual(['sharedTarget', 'firstTarget']);
  expect(await hintsOf(await toCard())).toEqual(['firstTarget']);
});

it('says that another customer has saved the coin address', async () => {
  const save = async (who: Payee) => {
    const verifyCode = await giveCode(test_, who, 'coinAddress');
    const address = { coin: 'USDT', chain: 'TRC20', address: tron, label: '我的钱包', verifyCode } as const;
    return (await who.client.ok(coin.addOutCoinAddress, address)).id;
  };
  const addressId = await save(customer);
  const submit = async () => {
    const verifyCode = await giveCode(test_, customer, 'coin');
    const args = { accountId: customer.walletId, addressId, amount: '100.00', verifyCode };
    return (await customer.client.ok(coin.submitWithdrawCoinV2, args)).pno;
  };
  const pno = await submit();
  expect(await hintsOf(pno, 'coin')).toEqual(['firstTarget']);
  await save(other);
  expect(await hintsOf(pno, 'coin')).toEqual(['sharedTarget', 'firstTarget']);
});

it.each(['after', 'before'])(
  'says that a customer who registered %s this one has signed in from the same address within 30 days',
  async (when) => {
    if (when === 'before') [customer, other] = [other, customer];
    const pno = await toCard();
    const signIn = (who: Payee, days: number, success = true) =>
      write(
        `insert into customer.login_record (customer_id, at, platform, device, address, success)
         values ($1::bigint, now() - make_interval(days => $2), 1, 'test', $4, $3)`,
        who.customerNumber,
        days,
        success,
        `203.0.113.9 ${when}`,
      );
    await signIn(customer, 3);
    await signIn(customer, 4);
    await signIn(other, 31);
    await signIn(other, 1, false);
    expect(await hintsOf(pno)).toEqual(['firstTarget']);
    await signIn(other, 29);
    expect(await hintsOf(pno)).toEqual(['sharedLogin', 'firstTarget']);
  },
);

it('says that password, phone or e-mail were changed within 7 days before the submission', async () => {
  const changed = (days: number) =>
    write(
      'update customer.customer set secured_at = now() - make_interval(days => $2) where id = $1::bigint',
      customer.customerNumber,
      days,
    );
  await changed(8);
  const pno = await toCard();
  expect(await hintsOf(pno)).toEqual(['firstTarget']);
  await changed(6);
  expect(await hintsOf(pno)).toEqual(['firstTarget', 'changedAccess']);
});
