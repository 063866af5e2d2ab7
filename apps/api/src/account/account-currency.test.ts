import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { parseAmount } from '@portal/rules/money';
import { divRound } from '@portal/rules/trading';
import { mt5Password, openMt5, waitFor } from '@portal/testkit';
import { reconcile } from '../core/reconciliation';
import { breaksOf, giveCode, ledgerOf, payee, platformShows, type Payee } from '../testing/payouts';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { account, transfer, reports, sandbox, deposit, withdraw, staff } = calls;
const all = { startDate: '2020-01-01', endDate: '2099-12-31' };

let test_: TestGateway;
let customer: Payee;
let cnh: string;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await payee(test_, '2000.00');
  const opened = await customer.client.ok(account.createMT5Account, {
    level: 'MIN',
    currency: 'CNH',
    password: mt5Password,
  });
  cnh = opened.id;
});
afterAll(() => test_.stop());
afterEach(async () => expect(await breaksOf(test_)).toEqual([]));

const read = async (id = cnh) => await customer.client.ok(account.getAccountInfoAjax, { id });
const move = (fromAccountId: string, toAccountId: string, amount: string, rate?: string) => ({
  fromAccountId,
  toAccountId,
  amount,
  ...(rate && { rate }),
});
const refusal = async (body: ReturnType<typeof move>) => {
  const { code, fields, msg } = await customer.client.call(transfer.addTransfer, body);
  return [code, Object.keys(fields), msg];
};

it('opens an account in the currency, with the minimum deposit of its level in it', async () => {
  expect(await read()).toMatchObject({
    currency: 'CNH',
    account_groupid: 'real\\MIN-CNH',
    rates: { from_usd: '7.1600', to_usd: '7.2600' },
    first_deposit: { minimum: '358.00', leverage: 100 },
  });
  expect(await read(customer.mt5Id)).not.toHaveProperty('rates');
});

it('refuses deposits and withdrawals, and explains that money is moved by transfer', async () => {
  const { client, bankId } = customer;
  const message = '该账户币种为 CNH，不能直接出入金。请通过转账与主账户互转';
  expect(await client.call(deposit.submitData, { accountId: cnh, channel: 'EGPAY', amount: '100.00' })).toMatchObject({
    code: 'account.currency',
    fields: { accountId: message },
  });
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  expect(
    await client.call(withdraw.withdrawSubmit, { accountId: cnh, bankId, amount: '100.00', verifyCode }),
  ).toMatchObject({ code: 'account.currency', fields: { accountId: message } });
});

it('is not in the account lists for deposits and withdrawals', async () => {
  const { client, walletId, mt5Id } = customer;
  const lists = await Promise.all([
    client.ok(deposit.queryDepositInfo, {}),
    client.ok(withdraw.getWithdrawPageInfo, {}),
    client.ok(calls.coin.getWithdrawCoinPageInfoV2, {}),
  ]);
  for (const { accounts } of lists) expect(accounts.map(({ id }) => id)).toEqual([walletId, mt5Id]);
});

it('receives a transfer from USD at the exchange rate, from the minimum amount on', async () => {
  const { walletId, client } = customer;
  expect(await refusal(move(walletId, cnh, '49.99'))).toEqual([
    'account.firstDepositLowest',
    ['amount'],
    '迷你账户的首次入金（含转入）须不少于 358.00 CNH。您也可以先入金到主账户',
  ]);
  expect(await refusal(move(walletId, cnh, '50.00', '7.2600'))).toEqual([
    'transfer.terms',
    ['amount'],
    expect.any(String),
  ]);
  const key = randomUUID();
  const made = await client.ok(transfer.addTransfer, move(walletId, cnh, '50.00', '7.16'), key);
  expect(made).toMatchObject({
    status: 'done',
    amount: '50.00',
    currency: 'USD',
    receive: '358.00',
    receiveCurrency: 'CNH',
    rate: '7.1600',
  });
  expect(await client.ok(transfer.addTransfer, move(walletId, cnh, '50.00', '7.16'), key)).toEqual(made);
  await platformShows(test_, cnh, 35_800n);
  expect(await ledgerOf(test_, walletId)).toMatchObject({ posted: 195_000n });
  await waitFor(async () => (await read()).first_deposit === undefined, 'the minimum reached');
});

it('sends a transfer to USD at the exchange rate, rounded down, from one dollar on', async () => {
  const { walletId } = customer;
  expect(await refusal(move(cnh, walletId, '7.25'))).toEqual([
    'transfer.min',
    ['amount'],
    '单笔转账至少 7.26 CNH；不足 7.26 CNH 的余额须一次全部转出',
  ]);
  expect(await refusal(move(cnh, walletId, '358.01'))).toEqual([
    'transfer.funds',
    ['amount'],
    '该账户目前可转出 358.00 CNH',
  ]);
  const made = await waitFor(async () => {
    const answer = await customer.client.call(transfer.addTransfer, move(cnh, walletId, '100.00'));
    return answer.code === 'OK' && answer.data;
  }, 'an outcome');
  // 100 / 7.26 = 13.7741…
  expect(made).toMatchObject({
    amount: '100.00',
    currency: 'CNH',
    receive: '13.77',
    receiveCurrency: 'USD',
    rate: '7.2600',
  });
  await platformShows(test_, cnh, 25_800n);
  expect(await ledgerOf(test_, walletId)).toMatchObject({ posted: 196_377n });
  expect(await reconcile(test_.gateway)).toEqual([]);
});

it('counts transfers in USD when staff preview other limits', async () => {
  const anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  // The transfers so far: 50.00 USD, and 100.00 CNH that became 13.77 USD.
  const { list } = await anna.ok(staff.previewSettings, { values: [{ name: 'limits.transfer.min', value: '20.00' }] });
  expect(list.find(({ kind }) => kind === 'transfer')).toMatchObject({ documents: 2, after: { refused: 1 } });
});

it('shows the amount required for the next level in the account currency', async () => {
  expect(await customer.client.ok(account.getNextAccountLevel, { gts2AccountId: cnh })).toMatchObject({
    level: 'STD',
    minDeposit: '3580.00',
    deposited: '258.00',
    eligible: false,
  });
});

it('transfers between two CNH accounts without conversion, and to a USD account at the exchange rate', async () => {
  const second = await customer.client.ok(account.createMT5Account, {
    level: 'MIN',
    currency: 'CNH',
    password: mt5Password,
  });
  const { walletId, client } = customer;
  await client.ok(transfer.addTransfer, move(walletId, cnh, '100.00'));
  await platformShows(test_, cnh, 97_400n);
  expect(await client.ok(transfer.mt5AddTransfer, move(cnh, second.id, '400.00'))).toMatchObject({
    amount: '400.00',
    currency: 'CNH',
    receive: '400.00',
    receiveCurrency: 'CNH',
  });
  await platformShows(test_, second.id, 40_000n);
  const usd = await openMt5(client, 'MIN');
  expect(await client.ok(transfer.mt5AddTransfer, move(second.id, usd, '400.00'))).toMatchObject({ receive: '55.09' });
  await platformShows(test_, usd, 5_509n);
  expect(await reconcile(test_.gateway)).toEqual([]);
});

it('a transfer of a remainder worth less than 0.01 USD is refused', async () => {
  const { client, walletId } = customer;
  const third = await client.ok(account.createMT5Account, { level: 'MIN', currency: 'CNH', password: mt5Password });
  await client.ok(transfer.addTransfer, move(walletId, third.id, '50.00'));
  await platformShows(test_, third.id, 35_800n);
  await client.ok(transfer.addTransfer, move(third.id, walletId, '357.93'));
  await platformShows(test_, third.id, 7n);
  expect(await refusal(move(third.id, walletId, '0.07'))).toEqual([
    'transfer.tooSmall',
    ['amount'],
    '金额按汇率换算后不足 0.01，请输入更大的金额',
  ]);
});

it('trades in its currency; reports keep CNH amounts apart from USD amounts', async () => {
  const { client, mt5Id, walletId } = customer;
  await client.ok(transfer.addTransfer, move(walletId, cnh, '500.00'));
  await client.ok(transfer.addTransfer, move(walletId, mt5Id, '500.00'));
  await platformShows(test_, cnh, 415_400n);
  await platformShows(test_, mt5Id, 50_000n);
  for (const id of [cnh, mt5Id]) {
    const { account_no } = await read(id);
    await client.ok(sandbox.moveMarket, { symbol: 'USDCNH', bid: '7.2' });
    await client.ok(sandbox.moveMarket, { symbol: 'BTCUSD', bid: '60000' });
    const { position } = await client.ok(sandbox.mt5Order, { account_no, symbol: 'BTCUSD', side: 'buy', lots: 0.01 });
    await client.ok(sandbox.moveMarket, { symbol: 'USDCNH', bid: '7.2' });
    await client.ok(sandbox.moveMarket, { symbol: 'BTCUSD', bid: '61000' });
    await client.ok(sandbox.mt5Close, { id: position });
  }
  const closed = (query: object) => client.ok(reports.profitAndLossRecordAjax, { ...all, ...query });
  const inCnh = await waitFor(async () => {
    const page = await closed({ currency: 'CNH' });
    return page.total === 1 && page;
  }, 'the closed position');
  const inUsd = await waitFor(async () => {
    const page = await closed({});
    return page.total === 1 && page;
  }, 'the closed position in USD');
  const ofAccount = await closed({ accountId: cnh });
  expect([inCnh.list, inCnh.summary]).toEqual([ofAccount.list, ofAccount.summary]);
  // 0.01 lots of BTC. The market goes on between a set price and the order, so the figures follow from the deals' own prices.
  const cents = (text: string) => parseAmount(text, 2) ?? 0n;
  const moved = ({ openPrice, closePrice }: { openPrice: string; closePrice: string }) =>
    cents(closePrice) - cents(openPrice);
  const [usd, own] = [inUsd.list[0]!, inCnh.list[0]!];
  expect(cents(usd.profit)).toBe(divRound(moved(usd), 100n));
  expect(cents(own.profit)).toBeGreaterThan(divRound(moved(own) * 718n, 10_000n));
  expect(cents(own.profit)).toBeLessThan(divRound(moved(own) * 722n, 10_000n));
  const { balance } = await read();
  expect(cents(balance)).toBe(415_400n + cents(own.profit));
  const explained = await client.ok(reports.explainBalance, { accountId: cnh });
  expect(explained).toMatchObject({ currency: 'CNH', shown: balance, sum: { agrees: true } });
  expect(await client.ok(reports.mt5CreditRecordAjax, { ...all, currency: 'CNH' })).toMatchObject({ total: 9 });
  const history = await client.ok(reports.balanceHistory, { days: 30, accountId: cnh });
  expect(history.at(-1)?.balance).toBe(balance);
  const path = `${reports.profitAndLossRecordCsv.path}?startDate=2020-01-01&endDate=2099-12-31&currency=CNH`;
  const csv = await (await client.fetch(path)).text();
  expect(csv).toContain('盈亏（CNH）');
  expect(csv).toContain(own.profit);
  expect(
    await test_.gateway.db.rows(
      'test.breaks',
      'select subject from reports.breaks() union all select subject from reports.entry_breaks()',
    ),
  ).toEqual([]);
  expect(await reconcile(test_.gateway)).toEqual([]);
});

it('is adjusted by staff in its own currency', async () => {
  const anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  const boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
  const before = await ledgerOf(test_, cnh);
  const { id } = await anna.ok(staff.proposeAdjustment, {
    kind: 'goodwill',
    accountId: cnh,
    amount: '10.00',
    reason: '补偿',
  });
  await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
  expect(await ledgerOf(test_, cnh)).toMatchObject({ posted: before.posted + 1_000n });
  await platformShows(test_, cnh, before.posted + 1_000n);
  const { list } = await customer.client.ok(calls.message.messageList, {});
  expect(list[0]?.text).toContain('10.00 CNH');
  const proposal = { kind: 'deposit', accountId: cnh, amount: '10.00', reference: 'WIRE-1', reason: '电汇' } as const;
  expect((await anna.call(staff.proposeAdjustment, proposal)).code).toBe('staff.adjustmentAccount');
  const { customerNumber } = customer;
  const deals = async (currency: 'USD' | 'CNH') =>
    (await anna.ok(staff.customerTrades, { customerNumber, currency })).list;
  expect((await deals('CNH')).map(({ account_no }) => account_no)).not.toContain((await deals('USD'))[0]?.account_no);
  expect(await deals('CNH')).toHaveLength(2);
  expect(await reconcile(test_.gateway)).toEqual([]);
});

it('can be opened only if the brand offers the currency', async () => {
  const other = await startTestGateway({ BRAND: 'yunque', REVIEW: 'manual' });
  try {
    const { client } = await payee(other, '100.00');
    const args = { level: 'MIN', password: mt5Password } as const;
    expect(await client.call(account.createMT5Account, { ...args, currency: 'CNH' })).toMatchObject({
      code: 'account.notOffered',
      fields: { currency: '暂不提供 CNH 账户，请选择其他币种' },
    });
    expect(await client.ok(account.createMT5Account, args)).toMatchObject({ currency: 'USD' });
    expect((await client.ok(calls.common.getCommonConfig, {})).accountCurrencies).toEqual(['USD']);
  } finally {
    await other.stop();
  }
});
