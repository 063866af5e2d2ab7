import { calls } from '@portal/contract';
import { atRate, byRate, formatAmount, rateMicros, received } from '@portal/rules/money';
import { mt5Password } from '@portal/testkit';
import fc from 'fast-check';
import { cents } from './money';
import { giveCode, payee, platformShows, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const days = { startDate: '2020-01-01', endDate: '2099-12-31' };
const { account, coin, deposit, staff, transfer, withdraw } = calls;

let test_: TestGateway;
let anna: StaffClient;
let customer: Payee;
const addresses: Record<string, string> = {};
let cnh: string;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  customer = await payee(test_, '50000.00');
  const { client } = customer;
  for (const [chain, address] of [
    ['TRC20', 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp'],
    ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ] as const) {
    const verifyCode = await giveCode(test_, customer, 'coinAddress');
    const booked = { coin: 'USDT', chain, address, label: '钱包', verifyCode } as const;
    addresses[chain] = (await client.ok(coin.addOutCoinAddress, booked)).id;
  }
  cnh = (await client.ok(account.createMT5Account, { level: 'MIN', currency: 'CNH', password: mt5Password })).id;
  const first = { fromAccountId: customer.walletId, toAccountId: cnh, amount: '100.00' };
  await client.ok(transfer.addTransfer, first);
  await platformShows(test_, cnh, 71_600n);
});
afterAll(() => test_.stop());
afterEach(() => jest.restoreAllMocks());

/** Other rates and fees than the brand's, all different. */
function terms(rate: string) {
  const { brand } = test_.gateway;
  const rates = { ...brand.rates, depositCny: rate, withdrawCny: rate, withdrawUsdt: rate };
  const { withdraw: bank, coin: coins, ...limits } = brand.limits;
  jest.spyOn(test_.gateway, 'brand', 'get').mockReturnValue({
    ...brand,
    rates,
    limits: {
      ...limits,
      withdraw: { ...bank, fee: '3.07', freeFrom: '200.00' },
      coin: { ...coins, networkFee: { TRC20: '1.000003', ERC20: '8.000007' } },
    },
  });
}

/** What staff see of a payout, in its list, and what its customer's export has. */
async function seen(pno: string) {
  const { list } = await anna.ok(staff.staffPayouts, { search: pno });
  const path = staff.exportCustomer.path.replace(':customerNumber', customer.customerNumber);
  const { withdrawals } = (await (await anna.fetch(path)).json()) as { withdrawals: Record<string, string>[] };
  const row = withdrawals.find((one) => one['pno'] === pno);
  return { listed: list[0]?.payAmount, exported: [row?.['fee'], row?.['paid'], rateMicros(row?.['rate'] ?? '')] };
}

/** Amounts and rates whose product ends in a half, just below it, or just above it; and fees on both sides of their limit. */
const edges: [amount: string, rate: string][] = [
  ['100.50', '0.998877'],
  ['100.51', '0.999999'],
  ['199.99', '1.000001'],
  ['200.00', '1.234565'],
  ['123.45', '7.123456'],
  ['100.01', '0.5'],
  ['100.02', '7.26'],
  ['101.01', '0.333333'],
];

it('a coin withdrawal of 100.50 USD at 0.998877 comes to 100.387139 USDT, half of the last place rounded up, less the fee', async () => {
  terms('0.998877');
  const asked = { accountId: customer.walletId, addressId: addresses['TRC20'] ?? '', amount: '100.50' };
  const { receive } = await customer.client.ok(coin.getWithdrawCoinFeeV2, asked);
  expect(receive).toBe('99.387136');
});

describe.each(edges)('%s at the rate %s', (amount, rate) => {
  beforeEach(() => terms(rate));

  it.each(['TRC20', 'ERC20'])('a coin withdrawal by %s is booked as it was quoted, everywhere', async (chain) => {
    const { client, walletId: accountId } = customer;
    const asked = { accountId, addressId: addresses[chain] ?? '', amount };
    const quote = await client.ok(coin.getWithdrawCoinFeeV2, asked);
    const { fee, receive } = quote;
    const verifyCode = await giveCode(test_, customer, 'coin');
    const made = await client.ok(coin.submitWithdrawCoinV2, { ...asked, verifyCode, fee, rate: quote.rate });
    const { pno } = made;
    expect(made).toMatchObject({ amount, fee, receive });
    const [record] = (await client.ok(coin.queryWithdrawCoinRecordV2, { ...days, displayStatus: 1 })).list;
    expect(record).toMatchObject({ pno, amount, fee, receive });
    const { review } = await anna.ok(staff.reviewItem, { kind: 'coin', id: pno });
    expect(review.subject).toMatchObject({ receive });
    expect(await seen(pno)).toEqual({ listed: receive, exported: [fee, receive, rateMicros(rate)] });
    const [held] = (await client.ok(coin.getCoinAssetDealRecord, days)).list;
    expect(held).toMatchObject({ pno, amount: formatAmount(atRate(cents(amount) * 10_000n, rate), 6) });
    await client.ok(coin.cancelOutCoinProposal, { pno });
  });

  it('a withdrawal to a bank is booked as it was quoted, everywhere', async () => {
    const { client, walletId: accountId, bankId } = customer;
    const quote = await client.ok(withdraw.getWithdrawFee, { accountId, amount });
    const { fee, receive, receiveCny } = quote;
    expect(receiveCny).toBe(formatAmount(atRate(cents(amount) - cents(fee), rate), 2));
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const shown = { accountId, bankId, amount, verifyCode, fee, rate: quote.rate };
    const made = await client.ok(withdraw.withdrawSubmit, shown);
    const { pno } = made;
    expect(made).toMatchObject({ amount, fee, receive, receiveCny });
    const [record] = (await client.ok(withdraw.getWithdrawRecordsV2, { ...days, displayStatus: 1 })).list;
    expect(record).toMatchObject({ pno, fee, receive, receiveCny });
    expect(await seen(pno)).toEqual({ listed: receiveCny, exported: [fee, receiveCny, rateMicros(rate)] });
    await client.ok(withdraw.cancelWithdrawProposal, { pno });
  });

  it('a deposit costs what the form shows, by the rate of its channel', async () => {
    const { client, walletId: accountId, customerNumber: customerNo } = customer;
    const [channel] = (await client.ok(deposit.queryDepositInfo, {})).channels;
    const asked = { accountId, channel: 'EGPAY', amount, rate: channel?.rate ?? '' };
    const made = await client.ok(deposit.submitData, asked);
    // payAmount of the form: the same rule of libs/rules.
    const payAmount = formatAmount(atRate(cents(amount), channel?.rate ?? '') + cents(channel?.fee ?? ''), 2);
    expect(made).toMatchObject({ amount, payAmount });
    const { list } = await anna.ok(staff.staffDeposits, { search: made.pno });
    expect(list).toMatchObject([{ amount, payAmount }]);
    await client.ok(deposit.depositDraftCancel, { customerNo, pno: made.pno });
  });

  it('a transfer between currencies brings what the form shows, in both directions', async () => {
    const { client, walletId } = customer;
    const { accounts } = await client.ok(account.queryAccountInfo, {});
    const of = (id: string) => {
      const { currency = 'USD', rates } = accounts.find((one) => one.id === id) ?? {};
      return { currency, rates };
    };
    for (const [fromAccountId, toAccountId, moved] of [
      [walletId, cnh, amount],
      [cnh, walletId, '10.01'],
    ] as const) {
      const [from, to] = [of(fromAccountId), of(toAccountId)];
      const made = await client.ok(transfer.addTransfer, { fromAccountId, toAccountId, amount: moved });
      expect(made).toMatchObject({ amount: moved, receive: received(from, to, moved), status: 'done' });
      const [record] = (await client.ok(transfer.getTransferRecords, days)).list;
      expect(record).toMatchObject({ tno: made.tno, receive: made.receive });
    }
  });
});

it('SQL rounds as the rules do', async () => {
  const pair = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 13n }), fc.integer({ min: 1_000, max: 999_999_999 }));
  const pairs = fc.sample(pair, 5_000).map(([units, micros]) => ({
    units,
    rate: formatAmount(BigInt(micros), 6),
  }));
  const rows = await test_.gateway.db.rows<{ up: bigint; down: bigint }>(
    'test.rounded',
    `select ledger.at_rate(u, r) as up, ledger.by_rate(u, r) as down from unnest($1::bigint[], $2::numeric[]) with ordinality x (u, r, n)
     order by n`,
    [pairs.map(({ units }) => units), pairs.map(({ rate }) => rate)],
  );
  const wrong = pairs.filter(({ units, rate }, index) => {
    const { up, down } = rows[index] ?? {};
    return up !== atRate(units, rate) || down !== byRate(units, rate);
  });
  expect(wrong).toEqual([]);
});
