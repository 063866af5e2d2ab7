import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { formatAmount, parseAmount } from '@portal/rules/money';
import { openMt5, payDeposit, waitFor } from '@portal/testkit';
import { ledgerOf, breaksOf, giveCode, payee, platformShows, shown, type Payee } from '../../testing/payouts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { withdrawSubmit, getWithdrawFee, cancelWithdrawProposal } = calls.withdraw;
const { addOutCoinAddress, submitWithdrawCoinV2, getWithdrawCoinFeeV2, cancelOutCoinProposal } = calls.coin;
const { addTransfer, mt5AddTransfer } = calls.transfer;

let test_: TestGateway;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', SANDBOX_ALWAYS_OPEN: 'true' });
});
afterAll(() => test_.stop());
afterEach(async () => {
  expect(await breaksOf(test_)).toEqual([]);
});

/** A customer with exactly `rest` in the wallet; the rest of 1,000.00 is on the MT5 account. */
async function withRest(rest: string): Promise<Payee> {
  const customer = await payee(test_, '1000.00');
  const moved = 100_000n - (parseAmount(rest, 2) ?? 0n);
  const { walletId, mt5Id, client } = customer;
  await client.ok(addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: formatAmount(moved, 2) });
  await platformShows(test_, mt5Id, moved);
  return customer;
}

const toBank = async (customer: Payee, amount: string, accountId = customer.walletId, key?: string) => {
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  return customer.client.call(withdrawSubmit, { accountId, bankId: customer.bankId, amount, verifyCode }, key);
};
const refusal = ({ code, fields }: { code: string; fields: object }) => [code, ...Object.keys(fields)];

describe('to a bank', () => {
  it('the whole remainder below the minimum can be withdrawn, but not one cent less', async () => {
    const customer = await withRest('34.50');
    const quote = (amount: string) => customer.client.call(getWithdrawFee, { accountId: customer.walletId, amount });
    expect(refusal(await quote('34.49'))).toEqual(['withdraw.limit', 'amount']);
    expect(refusal(await toBank(customer, '34.49'))).toEqual(['withdraw.limit', 'amount']);
    expect(refusal(await toBank(customer, '34.51'))).toEqual(['withdraw.funds', 'amount']);
    expect((await quote('34.50')).data).toMatchObject({ fee: '3.00', receive: '31.50' });
    const key = randomUUID();
    const { code, data } = await toBank(customer, '34.50', customer.walletId, key);
    expect([code, data.amount, data.receive]).toEqual(['OK', '34.50', '31.50']);
    expect(await ledgerOf(test_, customer.walletId)).toEqual({ posted: 3_450n, held: 3_450n });
    // A repeat finds the wallet empty and still returns the first response.
    expect((await toBank(customer, '34.50', customer.walletId, key)).data).toEqual(data);
    expect(refusal(await toBank(customer, '34.50'))).toEqual(['withdraw.funds', 'amount']);
    await customer.client.ok(cancelWithdrawProposal, { pno: data.pno });
  });

  it('the remainder is withdrawn once, even when requested several times at the same time', async () => {
    const customer = await withRest('34.50');
    await giveCode(test_, customer, 'withdraw', 9);
    const answers = await Promise.all(Array.from({ length: 10 }, () => toBank(customer, '34.50')));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual(['OK', ...Array.from({ length: 9 }, () => 'withdraw.funds')]);
  });

  it('a remainder equal to the minimum is treated as a normal amount', async () => {
    const customer = await withRest('50.00');
    expect(refusal(await toBank(customer, '49.99'))).toEqual(['withdraw.limit', 'amount']);
    expect((await toBank(customer, '50.00')).code).toBe('OK');
  });

  it.each(['3.00', '0.01'])(
    'a remainder of %s, not above the fee, is refused; the code is not used up',
    async (rest) => {
      const customer = await withRest(rest);
      const fee = await customer.client.call(getWithdrawFee, { accountId: customer.walletId, amount: rest });
      expect(refusal(fee)).toEqual(['withdraw.fee', 'amount']);
      const answer = await toBank(customer, rest);
      expect(refusal(answer)).toEqual(['withdraw.fee', 'amount']);
      expect(answer.msg).toContain('手续费 3.00 美元');
      expect((await ledgerOf(test_, customer.walletId)).held).toBe(0n);
      // The customer can merge the remainder with another balance, because transfers are free.
      const { walletId, mt5Id, client } = customer;
      const merge = { fromAccountId: walletId, toAccountId: mt5Id, amount: rest };
      expect((await client.call(addTransfer, merge)).data).toMatchObject({ status: 'done' });
    },
  );

  it('a remainder one cent above the fee can be withdrawn', async () => {
    const customer = await withRest('3.01');
    expect((await toBank(customer, '3.01')).data).toMatchObject({ receive: '0.01', receiveCny: '0.07' });
  });

  it('the remainder of another customer’s account is refused', async () => {
    const [customer, other] = [await withRest('34.50'), await withRest('20.00')];
    expect(refusal(await toBank(customer, '20.00', other.walletId))).toEqual(['withdraw.account', 'accountId']);
    const quote = { accountId: other.walletId, amount: '20.00' };
    expect((await customer.client.call(getWithdrawFee, quote)).code).toBe('withdraw.account');
  });
});

describe('from an MT5 account', () => {
  it('a bonus is not counted: the remainder is the balance without it', async () => {
    const customer = await payee(test_, '1000.00');
    const { client, mt5Id, walletId } = customer;
    const couponId = await waitFor(async () => {
      const { list } = await client.ok(calls.activity.couponList, { state: 'ready' });
      return list[0]?.id;
    }, 'the welcome coupon');
    const draft = await client.ok(calls.deposit.submitData, {
      accountId: mt5Id,
      channel: 'EGPAY',
      couponId,
      amount: '500.00',
    });
    await client.ok(calls.sandbox.payOrder, { pno: draft.pno, action: 'pay' });
    await waitFor(async () => (await shown(customer, mt5Id)).equity === '520.00', 'the credit');
    await client.ok(addTransfer, { fromAccountId: mt5Id, toAccountId: walletId, amount: '478.00' });
    await waitFor(async () => (await shown(customer, mt5Id)).equity === '22.88', 'the rest');
    // Of the 20.00, 19.12 have left with the money.
    expect(await shown(customer, mt5Id)).toMatchObject({ credit: '0.88', withdrawable: '22.00' });
    expect(refusal(await toBank(customer, '22.88', mt5Id))).toEqual(['withdraw.funds', 'amount']);
    expect(refusal(await toBank(customer, '21.99', mt5Id))).toEqual(['withdraw.limit', 'amount']);
    expect((await toBank(customer, '22.00', mt5Id)).data).toMatchObject({ amount: '22.00', displayStatus: 1 });
  });

  it('with open positions the remainder is the free margin', async () => {
    const customer = await payee(test_, '1000.00');
    const { client, mt5Id, walletId } = customer;
    await client.ok(addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '540.00' });
    await platformShows(test_, mt5Id, 54_000n);
    const { account_no, leverage } = await shown(customer, mt5Id);
    // Opens a position with a margin of about 506 dollars at the current leverage of the account.
    const lots = formatAmount((506n * BigInt(leverage)) / 1_100n, 2);
    await client.ok(calls.sandbox.moveMarket, { symbol: 'EURUSD', bid: '1.1' });
    await client.ok(calls.sandbox.mt5Order, { account_no, symbol: 'EURUSD', side: 'buy', lots });
    // Quotes move, so the withdrawable amount is requested immediately after it is read, and again if a new quote arrived in between.
    const taken = await waitFor(async () => {
      const { withdrawable } = await shown(customer, mt5Id);
      const rest = parseAmount(withdrawable, 2) ?? 0n;
      expect(rest).toBeLessThan(5_000n);
      const less = formatAmount(rest - 1n, 2);
      expect(['withdraw.limit', 'withdraw.funds']).toContain((await toBank(customer, less, mt5Id)).code);
      const answer = await toBank(customer, withdrawable, mt5Id);
      return answer.code === 'OK' && answer.data;
    }, 'the remainder to leave');
    expect(taken).toMatchObject({ displayStatus: 1, fee: '3.00' });
    expect(await shown(customer, mt5Id)).toMatchObject({ positions: 1 });
  });
});

describe('in coin', () => {
  const addressOf = async (customer: Payee, chain: 'TRC20' | 'ERC20', address: string) => {
    const verifyCode = await giveCode(test_, customer, 'coinAddress');
    const args = { coin: 'USDT' as const, chain, address, label: '我的钱包', verifyCode };
    return (await customer.client.ok(addOutCoinAddress, args)).id;
  };
  const toChain = async (customer: Payee, addressId: string, amount: string) => {
    const verifyCode = await giveCode(test_, customer, 'coin');
    return customer.client.call(submitWithdrawCoinV2, { accountId: customer.walletId, addressId, amount, verifyCode });
  };

  it('the same rules apply, with the fee of each network', async () => {
    const customer = await withRest('8.00');
    const trc = await addressOf(customer, 'TRC20', 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp');
    const erc = await addressOf(customer, 'ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    const quote = (addressId: string, amount: string) =>
      customer.client.call(getWithdrawCoinFeeV2, { accountId: customer.walletId, addressId, amount });
    expect(refusal(await quote(erc, '8.00'))).toEqual(['coin.fee', 'amount']);
    const dear = await toChain(customer, erc, '8.00');
    expect(refusal(dear)).toEqual(['coin.fee', 'amount']);
    expect(dear.msg).toContain('网络费 8.000000 USDT');
    expect(refusal(await quote(trc, '7.99'))).toEqual(['coin.limit', 'amount']);
    expect(refusal(await toChain(customer, trc, '7.99'))).toEqual(['coin.limit', 'amount']);
    expect((await quote(trc, '8.00')).data).toMatchObject({ receive: '7.000000' });
    const { data } = await toChain(customer, trc, '8.00');
    expect(data).toMatchObject({ amount: '8.00', receive: '7.000000', displayStatus: 1 });
    await customer.client.ok(cancelOutCoinProposal, { pno: data.pno });
  });

  it('a remainder equal to the minimum is treated as a normal amount', async () => {
    const customer = await withRest('100.00');
    const trc = await addressOf(customer, 'TRC20', 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp');
    expect(refusal(await toChain(customer, trc, '99.99'))).toEqual(['coin.limit', 'amount']);
    expect((await toChain(customer, trc, '100.00')).code).toBe('OK');
  });
});

describe('between accounts', () => {
  it('the whole remainder below 1 dollar can be transferred, but not one cent less', async () => {
    const customer = await withRest('0.75');
    const { walletId, mt5Id, client } = customer;
    const move = (amount: string, key?: string) =>
      client.call(addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount }, key);
    expect(refusal(await move('0.74'))).toEqual(['transfer.min', 'amount']);
    expect(refusal(await move('0.76'))).toEqual(['transfer.funds', 'amount']);
    expect(await ledgerOf(test_, walletId)).toEqual({ posted: 75n, held: 0n });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => move('0.75', key)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ amount: '0.75', status: 'done' });
    expect(await ledgerOf(test_, walletId)).toEqual({ posted: 0n, held: 0n });
  });

  it('a remainder of an MT5 account can be transferred to another one and to the wallet', async () => {
    const customer = await withRest('0.60');
    const { walletId, mt5Id, client } = customer;
    const second = await openMt5(client, 'MIN');
    await payDeposit(client, second, '100.00');
    await platformShows(test_, second, 10_000n);
    const move = (call: typeof addTransfer | typeof mt5AddTransfer, from: string, to: string, amount: string) =>
      client.call(call, { fromAccountId: from, toAccountId: to, amount });
    expect((await move(mt5AddTransfer, second, mt5Id, '99.60')).data).toMatchObject({ status: 'done' });
    await platformShows(test_, second, 40n);
    expect(refusal(await move(mt5AddTransfer, second, mt5Id, '0.39'))).toEqual(['transfer.min', 'amount']);
    expect(refusal(await move(addTransfer, second, walletId, '0.39'))).toEqual(['transfer.min', 'amount']);
    expect((await move(addTransfer, second, walletId, '0.40')).data).toMatchObject({ status: 'done' });
    await platformShows(test_, second, 0n);
    expect((await shown(customer, walletId)).balance).toBe('1.00');
  });
});
