import { calls, type CallSpec } from '@portal/contract';
import { openMt5, payDeposit, type Answered } from '@portal/testkit';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { coin, deposit, transfer, withdraw } = calls;
const tron = 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp';

let test_: TestGateway;
let customer: Payee & { secondMt5: string; addressId: string };

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  const one = await payee(test_, '50000.00');
  for (let more = 0; more < 4; more++) await payDeposit(one.client, one.walletId, '50000.00');
  const secondMt5 = await openMt5(one.client);
  for (const id of [one.mt5Id, secondMt5]) await payDeposit(one.client, id, '100.00');
  const verifyCode = await giveCode(test_, one, 'coinAddress');
  const { id: addressId } = await one.client.ok(coin.addOutCoinAddress, {
    coin: 'USDT',
    chain: 'TRC20',
    address: tron,
    label: '钱包',
    verifyCode,
  });
  customer = { ...one, secondMt5, addressId };
});
afterAll(() => test_.stop());

/** Every money call with an amount: what else it takes. */
const others: Record<string, () => Promise<object>> = {
  [deposit.submitData.id]: async () => ({ accountId: customer.walletId, channel: 'EGPAY' }),
  [withdraw.withdrawSubmit.id]: async () => ({
    accountId: customer.walletId,
    bankId: customer.bankId,
    verifyCode: await giveCode(test_, customer, 'withdraw'),
  }),
  [coin.submitWithdrawCoinV2.id]: async () => ({
    accountId: customer.walletId,
    addressId: customer.addressId,
    verifyCode: await giveCode(test_, customer, 'coin'),
  }),
  [transfer.addTransfer.id]: async () => ({ fromAccountId: customer.walletId, toAccountId: customer.mt5Id }),
  [transfer.mt5AddTransfer.id]: async () => ({ fromAccountId: customer.mt5Id, toAccountId: customer.secondMt5 }),
};
const withAmount = Object.values(calls)
  .flatMap((table): CallSpec[] => Object.values(table))
  .filter(({ money, access, body }) => money && access === 'customer' && body?.properties?.['amount']);

async function send(call: CallSpec, amount: unknown): Promise<Answered<Record<string, string>>> {
  const args = { ...(await others[call.id]?.()), amount };
  return (await customer.client.call(call, args as never)) as Answered<Record<string, string>>;
}

it('has the other fields of every money call with an amount', () => {
  expect(Object.keys(others).sort()).toEqual(withAmount.map(({ id }) => id).sort());
});

describe.each(withAmount.map((call) => [call.id, call] as const))('%s', (_id, call) => {
  const { maxLength = 0 } = call.body?.properties?.['amount'] as { maxLength?: number };
  it.each([
    '0',
    '0.00',
    '-60',
    '+60',
    '60.',
    '.60',
    '060',
    '60.001',
    '6e1',
    '0x3c',
    '60,00',
    ' 60',
    '60 ',
    '６０',
    'NaN',
    '',
    '9'.repeat(maxLength + 1),
    60,
    60.5,
    null,
    true,
    ['60'],
    { amount: '60' },
  ])('refuses the invalid amount %j with an error at its field', async (amount) => {
    const answer = await send(call, amount);
    expect([answer.status, answer.code, Object.keys(answer.fields)[0]]).toEqual([400, 'PARAM', 'amount']);
  });

  it('refuses the largest valid amount by a limit, without an internal error', async () => {
    const answer = await send(call, '9'.repeat(maxLength - 3) + '.99');
    expect([answer.status, Object.keys(answer.fields)]).toEqual([200, ['amount']]);
    expect(answer.code).toMatch(/\.(limit|funds)$/);
  });
});

/** The limits of the brand: an amount, and the code or OK. */
const edges: [string, CallSpec, string, string][] = [
  ['deposit', deposit.submitData, '49.99', 'deposit.limit'],
  ['deposit', deposit.submitData, '50.00', 'OK'],
  ['deposit', deposit.submitData, '50000.00', 'OK'],
  ['deposit', deposit.submitData, '50000.01', 'deposit.limit'],
  ['bank withdrawal', withdraw.withdrawSubmit, '49.99', 'withdraw.limit'],
  ['bank withdrawal', withdraw.withdrawSubmit, '50.00', 'OK'],
  ['bank withdrawal', withdraw.withdrawSubmit, '50000.01', 'withdraw.limit'],
  ['bank withdrawal', withdraw.withdrawSubmit, '50000.00', 'OK'],
  ['coin withdrawal', coin.submitWithdrawCoinV2, '99.99', 'coin.limit'],
  ['coin withdrawal', coin.submitWithdrawCoinV2, '100.00', 'OK'],
  ['coin withdrawal', coin.submitWithdrawCoinV2, '100000.01', 'coin.limit'],
  ['coin withdrawal', coin.submitWithdrawCoinV2, '100000.00', 'OK'],
  ['transfer', transfer.addTransfer, '0.99', 'transfer.min'],
  ['transfer', transfer.addTransfer, '1.00', 'OK'],
  ['transfer between MT5 accounts', transfer.mt5AddTransfer, '0.99', 'transfer.min'],
  ['transfer between MT5 accounts', transfer.mt5AddTransfer, '1.00', 'OK'],
];
it.each(edges)('a %s (%p) of %s returns %s', async (_what, call, amount, code) => {
  const answer = await send(call, amount);
  expect([amount, answer.code]).toEqual([amount, code]);
  if (code !== 'OK') expect(Object.keys(answer.fields)).toEqual(['amount']);
  const { pno = '' } = answer.data ?? {};
  if (call.id === withdraw.withdrawSubmit.id && code === 'OK')
    await customer.client.ok(withdraw.cancelWithdrawProposal, { pno });
  if (call.id === coin.submitWithdrawCoinV2.id && code === 'OK')
    await customer.client.ok(coin.cancelOutCoinProposal, { pno });
});

it.each([
  // Half a fen is rounded up: 60.25 × 7.26 = 437.415.
  ['60.25', '437.42'],
  ['60.24', '437.34'],
  ['50.00', '363.00'],
])('a deposit of %s costs %s', async (amount, payAmount) => {
  await test_.gateway.db.rows('t.room', `update deposit.draft set status = 'cancelled' where status = 'unpaid'`);
  expect((await send(deposit.submitData, amount)).data).toMatchObject({ amount, payAmount });
});

it.each([
  ['199.99', { fee: '3.00', receive: '196.99' }],
  ['200.00', { fee: '0.00', receive: '200.00' }],
  ['50.00', { fee: '3.00', receive: '47.00' }],
])('calculates the fee of a bank withdrawal of %s', async (amount, quote) => {
  const quoteArgs = { accountId: customer.walletId, amount };
  expect(await customer.client.ok(withdraw.getWithdrawFee, quoteArgs)).toMatchObject(quote);
});

it('counts a withdrawal on the day in Beijing on which it was requested', async () => {
  const usedToday = async () => (await customer.client.ok(withdraw.getWithdrawPageInfo, {})).limits.usedToday;
  expect(await usedToday()).toBe('0.00');
  const { data } = await send(withdraw.withdrawSubmit, '60.00');
  expect(await usedToday()).toBe('60.00');
  const placeAt = (shift: string) =>
    test_.gateway.db.rows(
      `t.place ${shift}`,
      `update payout.proposal
       set created_at = (date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai') + $2::interval
       where pno = $1`,
      [data['pno'], shift],
    );
  await placeAt('0');
  expect(await usedToday()).toBe('60.00');
  await placeAt('-1 microsecond');
  expect(await usedToday()).toBe('0.00');
});
