import { calls } from '@portal/contract';
import { staffTokenOf } from '../testing/add-test-staff';
import { breaksOf, giveCode, payee, type Payee } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { withdrawQueue } from './review-queue';

const { staff, withdraw } = calls;

let test_: TestGateway;
let anna: StaffClient;
let customer: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  customer = await payee(test_, '5000.00');
});
afterAll(() => test_.stop());
afterEach(async () => expect(await breaksOf(test_)).toEqual([]));

async function submitted(): Promise<string> {
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const { walletId: accountId, bankId } = customer;
  return (await customer.client.ok(withdraw.withdrawSubmit, { accountId, bankId, amount: '100.00', verifyCode })).pno;
}
const pay = (pno: string, reference?: string) =>
  anna.call(staff.payWithdrawal, { pno, ...(reference && { reference }) });

it('a payment to a card has the reference of the bank, which pays no other', async () => {
  const [one, two, three] = [await submitted(), await submitted(), await submitted()];
  for (const wrong of ['123', '-1234', '流水号1234', `1234\n5678`, '1'.repeat(41)])
    expect(await pay(one, wrong)).toMatchObject({ code: 'PARAM', fields: { reference: expect.any(String) } });
  expect((await pay(one, 'ICBC-2026/0001')).data).toMatchObject({
    status: 3,
    subject: { reference: 'ICBC-2026/0001' },
  });
  const { list } = await anna.ok(staff.reviews, { kind: 'withdraw', status: 3 });
  expect(list.find(({ id }) => id === one)?.subject['reference']).toBe('ICBC-2026/0001');
  expect(await pay(two, 'ICBC-2026/0001')).toMatchObject({
    code: 'staff.referenceUsed',
    fields: { reference: expect.any(String) },
  });
  // Two at the same time with one reference: one is paid.
  const codes = (await Promise.all([pay(two, 'ICBC-2026/0002'), pay(three, 'ICBC-2026/0002')])).map(({ code }) => code);
  expect(codes.sort()).toEqual(['OK', 'staff.referenceUsed']);
  const { list: entries } = await anna.ok(staff.auditLog, { subject: `payout:${one}` });
  expect(entries.find(({ act }) => act === 'review.pay')?.after).toContain('ICBC-2026/0001');
});

it('belongs to a payment to a card alone', async () => {
  const id = await submitted();
  const decided = (body: object) =>
    anna.call(staff.decide, { kind: 'withdraw', id, decision: 'approve', reference: 'ICBC-2026/0003', ...body });
  expect((await decided({})).code).toBe('staff.decision');
  expect((await decided({ decision: 'refuse', reason: '资料不符' })).code).toBe('staff.decision');
  expect((await decided({ kind: 'coin', decision: 'pay' })).code).toBe('staff.decision');
  expect((await decided({ decision: 'pay' })).code).toBe('OK');
});

it('is asked for in production, where a bank pays', async () => {
  const id = await submitted();
  const production = { ...test_.gateway, env: { ...test_.gateway.env, MODE: 'production' } } as typeof test_.gateway;
  const decision: Parameters<typeof withdrawQueue.decide>[1] = {
    ...{ id, decision: 'pay', actor: 'staff:anna@example.com', requestId: 'test', address: '127.0.0.1' },
    ...{ reason: undefined, createdAt: undefined, approval: undefined, txHash: undefined, resolution: undefined },
    reference: undefined,
  };
  await expect(withdrawQueue.decide(production, decision)).rejects.toMatchObject({
    code: 'staff.reference',
  });
  expect(await withdrawQueue.decide(production, { ...decision, reference: 'ICBC-2026/0004' })).toMatchObject({
    status: 3,
  });
});
