import { calls, type CallSpec } from '@portal/contract';
import type { TestCustomer } from '@portal/testkit';
import { giveCode, payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, deposit, withdraw } = calls;

interface Known extends TestCustomer {
  walletId: string;
  draft: string;
  payout: string;
}

let test_: TestGateway;
let anna: StaffClient;
let first: Known;
let second: Known;

async function known(): Promise<Known> {
  const customer = await payee(test_, '500.00');
  const { client, walletId: accountId, bankId } = customer;
  const { pno: draft } = await client.ok(deposit.submitData, { accountId, channel: 'EGPAY', amount: '60.00' });
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const { pno: payout } = await client.ok(withdraw.withdrawSubmit, { accountId, bankId, amount: '60.00', verifyCode });
  return { ...customer, draft, payout };
}
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  [first, second] = [await known(), await known()];
});
afterAll(() => test_.stop());

/** The reads of staff that ask for one customer or one of their payments: what is asked, and what the log names. */
const asked: Readonly<Record<string, (of: Known) => { args: object; names: string }>> = {
  [staff.staffDepositDetail.id]: ({ draft }) => ({ args: { pno: draft }, names: draft }),
  [staff.staffDeposits.id]: ({ draft }) => ({ args: { search: draft }, names: draft }),
  [staff.customerBalance.id]: ({ customerNumber, walletId }) => ({
    args: { customerNumber, accountId: walletId },
    names: customerNumber,
  }),
  [staff.payoutTarget.id]: ({ payout }) => ({ args: { pno: payout }, names: payout }),
  [staff.staffPayouts.id]: ({ payout }) => ({ args: { search: payout }, names: payout }),
};
const byNumber = ({ customerNumber }: Known) => ({ args: { customerNumber }, names: customerNumber });
const named = new Set(['customerNumber', 'search', 'pno']);
const reads = Object.values(staff as Record<string, CallSpec>).filter(
  ({ method, params, query }) =>
    method === 'GET' && Object.keys({ ...params?.properties, ...query?.properties }).some((name) => named.has(name)),
);

/** What `work` adds to the audit log. */
async function audited(work: () => Promise<unknown>): Promise<string[]> {
  const { last } = await test_.gateway.db.row<{ last: bigint }>(
    'test.last',
    'select coalesce(max(id), 0) as last from kernel.audit',
  );
  await work();
  const rows = await test_.gateway.db.rows<{ entry: string }>(
    'test.added',
    `select act || ' ' || subject || ' ' || coalesce(after::text, '') as entry from kernel.audit where id > $1 order by id`,
    [last],
  );
  return rows.map(({ entry }) => entry);
}

const read = async (call: CallSpec, args: Record<string, string>) => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => args[name] ?? '');
  const query = new URLSearchParams(Object.entries(args).filter(([name]) => !call.path.includes(`:${name}`)));
  const response = await anna.fetch(`${path}?${query}`);
  expect([call.id, response.status]).toEqual([call.id, 200]);
  await response.arrayBuffer();
};

it('knows the reads that name a customer', () => {
  expect(reads.length).toBeGreaterThan(12);
});

describe.each(reads.map((call) => [call.id, call] as const))('%s', (id, call) => {
  it('is in the log for each customer, also right after the same read of another one', async () => {
    const of = asked[id] ?? byNumber;
    for (const customer of [first, second, first]) {
      const { args, names } = of(customer);
      const entries = await audited(() => read(call, args as Record<string, string>));
      // A read that is repeated within an hour may be written once.
      if (customer === first && entries.length === 0) continue;
      expect(entries).toEqual([expect.stringContaining(names)]);
    }
  });
});

it('a list by customer number names each of them', async () => {
  for (const call of [staff.staffDeposits, staff.staffPayouts])
    for (const { customerNumber } of [first, second])
      expect(await audited(() => read(call, { search: customerNumber }))).toEqual([
        expect.stringContaining(customerNumber),
      ]);
});

it('another page, size of a page or order shows other customers, and is another read', async () => {
  const pages: Record<string, string>[] = [
    {},
    { pageSize: '1' },
    { pageNo: '2', pageSize: '1' },
    { sort: '-createdAt' },
    { sort: 'createdAt' },
  ];
  for (const args of pages) {
    const of = { state: 'unpaid', ...args };
    expect(await audited(() => read(staff.staffDeposits, of))).toHaveLength(1);
    expect(await audited(() => read(staff.staffDeposits, of))).toEqual([]);
  }
});

it('the customers who have the coupon of a promotion are a read', async () => {
  const entries = await audited(() => read(staff.promotionCoupons, { id: 'welcome-credit' }));
  expect(entries).toEqual([expect.stringMatching(/^staff\.promotionCoupons lists .*welcome-credit/)]);
});
