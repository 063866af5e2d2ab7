import { calls } from '@portal/contract';
import { Client, solveCaptcha } from '@portal/testkit';
import { maxAddresses } from '../core/fixed-terms/fixed-terms';
import { staffTokenOf } from '../testing/add-test-staff';
import { bankCard } from '../testing/kyc-forms';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

// A bank card or a coin address that a customer removes: no payout goes to it any more, and none that is under way loses it.
const { account, coin, identity, staff, withdraw } = calls;
const atOnce = 6;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

const tron = 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp';

async function addAddress(of: Payee): Promise<string> {
  const verifyCode = await giveCode(test_, of, 'coinAddress');
  const booked = { coin: 'USDT', chain: 'TRC20', address: tron, label: '钱包', verifyCode } as const;
  return (await of.client.ok(coin.addOutCoinAddress, booked)).id;
}

interface Target {
  /** Makes what is removed, and returns its id. */
  make: (of: Payee) => Promise<string>;
  listed: (client: Client) => Promise<string[]>;
  remove: (client: Client, id: string) => Promise<{ code: string; msg: string }>;
  submit: (of: Payee, id: string, verifyCode: string) => Promise<{ code: string; data?: unknown }>;
  cancel: (client: Client, pno: string) => Promise<unknown>;
  code: 'withdraw' | 'coin';
  /** The refusal of an id that is not the customer's. */
  unknown: string;
  /** The refusal of a payout to what was removed. */
  gone: string;
}

const targets: Record<string, Target> = {
  'a bank card': {
    make: async ({ bankId }) => bankId,
    listed: async (client) => (await client.ok(identity.getUserBankDetail, {})).map(({ id }) => id),
    remove: (client, id) => client.call(identity.removeBank, { id }),
    submit: ({ client, walletId }, bankId, verifyCode) =>
      client.call(withdraw.withdrawSubmit, { accountId: walletId, bankId, amount: '60.00', verifyCode }),
    cancel: (client, pno) => client.ok(withdraw.cancelWithdrawProposal, { pno }),
    code: 'withdraw',
    unknown: 'identity.card',
    gone: 'withdraw.bank',
  },
  'a coin address': {
    make: addAddress,
    listed: async (client) => (await client.ok(coin.getWithdrawCoinPageInfoV2, {})).addresses.map(({ id }) => id),
    remove: (client, id) => client.call(coin.removeOutCoinAddress, { id }),
    submit: ({ client, walletId }, addressId, verifyCode) =>
      client.call(coin.submitWithdrawCoinV2, { accountId: walletId, addressId, amount: '110.00', verifyCode }),
    cancel: (client, pno) => client.ok(coin.cancelOutCoinProposal, { pno }),
    code: 'coin',
    unknown: 'coin.address',
    gone: 'coin.address',
  },
};

const pnoOf = ({ data }: { data?: unknown }) => (data as { pno: string }).pno;

describe.each(Object.entries(targets))('%s', (_name, target) => {
  it('is removed once no withdrawal to it is under way, and takes none any more', async () => {
    const one = await payee(test_, '500.00');
    const id = await target.make(one);
    const pno = pnoOf(await target.submit(one, id, await giveCode(test_, one, target.code)));
    const used = await target.remove(one.client, id);
    expect(used.code).toBe('withdraw.targetUsed');
    expect(used.msg).toContain(pno);
    expect(await target.listed(one.client)).toEqual([id]);
    await target.cancel(one.client, pno);
    expect((await target.remove(one.client, id)).code).toBe('OK');
    expect(await target.listed(one.client)).toEqual([]);
    const refused = await target.submit(one, id, await giveCode(test_, one, target.code));
    expect(refused.code).toBe(target.gone);
    expect((await target.remove(one.client, id)).code).toBe(target.unknown);
  });

  it('of another customer is not removed, nor an id that there is not', async () => {
    const [one, other] = [await payee(test_, '500.00'), await payee(test_, '500.00')];
    const id = await target.make(one);
    for (const wrong of [id, '999999999', 'x'])
      expect((await target.remove(other.client, wrong)).code).toBe(target.unknown);
    expect(await target.listed(one.client)).toEqual([id]);
    expect((await new Client(test_.url).call(identity.removeBank, { id })).code).toBe('4');
  });

  it('is either removed or paid to, when both are requested at the same time', async () => {
    const all = await Promise.all(Array.from({ length: atOnce }, () => payee(test_, '500.00')));
    const outcomes = await Promise.all(
      all.map(async (one) => {
        const id = await target.make(one);
        const verifyCode = await giveCode(test_, one, target.code);
        const [removed, paid] = await Promise.all([target.remove(one.client, id), target.submit(one, id, verifyCode)]);
        return [removed.code, paid.code];
      }),
    );
    for (const outcome of outcomes)
      expect([
        ['OK', target.gone],
        ['withdraw.targetUsed', 'OK'],
      ]).toContainEqual(outcome);
  });
});

it('a card that waits for its review leaves the queue, and can be submitted again', async () => {
  const one = await payee(test_, '500.00');
  const anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  const waits = async () => (await anna.ok(staff.reviews, { kind: 'bank', status: 2 })).list.map(({ id }) => id);
  await one.client.ok(identity.removeBank, { id: one.bankId });
  expect((await one.client.ok(identity.queryKycInfo, {})).bank.status).toBe(0);
  const { cards } = await anna.ok(staff.customerFile, { customerNumber: one.customerNumber });
  expect(cards).toEqual([expect.objectContaining({ id: one.bankId, removedAt: expect.any(String) })]);
  const { actions } = await one.client.ok(account.queryAccountInfo, {});
  expect(actions.withdraw.reasons.map(({ code }) => code)).toContain('withdraw.bank');
  const form = await bankCard(one.client);
  const card = await one.client.ok(identity.addBank, form);
  expect(await waits()).toContain(card.id);
  await one.client.ok(identity.removeBank, { id: card.id });
  expect(await waits()).not.toContain(card.id);
  expect((await anna.call(staff.decide, { kind: 'bank', id: card.id, decision: 'approve' })).code).toBe('staff.state');
  const again = await one.client.ok(identity.addBank, form);
  expect(await waits()).toContain(again.id);
  const { list } = await anna.ok(staff.auditLog, { act: 'bank.remove' });
  expect(list[0]?.before).toContain(card.accountNumber);
});

it('an address that is added again waits for its cooling time again', async () => {
  const one = await payee(test_, '500.00');
  const id = await addAddress(one);
  await one.client.ok(coin.removeOutCoinAddress, { id });
  const quoted = { accountId: one.walletId, addressId: id, amount: '110.00' };
  expect((await one.client.call(coin.getWithdrawCoinFeeV2, quoted)).code).toBe('coin.address');
  const code = { ...(await solveCaptcha(one.client)), type: 2, addressId: id, amount: '110.00' } as const;
  expect((await one.client.call(coin.sendCoinMessage, code)).code).toBe('coin.address');
  // Removed addresses do not count for the limit.
  await test_.gateway.db.rows(
    'test.removedAddresses',
    `insert into coin.address (customer_id, coin, chain, address, label, usable_from, removed_at)
     select $1::bigint, 'USDT', 'TRC20', 'T' || n, '旧', now(), now() from generate_series(1, $2) n`,
    [one.customerNumber, maxAddresses],
  );
  const again = await addAddress(one);
  expect(again).not.toBe(id);
  const { addresses } = await one.client.ok(coin.getWithdrawCoinPageInfoV2, {});
  expect(addresses.map((each) => each.id)).toEqual([again]);
});
