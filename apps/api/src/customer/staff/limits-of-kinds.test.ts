import { calls } from '@portal/contract';
import { staffTokenOf } from '../../testing/add-test-staff';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, withdraw, coin, deposit } = calls;

/** All differ, so that none can stand for another. */
const limits = {
  depositMax: '500.00',
  withdrawMax: '300.00',
  withdrawDaily: '700.00',
  coinMax: '400.00',
  coinDaily: '900.00',
};

let test_: TestGateway;
let customer: Payee;
let addressId: string;
let compliance: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await payee(test_, '5000.00');
  compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  const verifyCode = await giveCode(test_, customer, 'coinAddress');
  const address = { coin: 'USDT', chain: 'TRC20', address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp' } as const;
  ({ id: addressId } = await customer.client.ok(coin.addOutCoinAddress, { ...address, label: '钱包', verifyCode }));
  const { customerNumber } = customer;
  await compliance.ok(staff.setCustomerLimits, { customerNumber, limits, seen: {}, reason: '监管要求' });
});
afterAll(() => test_.stop());

type Answer = { code: string; msg: string };
/** The code, with the amount that the text names. */
const outcome = ({ code, msg }: Answer) =>
  [code, /\d+\.\d\d/.exec(code === 'OK' ? '' : msg)?.[0]].filter(Boolean).join(' ');
const bank = async (amount: string) => {
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const { walletId: accountId, bankId } = customer;
  return outcome(await customer.client.call(withdraw.withdrawSubmit, { accountId, bankId, amount, verifyCode }));
};
const coins = async (amount: string) => {
  const verifyCode = await giveCode(test_, customer, 'coin');
  const { walletId: accountId } = customer;
  return outcome(await customer.client.call(coin.submitWithdrawCoinV2, { accountId, addressId, amount, verifyCode }));
};
const pay = async (amount: string) =>
  outcome(await customer.client.call(deposit.submitData, { accountId: customer.walletId, channel: 'EGPAY', amount }));

it('each limit applies to its own kind of payment, to the cent', async () => {
  expect(await pay('500.01')).toBe('customer.limit 500.00');
  expect(await bank('300.01')).toBe('customer.limit 300.00');
  expect(await coins('400.01')).toBe('customer.limit 400.00');
  for (const one of [await pay('500.00'), await bank('300.00'), await coins('400.00'), await coins('399.99')])
    expect(one).toBe('OK');
  // What was paid to the other kind of target does not count.
  expect([await bank('300.00'), await bank('100.01')]).toEqual(['OK', 'customer.dailyLimit 100.00']);
  expect([await coins('100.02'), await coins('100.01')]).toEqual(['customer.dailyLimit 100.01', 'OK']);
  expect([await bank('100.00'), await pay('500.00')]).toEqual(['OK', 'OK']);
});

it('each is shown where it applies', async () => {
  const { client } = customer;
  const [{ limits: shown }, { coins: kinds }, { channels }] = [
    await client.ok(withdraw.getWithdrawPageInfo, {}),
    await client.ok(coin.getWithdrawCoinPageInfoV2, {}),
    await client.ok(deposit.queryDepositInfo, {}),
  ];
  expect([channels[0]?.max, shown.max, shown.daily, ...(kinds[0]?.chains.map(({ max }) => max) ?? [])]).toEqual([
    '500.00',
    '300.00',
    '700.00',
    '400.00',
    '400.00',
  ]);
});

it('each is in the file and in the export of the customer', async () => {
  const { customerNumber } = customer;
  expect((await compliance.ok(staff.customerFile, { customerNumber })).limits).toEqual(limits);
  const path = staff.exportCustomer.path.replace(':customerNumber', customerNumber);
  expect(((await (await compliance.fetch(path)).json()) as { limits: object }).limits).toEqual([limits]);
});
