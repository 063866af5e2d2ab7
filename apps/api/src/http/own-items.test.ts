import { calls, type OkOf } from '@portal/contract';
import { decisionRules, ReviewKind, type ReviewDecision } from '@portal/contract/staff';
import { registerCustomer } from '@portal/testkit';
import { staffTokenOf } from '../testing/add-test-staff';
import { giveCode, payee, type Payee } from '../testing/payouts';
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
    const status = kind === 'identity' || kind === 'bank' || kind === 'link' ? 2 : 1;
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

describe('a batch', () => {
  const { batchResult, decideBatch, payoutBatchDetail } = calls.staff;
  let mine: Payee;
  let another: Payee;
  beforeAll(async () => {
    [mine, another] = [await payee(test_, '1000.00'), await payee(test_, '1000.00')];
  });

  async function approved(customer: Payee, amount: string): Promise<string> {
    const { client, walletId: accountId, bankId } = customer;
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const { pno } = await client.ok(calls.withdraw.withdrawSubmit, { accountId, bankId, amount, verifyCode });
    await anna.ok(decide, { kind: 'withdraw', id: pno, decision: 'approve' });
    return pno;
  }
  const inBatch = async (number: string) => (await anna.ok(payoutBatchDetail, { number })).items.map(({ pno }) => pno);

  it('of named payouts has none of the maker’s own customer account', async () => {
    const pno = await approved(mine, '60.00');
    await own(mine.customerNumber);
    expect((await anna.call(makeBatch, { format: 'csv', pnos: [pno] })).code).toBe('staff.ownCustomer');
    await own(null);
    await anna.ok(makeBatch, { format: 'csv', pnos: [pno] });
  });

  it('of all payouts leaves out the maker’s own; there is none if all are', async () => {
    const [ofMine, ofAnother] = [await approved(mine, '61.00'), await approved(another, '62.00')];
    await own(mine.customerNumber);
    const { number, items } = await anna.ok(makeBatch, { format: 'csv' });
    expect([items, await inBatch(number)]).toEqual([1, [ofAnother]]);
    expect((await anna.call(makeBatch, { format: 'csv' })).code).toBe('staff.batchEmpty');
    await own(null);
    expect(await inBatch((await anna.ok(makeBatch, { format: 'csv' })).number)).toEqual([ofMine]);
  });

  it('whose result the bank gives: a line of the reader’s own waits for another reader', async () => {
    const pnos = [await approved(mine, '63.00'), await approved(another, '64.00')];
    const { number } = await anna.ok(makeBatch, { format: 'csv', pnos });
    const boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
    await boris.ok(decideBatch, { number, decision: 'release' });
    const { items } = await anna.ok(payoutBatchDetail, { number });
    const lines = items.map(({ pno, amount }) => `${pno},${amount},paid,R-${pno},`);
    const read = async () => {
      const body = new FormData();
      body.set('file', new Blob([['pno,amount,result,reference,reason', ...lines, ''].join('\n')]), 'result.csv');
      const path = batchResult.path.replace(':number', number);
      const { data } = await anna.request<OkOf<typeof batchResult>>(path, { method: 'POST', body });
      const outcomes = Object.fromEntries(data.lines.map(({ pno, outcome }) => [pno, outcome]));
      return [...pnos.map((pno) => outcomes[pno]), data.missing];
    };
    await own(mine.customerNumber);
    expect(await read()).toEqual(['held', 'paid', 1]);
    await own(null);
    expect(await read()).toEqual(['paid', 'repeated', 0]);
  });
});
