import { calls } from '@portal/contract';
import { decisionRules, ReviewKind, type ReviewDecision } from '@portal/contract/staff';
import { registerCustomer } from '@portal/testkit';
import { giveCode, payee } from '../testing/payouts';
import { customerRows, documentRows } from '../testing/staff-rows';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { decide, makeBatch, reviews } = calls.staff;

let test_: TestGateway;
let anna: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  await test_.gateway.db.transaction(async (tx) => {
    await tx.rows('test.unguarded', `select set_config('session_replication_role', 'replica', true)`);
    const documents = documentRows({ from: 0, count: 20, customers: 3, open: true });
    for (const [at, text] of [...customerRows(20), ...documents].entries()) await tx.rows(`test.fill.${at}`, text);
  });
});
afterAll(() => test_.stop());

/** Makes a customer account anna's own. */
const own = (customerNumber: string | null) =>
  test_.gateway.db.rows('test.own', `update staff.member set customer_id = $1::bigint where name = 'anna'`, [
    customerNumber,
  ]);
afterEach(() => own(null));

/** An open item of a queue and its customer. */
async function itemOf(kind: ReviewKind): Promise<{ id: string; customerNumber: string }> {
  if (kind !== 'introducer') {
    const status = kind === 'identity' || kind === 'bank' ? 2 : 1;
    const [item] = (await anna.ok(reviews, { kind, status })).list;
    return { id: item?.id ?? '', customerNumber: item?.customerNumber ?? '' };
  }
  const { customerNumber, phone } = await registerCustomer(test_.url);
  const { id } = await test_.gateway.db.row<{ id: bigint }>(
    'test.application',
    `insert into recommend.introducer_application
       (request_key, request_hash, chinese_name, mobile_phone, email, city, channel, address)
     values ($1, '', '李介绍', $1, 'a@b.test', '上海', '线下', '127.0.0.1') returning id`,
    [phone],
  );
  return { id: String(id), customerNumber };
}

// A stop is nobody's; a phone and a quarantine need two people, which two-persons.test.ts tries for the own account too.
const tried = ReviewKind.enum.filter((kind) => !['stop', 'phone', 'quarantine'].includes(kind));
it.each(tried)('nobody decides on an item of %s of their own customer account', async (kind) => {
  const { id, customerNumber } = await itemOf(kind);
  expect([kind, id, customerNumber]).toEqual([kind, expect.stringMatching(/./), expect.stringMatching(/^\d+$/)]);
  await own(customerNumber);
  for (const decision of Object.keys(decisionRules[kind]) as ReviewDecision[]) {
    const { code } = await anna.call(decide, { kind, id, decision, reason: '测试' });
    expect([kind, decision, code]).toEqual([kind, decision, 'staff.ownCustomer']);
  }
});

it('nobody puts a payout of their own customer account into a batch', async () => {
  const customer = await payee(test_, '1000.00');
  const submitted = async () => {
    const { client, walletId: accountId, bankId } = customer;
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const args = { accountId, bankId, amount: '60.00', verifyCode };
    const { pno } = await client.ok(calls.withdraw.withdrawSubmit, args);
    await anna.ok(decide, { kind: 'withdraw', id: pno, decision: 'approve' });
    return pno;
  };
  const pno = await submitted();
  await own(customer.customerNumber);
  expect((await anna.call(makeBatch, { format: 'csv', pnos: [pno] })).code).toBe('staff.ownCustomer');
  await own(null);
  await anna.ok(makeBatch, { format: 'csv', pnos: [pno] });
});
