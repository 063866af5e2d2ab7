import { calls } from '@portal/contract';
import { payDeposit } from '@portal/testkit';
import { recordBreaks } from '../../core/reconciliation/records';
import { staffTokenOf } from '../../testing/add-test-staff';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { uploadDocument } from '../../testing/upload-document';

const { staff, withdraw } = calls;

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
let compliance: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  [anna, boris, compliance] = ['anna', 'boris', 'compliance'].map(
    (name) => new StaffClient(test_.staffUrl, staffTokenOf(name)),
  ) as [StaffClient, StaffClient, StaffClient];
});
afterAll(() => test_.stop());

/** A payout that staff have approved. */
async function approved(customer: Payee): Promise<string> {
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const { pno } = await customer.client.ok(withdraw.withdrawSubmit, {
    accountId: customer.walletId,
    bankId: customer.bankId,
    amount: '100.00',
    verifyCode,
  });
  await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'approve' });
  return pno;
}

const reason = '核查';
const freeze = ({ customerNumber }: Payee) =>
  compliance.ok(staff.freezeCustomer, { customerNumber, scope: 'money', reason });
const revoke = ({ bankId }: Payee) => compliance.ok(staff.revokeApproval, { kind: 'bank', id: bankId, reason });
const quarantine = ({ walletId }: Payee) =>
  test_.gateway.db.rows(
    'test.quarantine',
    'insert into account.quarantine (account_id, balance, credit) values ($1::bigint, 0, 0)',
    [walletId],
  );

it.each<[string, (customer: Payee) => Promise<unknown>]>([
  ['the money of a customer was frozen', freeze],
  ['the approval of a card was revoked', revoke],
  ['an account came into quarantine', quarantine],
])('is refused after %s, and a batch without that payout is released', async (_what, change) => {
  const [one, other] = [await payee(test_, '500.00'), await payee(test_, '500.00')];
  const pnos = [await approved(one), await approved(other)];
  const { number } = await anna.ok(staff.makeBatch, { format: 'csv', pnos });
  await change(other);
  const refused = await boris.call(staff.decideBatch, { number, decision: 'release' });
  expect([refused.code, refused.msg.includes(pnos[1]!)]).toEqual(['staff.batchPayout', true]);
  await boris.ok(staff.decideBatch, { number, decision: 'withdraw', reason });
  const next = await anna.ok(staff.makeBatch, { format: 'csv', pnos: pnos.slice(0, 1) });
  expect(await boris.ok(staff.decideBatch, { number: next.number, decision: 'release' })).toMatchObject({ status: 2 });
});

/** Reads the file in which the bank says that it has paid the only payout of a batch. */
async function readResult(number: string): Promise<unknown> {
  const { items } = await anna.ok(staff.payoutBatchDetail, { number });
  const [{ pno, amount } = { pno: '', amount: '' }] = items;
  const form = new FormData();
  form.set('file', new Blob([`pno,amount,result,reference,reason\n${pno},${amount},paid,${pno},\n`]), 'result');
  const answer = await anna.fetch(staff.batchResult.path.replace(':number', number), { method: 'POST', body: form });
  return answer.json();
}

it('waits for the bank in a queue of its own from the release to the result, and is late after three days', async () => {
  const waiting = async () => {
    const { list } = await anna.ok(staff.queues, {});
    return list.find(({ kind }) => kind === 'batchResult');
  };
  await test_.gateway.db.rows('test.close', 'update payout.batch set status = 3 where status = 2', []);
  const { number } = await anna.ok(staff.makeBatch, {
    format: 'csv',
    pnos: [await approved(await payee(test_, '500.00'))],
  });
  expect(await waiting()).toMatchObject({ open: 0, targetHours: 72, late: false });
  await boris.ok(staff.decideBatch, { number, decision: 'release' });
  const { batch } = await anna.ok(staff.payoutBatchDetail, { number });
  expect(await waiting()).toMatchObject({ open: 1, oldestAt: batch.releasedAt, late: false });
  const release = (hours: number) =>
    test_.gateway.db.rows(
      'test.age',
      'update payout.batch set released_at = now() - make_interval(hours => $2) where number = $1',
      [number, hours],
    );
  await release(71);
  expect(await waiting()).toMatchObject({ late: false });
  await release(73);
  expect(await waiting()).toMatchObject({ late: true });
  expect(await readResult(number)).toMatchObject({ code: 'OK' });
  expect(await waiting()).toMatchObject({ open: 0, late: false });
});

/** A deposit is taken back whose money is no longer there. */
async function owe({ client, walletId }: Payee): Promise<void> {
  const reference = await payDeposit(client, walletId, '100.00');
  const documentId = await uploadDocument(anna);
  for (const proposal of [
    { kind: 'correction', accountId: walletId, amount: '-500.00' },
    { kind: 'chargeback', reference, documentId },
  ] as const) {
    const { id } = await anna.ok(staff.proposeAdjustment, { ...proposal, reason });
    await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
  }
}

it.each<[string, (customer: Payee) => Promise<unknown>, outcome: 'paid' | 'held', status: number]>([
  ['recorded after the approval of its card was revoked', revoke, 'paid', 3],
  ['recorded after the customer came to owe', owe, 'paid', 3],
  ['held while the money of the customer is frozen', freeze, 'held', 2],
])('a payment that the bank has made is %s', async (_what, change, outcome, status) => {
  const customer = await payee(test_, '500.00');
  const pno = await approved(customer);
  const { number } = await anna.ok(staff.makeBatch, { format: 'csv', pnos: [pno] });
  await boris.ok(staff.decideBatch, { number, decision: 'release' });
  await change(customer);
  expect(await readResult(number)).toMatchObject({ code: 'OK', data: { lines: [{ pno, outcome }] } });
  const { list } = await anna.ok(staff.reviews, { kind: 'withdraw', pageSize: 100 });
  expect(list.find(({ id }) => id === pno)?.status).toBe(status);
  expect(await recordBreaks(test_.gateway.db)).toEqual([]);
});
