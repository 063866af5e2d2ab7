import { calls } from '@portal/contract';
import { openMt5, registerCustomer, submitIdentity, waitFor, type TestCustomer } from '@portal/testkit';
import { recordBreaks } from '../core/reconciliation/records';
import { deliver, payUnnoticed, reportOf } from '../testing/channel';
import { staffOf } from '../testing/introducers';
import { legsOf } from '../testing/legs-of';
import { breaksOf, ledgerOf } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld } from '../testing/while-held';
import { poll } from './poll';

const { account, deposit, staff } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterEach(async () => expect([...(await breaksOf(test_)), ...(await recordBreaks(test_.gateway.db))]).toEqual([]));
afterAll(() => test_.stop());

const anna = () => staffOf(test_, 'anna');
const close = ({ customerNumber }: TestCustomer) =>
  anna().call(staff.closeCustomer, { customerNumber, reason: '客户申请销户' });

/** A customer with an order for the wallet that the customer has cancelled. */
async function cancelled() {
  const payer = await registerCustomer(test_.url);
  await submitIdentity(payer.client, false);
  await openMt5(payer.client);
  const { accounts } = await payer.client.ok(account.queryAccountInfo, {});
  const walletId = accounts.find(({ kind }) => kind === 'wallet')?.id ?? '';
  const form = { accountId: walletId, channel: 'EGPAY', amount: '60.00' };
  const draft = await payer.client.ok(deposit.submitData, form);
  await payer.client.ok(deposit.depositDraftCancel, { customerNo: payer.customerNumber, pno: draft.pno });
  return { ...payer, walletId, draft };
}
type Payer = Awaited<ReturnType<typeof cancelled>>;

const suspended = async ({ draft }: Payer) =>
  (await anna().ok(staff.suspendedPayments, { pageSize: 100 })).list.filter(({ pno }) => pno === draft.pno);

it.each<[string, string[], (payer: Payer) => Promise<unknown>]>([
  ['in a callback', ['closed'], ({ draft }) => deliver(test_, reportOf(draft))],
  [
    'of another amount in a callback',
    ['closed', 'amount'],
    ({ draft }) => deliver(test_, { ...reportOf(draft), amount: '725.00' }),
  ],
  [
    'that the poller finds',
    ['closed'],
    async ({ draft }) => {
      await test_.gateway.db.rows(
        'test.age',
        `update deposit.draft set created_at = created_at - interval '20 minutes' where pno = $1`,
        [draft.pno],
      );
      await payUnnoticed(test_, draft.pno);
      await poll(test_.gateway, {});
    },
  ],
])('a payment %s after the closing goes to suspense and back, not to the customer', async (_how, why, arrive) => {
  const payer = await cancelled();
  expect((await close(payer)).code).toBe('OK');
  await arrive(payer);
  expect((await ledgerOf(test_, payer.walletId)).posted).toBe(0n);
  const [payment] = await suspended(payer);
  expect(payment).toMatchObject({ why, acts: ['refund', 'reject'], status: 1 });
  expect(payment).not.toHaveProperty('credits');
  const credit = { pno: payer.draft.pno, eventId: payment?.eventId ?? '', act: 'credit', reason: '客户来电' } as const;
  expect((await anna().call(staff.resolveDeposit, credit)).code).toBe('deposit.otherPayment');
  await anna().ok(staff.resolveDeposit, { ...credit, act: 'reject' });
  expect(await legsOf(test_, payment?.number ?? '')).toHaveLength(2);
});

it('a payment that did not match before the closing keeps the customer open', async () => {
  const payer = await cancelled();
  await deliver(test_, { ...reportOf(payer.draft), amount: '725.00' });
  expect((await close(payer)).code).toBe('staff.closeMoney');
});

const isWaiting = async () =>
  (
    await test_.gateway.db.rows(
      'test.isWaiting',
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length > 0;

it('a payment waits for a closing that is under way', async () => {
  const payer = await cancelled();
  // A closing ends with its audit entry.
  const answers = await whileHeld<unknown>(test_, { text: 'lock table kernel.audit in share mode' }, 2, () => {
    const closing = close(payer);
    const payment = waitFor(isWaiting, 'the closing').then(() => deliver(test_, reportOf(payer.draft)));
    return [closing, payment];
  });
  expect(answers).toMatchObject([{ code: 'OK' }, { text: 'SUCCESS' }]);
  expect((await ledgerOf(test_, payer.walletId)).posted).toBe(0n);
  expect(await suspended(payer)).toMatchObject([{ why: ['closed'] }]);
});
