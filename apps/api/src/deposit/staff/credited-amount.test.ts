import { calls } from '@portal/contract';
import { fundedCustomer, openMt5, registerCustomer, submitIdentity, waitFor, type TestCustomer } from '@portal/testkit';
import { cents } from '../../core/money/money';
import { recordBreaks } from '../../core/reconciliation/records';
import { staffTokenOf } from '../../testing/add-test-staff';
import { deliver, reportOf } from '../../testing/channel';
import { legsOf } from '../../testing/legs-of';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { uploadDocument } from '../../testing/upload-document';

const { staff, deposit, activity, recommend, message } = calls;

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterAll(() => test_.stop());

interface Drafted {
  accountId: string;
  amount: string;
  couponId?: string;
  /** CNY that arrives. The rate is 7.26. */
  arrives: string;
}

/** A draft for which another amount arrives, which staff credit. */
async function credited({ client }: TestCustomer, { arrives, ...draft }: Drafted) {
  const made = await client.ok(deposit.submitData, { channel: 'EGPAY', ...draft });
  const report = { ...reportOf(made), amount: arrives };
  await deliver(test_, report);
  const { pno } = made;
  return anna.ok(staff.resolveDeposit, { pno, eventId: report.eventId, act: 'credit', reason: '按到账金额入账' });
}

describe('a coupon is judged by what is credited', () => {
  it.each([
    ['199.99', '1451.93', 'ready'],
    ['200.00', '1452.00', 'used'],
  ])('of a draft of 300.00 for which %s are credited', async (amount, arrives, state) => {
    const customer = await fundedCustomer(test_.url, '100.00');
    const { client, mt5Id: accountId } = customer;
    const [coupon] = await waitFor(async () => {
      const { list } = await client.ok(activity.couponList, { state: 'ready' });
      return list.length > 0 && list;
    }, 'the welcome coupon');
    const couponId = coupon?.id ?? '';
    const made = await credited(customer, { accountId, amount: '300.00', couponId, arrives });
    expect(made).toMatchObject({ amount, payAmount: arrives });
    const of = async (which: 'ready' | 'used') =>
      (await client.ok(activity.couponList, { state: which })).list.map(({ id }) => id);
    expect([await of('ready'), await of('used')]).toEqual(state === 'ready' ? [[couponId], []] : [[], [couponId]]);
    expect(await legsOf(test_, couponId)).toEqual(state === 'ready' ? [] : ['credit: promotion > credit 20.00 USD']);
  });
});

describe('the bonus of an inviter is judged by what is credited', () => {
  it.each([
    ['a larger draft', '300.00', '1451.93', '0.00'],
    ['a smaller draft', '100.00', '1452.00', '20.00'],
  ])('%s', async (_what, amount, arrives, bonus) => {
    const inviter = await registerCustomer(test_.url);
    const { code: inviteCode } = await inviter.client.ok(recommend.getInviteCode, {});
    const friend = await registerCustomer(test_.url, { inviteCode });
    await submitIdentity(friend.client, false);
    await credited(friend, { accountId: await openMt5(friend.client), amount, arrives });
    await waitFor(async () => {
      const row = await test_.gateway.db.maybe(
        'test.decided',
        `select from recommend.relation where customer_id = $1::bigint and status <> 'waiting'`,
        [friend.customerNumber],
      );
      return row !== undefined;
    }, 'the first deposit to count');
    expect(await inviter.client.ok(recommend.queryRecommendInfo, {})).toMatchObject({ bonus, pending: '0.00' });
  });
});

describe('a credited payment of another amount', () => {
  let customer: TestCustomer & { walletId: string };
  let pno: string;
  beforeAll(async () => {
    customer = await fundedCustomer(test_.url, '61.00');
    ({ pno } = await credited(customer, { accountId: customer.walletId, amount: '90.00', arrives: '363.00' }));
  });

  it('is booked with what arrived and what was credited', async () => {
    expect(await legsOf(test_, pno)).toEqual([
      'deposit: suspense > exchange 363.00 CNY',
      'deposit: exchange > wallet 50.00 USD',
    ]);
  });

  it('is told, listed and exported with what was credited', async () => {
    const [newest] = (await customer.client.ok(message.messageList, { pageSize: 1 })).list;
    expect(newest?.text).toContain('50.00');
    const { customerNumber } = customer;
    const { proposals } = await anna.ok(staff.customerFile, { customerNumber });
    expect(proposals.find(({ number }) => number === pno)?.amount).toBe('50.00');
    const path = staff.exportCustomer.path.replace(':customerNumber', customerNumber);
    const { deposits } = (await (await anna.fetch(path)).json()) as { deposits: { pno: string }[] };
    expect(deposits.find((one) => one.pno === pno)).toMatchObject({ amount: '50.00', paid: '363.00' });
  });

  it('counts in the money of the day, and leaves it whole when it is charged back', async () => {
    const flow = async (asked: string) => {
      const { flows } = await anna.ok(staff.moneyToday, {});
      const { paid = '0.00', usd = '0.00' } =
        flows.find(({ direction, channel }) => `${direction} ${channel}` === asked) ?? {};
      return [cents(paid), cents(usd)];
    };
    const before = await flow('in EGPAY');
    await credited(customer, { accountId: customer.walletId, amount: '90.00', arrives: '726.00' });
    expect(await flow('in EGPAY')).toEqual([before[0]! + 726_00n, before[1]! + 100_00n]);
    const documentId = await uploadDocument(anna);
    const proposal = { kind: 'chargeback', reference: pno, reason: '拒付', documentId } as const;
    const { id, amount } = await anna.ok(staff.proposeAdjustment, proposal);
    expect(amount).toBe('-50.00');
    await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
    expect((await legsOf(test_, pno)).slice(2)).toEqual([
      'deposit.reversal: wallet > exchange 50.00 USD',
      'deposit.reversal: exchange > channel:EGPAY 363.00 CNY',
    ]);
    expect(await flow('out chargeback')).toEqual([363_00n, 50_00n]);
  });
});
