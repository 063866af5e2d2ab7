import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { ledgerOf, breaksOf, giveCode, payee, platformShows, type Payee } from '../testing/payouts';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { withdrawSubmit, cancelWithdrawProposal } = calls.withdraw;
const { decide } = calls.staff;

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;

beforeAll(async () => {
  // The hundred codes of one customer would use up the budget of all phones that begin as theirs.
  const budgets = { CODES_SEGMENT_PER_MINUTE: '1000', CODES_SEGMENT_PER_HOUR: '1000' };
  test_ = await startTestGateway({ REVIEW: 'manual', ...budgets });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterAll(() => test_.stop());
afterEach(async () => {
  expect(await breaksOf(test_)).toEqual([]);
});

const times = <T>(n: number, act: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, turn) => act(turn)));

async function withdrawalArgs(customer: Payee, amount: string, accountId = customer.walletId) {
  return { accountId, bankId: customer.bankId, amount, verifyCode: await giveCode(test_, customer, 'withdraw') };
}

it('accepts exactly one of a hundred withdrawals of the whole balance at the same time, each with a code', async () => {
  const customer = await payee(test_, '1000.00');
  await giveCode(test_, customer, 'withdraw', 99);
  const body = await withdrawalArgs(customer, '1000.00');
  const answers = await times(100, () => customer.client.call(withdrawSubmit, body));
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['OK', 'withdraw.funds']));
  expect(await ledgerOf(test_, customer.walletId)).toEqual({ posted: 100_000n, held: 100_000n });
});

it('accepts one withdrawal per code, however many requests arrive at the same time', async () => {
  const customer = await payee(test_, '1000.00');
  const body = await withdrawalArgs(customer, '60.00');
  const answers = await times(10, () => customer.client.call(withdrawSubmit, body));
  expect(answers.map(({ code }) => code).sort()).toEqual(
    ['OK', ...Array.from({ length: 9 }, () => 'customer.code')].sort(),
  );
  expect((await ledgerOf(test_, customer.walletId)).held).toBe(6_000n);
});

it('creates one withdrawal with one response for twenty duplicates, even if the code is used up', async () => {
  const customer = await payee(test_, '1000.00');
  const body = await withdrawalArgs(customer, '100.00');
  const key = randomUUID();
  const answers = await times(20, () => customer.client.call(withdrawSubmit, body, key));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(answers[0]).toMatchObject({ code: 'OK', data: { displayStatus: 1 } });
  expect((await ledgerOf(test_, customer.walletId)).held).toBe(10_000n);
  expect((await customer.client.call(withdrawSubmit, { ...body, amount: '101.00' }, key)).code).toBe('IDEMPOTENCY');
  const cancelKey = randomUUID();
  const cancelled = await times(20, () =>
    customer.client.call(cancelWithdrawProposal, { pno: answers[0]?.data.pno ?? '' }, cancelKey),
  );
  expect(new Set(cancelled.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(cancelled[0]).toMatchObject({ code: 'OK', data: { displayStatus: 5 } });
  expect((await ledgerOf(test_, customer.walletId)).held).toBe(0n);
  expect(await customer.client.ok(withdrawSubmit, body, key)).toEqual(answers[0]?.data);
});

it('debits the platform once for twenty duplicates from an MT5 account', async () => {
  const customer = await payee(test_, '1000.00');
  await customer.client.ok(calls.transfer.addTransfer, {
    fromAccountId: customer.walletId,
    toAccountId: customer.mt5Id,
    amount: '500.00',
  });
  await platformShows(test_, customer.mt5Id, 50_000n);
  const body = await withdrawalArgs(customer, '300.00', customer.mt5Id);
  const key = randomUUID();
  const answers = await times(20, () => customer.client.call(withdrawSubmit, body, key));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await ledgerOf(test_, customer.mt5Id)).toEqual({ posted: 50_000n, held: 30_000n });
  await platformShows(test_, customer.mt5Id, 20_000n);
});

it('executes either a cancellation or a payment at the same time, with the matching postings', async () => {
  const customer = await payee(test_, '2000.00');
  for (let round = 0; round < 8; round++) {
    const { pno } = await customer.client.ok(withdrawSubmit, await withdrawalArgs(customer, '200.00'));
    const before = await ledgerOf(test_, customer.walletId);
    const [cancelled, paid] = await Promise.all([
      customer.client.call(cancelWithdrawProposal, { pno }),
      anna.call(decide, { kind: 'withdraw', id: pno, decision: 'pay' }),
    ]);
    const after = await ledgerOf(test_, customer.walletId);
    expect([cancelled.code, paid.code].filter((code) => code === 'OK')).toHaveLength(1);
    expect(after.held).toBe(0n);
    expect(after.posted).toBe(paid.code === 'OK' ? before.posted - 20_000n : before.posted);
    expect([cancelled.code, paid.code]).toContain(paid.code === 'OK' ? 'withdraw.notCancellable' : 'staff.state');
  }
});

it('executes one of twenty payments by two members at the same time', async () => {
  const customer = await payee(test_, '1000.00');
  const { pno } = await customer.client.ok(withdrawSubmit, await withdrawalArgs(customer, '100.00'));
  const answers = await times(20, (turn) =>
    (turn % 2 ? anna : boris).call(decide, { kind: 'withdraw', id: pno, decision: 'pay' }),
  );
  expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK', 'staff.state']));
  expect(await ledgerOf(test_, customer.walletId)).toEqual({ posted: 90_000n, held: 0n });
});
