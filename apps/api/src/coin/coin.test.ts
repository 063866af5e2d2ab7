import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { readCode, solveCaptcha } from '@portal/testkit';
import { ledgerOf, breaksOf, giveCode, payee, type Payee } from '../testing/payouts';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { addOutCoinAddress, getWithdrawCoinPageInfoV2, getWithdrawCoinFeeV2, submitWithdrawCoinV2 } = calls.coin;
const { queryWithdrawCoinRecordV2, cancelOutCoinProposal, getCoinAssetDealRecord, sendCoinMessage } = calls.coin;
const { decide, reviews, reconcile } = calls.staff;

const tron = 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp';
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const days = { startDate: today, endDate: today };

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
let customer: Payee;
let trc: string;
let erc: string;

async function addAddress(who: Payee, chain: 'TRC20' | 'ERC20', address: string, more: { verifyCode?: string } = {}) {
  const verifyCode = more.verifyCode ?? (await giveCode(test_, who, 'coinAddress'));
  const args = { coin: 'USDT' as const, chain, address, label: '我的钱包', verifyCode };
  return who.client.call(addOutCoinAddress, args);
}

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
  customer = await payee(test_, '50000.00');
  trc = (await addAddress(customer, 'TRC20', tron)).data.id;
  erc = (await addAddress(customer, 'ERC20', ether)).data.id;
});
afterAll(() => test_.stop());
afterEach(async () => {
  expect(await breaksOf(test_)).toEqual([]);
});

type Args = Partial<Record<'accountId' | 'addressId' | 'verifyCode' | 'fee' | 'rate', string>>;
async function submit(amount: string, more: Args = {}, key?: string) {
  const verifyCode = more.verifyCode ?? (await giveCode(test_, customer, 'coin'));
  const args = { accountId: customer.walletId, addressId: trc, amount, verifyCode, ...more };
  return customer.client.call(submitWithdrawCoinV2, args, key);
}

describe('the address book', () => {
  it('accepts an address with the verification code sent for it', async () => {
    const other = await payee(test_, '100.00');
    await other.client.ok(sendCoinMessage, { ...(await solveCaptcha(other.client)), type: 4 });
    const verifyCode = await readCode(other.client, other.phone);
    const added = await addAddress(other, 'TRC20', tron, { verifyCode });
    expect(added).toMatchObject({
      code: 'OK',
      data: { coin: 'USDT', chain: 'TRC20', address: tron, label: '我的钱包' },
    });
    expect((await addAddress(other, 'ERC20', ether, { verifyCode })).code).toBe('customer.code');
    const { addresses } = await other.client.ok(getWithdrawCoinPageInfoV2, {});
    expect(addresses).toEqual([added.data]);
  });

  it.each([
    ['a checksum that is wrong', 'TRC20', tron.replace('ZCbp', 'ZCbq'), 'coin.checksum'],
    ['an address of the other chain', 'TRC20', ether, 'coin.checksum'],
    ['capitals that are wrong', 'ERC20', ether.replace('aAeb', 'AAeb'), 'coin.checksum'],
    ['an address of nobody', 'TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'coin.burnAddress'],
    ['a black hole', 'TRC20', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', 'coin.burnAddress'],
    ['a dead address', 'ERC20', '0x000000000000000000000000000000000000dead', 'coin.burnAddress'],
    ['the contract of USDT', 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'coin.tokenAddress'],
    ['the wrapped coin', 'ERC20', '0xC02AAA39B223FE8D0A0E5C4F27EAD9083C756CC2', 'coin.tokenAddress'],
    ['what is there already', 'TRC20', tron, 'coin.addressTaken'],
  ] as const)('refuses %s', async (_what, chain, address, code) => {
    const answer = await addAddress(customer, chain, address);
    expect([answer.code, Object.keys(answer.fields)]).toEqual([code, ['address']]);
  });

  it('refuses the own wallets of the brand, also those that are in the book already', async () => {
    // The brand that the gateway was started with, because its wallets are no setting.
    const ownWallets = { TRC20: [tron], ERC20: [ether] };
    const brand = jest.spyOn(test_.gateway, 'brand', 'get').mockReturnValue({ ...test_.gateway.brand, ownWallets });
    for (const [chain, address] of [
      ['TRC20', tron],
      ['ERC20', ether.toLowerCase()],
    ] as const)
      expect((await addAddress(customer, chain, address)).code).toBe('coin.ownAddress');
    const booked = await submit('150.00');
    expect([booked.code, Object.keys(booked.fields)]).toEqual(['coin.ownAddress', ['addressId']]);
    brand.mockRestore();
  });

  it.each([ether.toLowerCase(), `0x${ether.slice(2).toUpperCase()}`])(
    'takes %s, which has no checksum, and shows it with one, once',
    async (address) => {
      const other = await payee(test_, '100.00');
      expect(await addAddress(other, 'ERC20', address)).toMatchObject({ code: 'OK', data: { address: ether } });
      await test_.gateway.db.rows('test.close', 'update kernel.verify_code set closed_at = now()');
      expect((await addAddress(other, 'ERC20', ether)).code).toBe('coin.addressTaken');
    },
  );

  it('refuses a wrong code, and a code sent for a payment', async () => {
    const newAddress = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
    expect((await addAddress(customer, 'TRC20', newAddress, { verifyCode: '000000' })).code).toBe('customer.code');
    await test_.gateway.db.rows('test.close', 'update kernel.verify_code set closed_at = now()');
    const verifyCode = await giveCode(test_, customer, 'coin');
    const args = { coin: 'USDT' as const, chain: 'TRC20' as const, address: newAddress, label: '备用', verifyCode };
    expect((await customer.client.call(addOutCoinAddress, args)).code).toBe('customer.code');
  });
});

describe('a coin withdrawal', () => {
  it('is quoted, held, paid with its transaction hash, and listed in the statement', async () => {
    const { client, walletId } = customer;
    expect(await client.ok(getWithdrawCoinFeeV2, { accountId: walletId, addressId: erc, amount: '250.5' })).toEqual({
      amount: '250.50',
      fee: '8.000000',
      receive: '242.500000',
      rate: '1.000000',
    });
    const before = await ledgerOf(test_, walletId);
    const { data } = await submit('200');
    expect(data).toMatchObject({
      amount: '200.00',
      fee: '1.000000',
      receive: '199.000000',
      displayStatus: 1,
      address: { id: trc, chain: 'TRC20', address: tron },
    });
    expect((await ledgerOf(test_, walletId)).held).toBe(20_000n);
    const [waiting] = (await anna.ok(reviews, { kind: 'coin', status: 1 })).list;
    expect(waiting).toMatchObject({ id: data.pno, subject: { chain: 'TRC20', receive: '199.000000' } });
    // Only the call that needs the second factor, and records the look, gives the address in full.
    const item = await anna.ok(calls.staff.reviewItem, { kind: 'coin', id: data.pno });
    expect(item.review.subject['address']).toBe(`${tron.slice(0, 6)}...${tron.slice(-4)}`);
    expect(JSON.stringify([waiting, item])).not.toContain(tron);
    expect(await anna.ok(calls.staff.payoutTarget, { pno: data.pno })).toMatchObject({ address: tron });
    const txHash = 'ab'.repeat(32);
    expect(await anna.ok(decide, { kind: 'coin', id: data.pno, decision: 'pay', txHash })).toMatchObject({ status: 3 });
    const { list } = await client.ok(queryWithdrawCoinRecordV2, { ...days, displayStatus: 3 });
    expect(list[0]).toMatchObject({ pno: data.pno, txHash, steps: [{ status: 1 }, { status: 2 }, { status: 3 }] });
    expect(await ledgerOf(test_, walletId)).toEqual({ posted: before.posted - 20_000n, held: 0n });
    const deals = await client.ok(getCoinAssetDealRecord, days);
    const rows = deals.list.filter(({ pno }) => pno === data.pno).map((deal) => [deal.kind, deal.amount, deal.txHash]);
    expect(rows).toEqual([
      ['fee', '1.000000', undefined],
      ['payout', '199.000000', txHash],
      ['hold', '200.000000', undefined],
    ]);
    expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
  });

  it('with another fee or rate than shown to the customer is refused, and no money is held', async () => {
    const before = await ledgerOf(test_, customer.walletId);
    for (const shown of [{ fee: '2.000000' }, { rate: '1.010000' }]) {
      const refused = await submit('100.00', shown);
      expect([refused.code, Object.keys(refused.fields)]).toEqual(['coin.terms', ['amount']]);
    }
    expect(await ledgerOf(test_, customer.walletId)).toEqual(before);
    const made = await submit('100.00', { fee: '1.000000', rate: '1.000000' });
    expect(made.code).toBe('OK');
    await customer.client.ok(cancelOutCoinProposal, { pno: made.data.pno });
  });

  it('is cancelled, and the statement shows it', async () => {
    const { data } = await submit('100.00', { addressId: erc });
    expect(data).toMatchObject({ fee: '8.000000', receive: '92.000000' });
    expect(await customer.client.ok(cancelOutCoinProposal, { pno: data.pno })).toMatchObject({ displayStatus: 5 });
    const deals = await customer.client.ok(getCoinAssetDealRecord, days);
    const rows = deals.list.filter(({ pno }) => pno === data.pno).map(({ kind, amount }) => [kind, amount]);
    expect(rows).toEqual([
      ['release', '100.000000'],
      ['hold', '100.000000'],
    ]);
    expect((await customer.client.call(cancelOutCoinProposal, { pno: data.pno })).code).toBe('withdraw.notCancellable');
  });

  it('is paid by one transaction of its network, which pays no other', async () => {
    const hash = `0x${'c4'.repeat(32)}`;
    const pnos = await Promise.all([1, 2, 3].map(async () => (await submit('100.00', { addressId: erc })).data.pno));
    const say = (id: string, txHash: string) => anna.call(decide, { kind: 'coin', id, decision: 'pay', txHash });
    const [one = '', two = '', three = ''] = pnos;
    for (const wrong of [hash.slice(2), `${hash}0`, 'a'.repeat(66)])
      expect((await say(one, wrong)).code).toBe('staff.txHashFormat');
    expect((await say(one, hash)).data).toMatchObject({ status: 3, subject: { txHash: hash } });
    const again = await say(two, hash.toUpperCase().replace('X', 'x'));
    expect(again).toMatchObject({ code: 'staff.txHashUsed', data: { fields: { txHash: expect.any(String) } } });
    // Two at the same time with one hash: one is paid.
    const other = `0x${'c5'.repeat(32)}`;
    const codes = (await Promise.all([say(two, other), say(three, other)])).map(({ code }) => code);
    expect(codes.sort()).toEqual(['OK', 'staff.txHashUsed']);
    for (const id of [two, three]) await anna.call(decide, { kind: 'coin', id, decision: 'refuse', reason: '重复' });
  });

  it('of 10,000 dollars or more requires two members; the sandbox marks its transaction hash as not real', async () => {
    const { data } = await submit('10000.00');
    const say = (who: StaffClient) => who.call(decide, { kind: 'coin', id: data.pno, decision: 'pay' });
    await anna.ok(decide, { kind: 'coin', id: data.pno, decision: 'approve' });
    expect((await say(anna)).code).toBe('staff.secondPerson');
    expect((await say(boris)).data).toMatchObject({
      status: 3,
      subject: { txHash: expect.stringMatching(/^SANDBOX-/) },
    });
  });

  it.each([
    ['below the least', '99.99', {}, 'coin.limit', 'amount'],
    ['above the most', '100000.01', {}, 'coin.limit', 'amount'],
    ['above the balance', '60000.00', {}, 'withdraw.funds', 'amount'],
    ['no address', '100.00', { addressId: '1' }, 'coin.address', 'addressId'],
    ['no account', '100.00', { accountId: '1' }, 'withdraw.account', 'accountId'],
    ['a wrong code', '100.00', { verifyCode: '000000' }, 'customer.code', 'verifyCode'],
  ])('is refused for %s', async (_what, amount, more, code, field) => {
    const answer = await submit(amount, more);
    expect([answer.code, Object.keys(answer.fields)]).toEqual([code, [field]]);
  });

  it('to the address of another customer is refused, and the address is not revealed', async () => {
    const other = await payee(test_, '200.00');
    const address = (await addAddress(other, 'TRC20', tron)).data.id;
    expect((await submit('100.00', { addressId: address })).code).toBe('coin.address');
    const quote = { accountId: customer.walletId, addressId: address, amount: '100.00' };
    expect((await customer.client.call(getWithdrawCoinFeeV2, quote)).code).toBe('coin.address');
    const { data } = await submit('100.00');
    expect((await other.client.call(cancelOutCoinProposal, { pno: data.pno })).code).toBe('withdraw.unknown');
    expect((await customer.client.call(calls.withdraw.cancelWithdrawProposal, { pno: data.pno })).code).toBe(
      'withdraw.unknown',
    );
    await customer.client.ok(cancelOutCoinProposal, { pno: data.pno });
  });

  it('sent twenty times under one idempotency key creates one withdrawal with one response', async () => {
    const verifyCode = await giveCode(test_, customer, 'coin');
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit('100.00', { verifyCode }, key)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.code).toBe('OK');
    expect((await submit('101.00', { verifyCode }, key)).code).toBe('IDEMPOTENCY');
    const pno = answers[0]?.data.pno ?? '';
    const cancelKey = randomUUID();
    const cancelled = await Promise.all(
      Array.from({ length: 20 }, () => customer.client.call(cancelOutCoinProposal, { pno }, cancelKey)),
    );
    expect(new Set(cancelled.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await ledgerOf(test_, customer.walletId)).held).toBe(0n);
  });
});
