import { calls } from '@portal/contract';
import { fundedCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../testing/add-test-staff';
import { deliver, reportOf } from '../testing/channel';
import { ledgerOf } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { deposit, staff } = calls;

let test_: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());
beforeEach(async () => {
  customer = await fundedCustomer(test_.url, '1000.00');
});

/** Archives the MT5 account in a transaction that ends when `act`, which has begun meanwhile, waits for its locks. */
async function archiveDuring<T>(act: () => Promise<T>): Promise<T> {
  const { db } = test_.gateway;
  let acting: Promise<T> | undefined;
  await db.transaction(async (tx) => {
    await tx.rows('test.archive', 'select account.archive($1, $2, $3)', [
      customer.customerNumber,
      customer.mt5Id,
      'test',
    ]);
    acting = act();
    await waitFor(async () => {
      const waiting = await db.rows(
        'test.waiting',
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    }, 'the second call waiting');
  });
  if (!acting) throw new Error('nothing was done');
  return acting;
}

it('a late payment for an account that is being archived goes to the wallet', async () => {
  const draft = await customer.client.ok(deposit.submitData, {
    accountId: customer.mt5Id,
    channel: 'EGPAY',
    amount: '100.00',
  });
  await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: draft.pno });
  await archiveDuring(() => deliver(test_, reportOf(draft)));
  expect(await ledgerOf(test_, customer.mt5Id)).toEqual({ posted: 0n, held: 0n });
  expect(await ledgerOf(test_, customer.walletId)).toEqual({ posted: 110_000n, held: 0n });
});

it('an adjustment of an account that is being archived is refused', async () => {
  const [anna, boris] = ['anna', 'boris'].map((name) => new StaffClient(test_.staffUrl, staffTokenOf(name)));
  const { id } = await anna!.ok(staff.proposeAdjustment, {
    kind: 'goodwill',
    accountId: customer.mt5Id,
    amount: '10.00',
    reason: '补偿',
  });
  const { code } = await archiveDuring(() => boris!.call(staff.decideAdjustment, { id, decision: 'approve' }));
  expect(code).toBe('staff.adjustmentAccount');
  expect(await ledgerOf(test_, customer.mt5Id)).toEqual({ posted: 0n, held: 0n });
});
