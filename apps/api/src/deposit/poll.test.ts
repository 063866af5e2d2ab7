import { calls } from '@portal/contract';
import { fundedCustomer, type TestCustomer } from '@portal/testkit';
import { payUnnoticed } from '../testing/channel';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { poll } from './poll';

const { deposit } = calls;

let test_: TestGateway;
let customer: TestCustomer & { walletId: string };
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test_.url, '100.00');
});
afterAll(() => test_.stop());
afterEach(() => jest.restoreAllMocks());

/** A draft that was made some minutes ago. */
async function draftOf(minutes: number): Promise<string> {
  const { pno } = await customer.client.ok(deposit.submitData, {
    accountId: customer.walletId,
    channel: 'EGPAY',
    amount: '100.00',
  });
  await test_.gateway.db.rows(
    'test.age',
    'update deposit.draft set created_at = created_at - make_interval(mins => $2) where pno = $1',
    [pno, minutes],
  );
  return pno;
}
const statusOf = async (pno: string) => (await customer.client.ok(deposit.egpaySuccess, { pno })).status;

it.each([
  ['before', 20, 10],
  ['after', 10, 20],
])('finds a payment of a draft made %s one that the channel does not know', async (_when, paidAgo, unknownAgo) => {
  const [paid, unknown] = [await draftOf(paidAgo), await draftOf(unknownAgo)];
  await payUnnoticed(test_, paid);
  const { payment } = test_.gateway.ports;
  const query = payment.query.bind(payment);
  jest.spyOn(payment, 'query').mockImplementation(async (pno) => {
    if (pno === unknown) throw new Error('EGPAY answered 404');
    return query(pno);
  });
  await poll(test_.gateway, {});
  expect([await statusOf(paid), await statusOf(unknown)]).toEqual(['paid', 'unpaid']);
  await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: unknown });
});

it('asks about a new draft however many were abandoned in the two days before', async () => {
  await test_.gateway.db.rows(
    'test.abandoned',
    `insert into deposit.draft (pno, customer_id, account_id, channel, amount, pay_amount, pay_currency, rate, fee, merchant_id, status,
                                created_at, expires_at)
     select 'DOLD' || n, $1::bigint, $2::bigint, 'EGPAY', 10000, 72600, 'CNY', 7.26, 0, 'SANDBOX001', 'unpaid',
            now() - interval '1 day', now() - interval '23 hours'
     from generate_series(1, 600) n`,
    [customer.customerNumber, customer.walletId],
  );
  const paid = await draftOf(10);
  await payUnnoticed(test_, paid);
  await poll(test_.gateway, {});
  expect(await statusOf(paid)).toBe('paid');
});

it('ends a run in which the channel does not answer, before the next one begins', async () => {
  const pnos = [await draftOf(5), await draftOf(6), await draftOf(7)];
  let waited = 0;
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + waited);
  const asked: string[] = [];
  jest.spyOn(test_.gateway.ports.payment, 'query').mockImplementation((pno) => {
    asked.push(pno);
    waited += 30_000;
    return Promise.reject(new Error('no answer'));
  });
  await poll(test_.gateway, {});
  expect(asked).toEqual(pnos.slice(0, 2));
});

describe('the order of the queries', () => {
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    jest.spyOn(test_.gateway.ports.payment, 'query').mockImplementation(async (pno) => {
      asked.push(pno);
      return undefined;
    });
    await test_.gateway.db.rows(
      'test.closed',
      `update deposit.draft set created_at = now() - interval '3 days' where status <> 'paid'`,
    );
  });

  const abandon = (from: string, count: number, of: { customerNumber: string; walletId: string }) =>
    test_.gateway.db.rows(
      'test.abandon',
      `insert into deposit.draft (pno, customer_id, account_id, channel, amount, pay_amount, pay_currency, rate, fee, merchant_id,
                                  status, created_at, expires_at)
       select $4 || n, $1::bigint, $2::bigint, 'EGPAY', 10000, 72600, 'CNY', 7.26, 0, 'SANDBOX001', 'unpaid',
              now() - interval '3 minutes', now() - interval '2 minutes'
       from generate_series(1, $3) n`,
      [of.customerNumber, of.walletId, count, from],
    );

  it('gives each customer a turn before anybody the next one', async () => {
    const other = await fundedCustomer(test_.url, '100.00');
    await abandon('DMANY', 520, customer);
    await abandon('DOTHER', 2, other);
    await test_.gateway.db.rows(
      'test.older',
      `update deposit.draft set created_at = now() - interval '1 day' where pno like 'DOTHER%'`,
    );
    await poll(test_.gateway, {});
    expect(asked).toHaveLength(500);
    expect(asked.slice(0, 4).filter((pno) => pno.startsWith('DOTHER'))).toHaveLength(2);
    await poll(test_.gateway, {});
    expect(asked.slice(500)).toHaveLength(22);
    expect(new Set(asked).size).toBe(522);
    await poll(test_.gateway, {});
    expect(asked).toHaveLength(522);
  });

  it.each([
    ['3 minutes', 60],
    ['20 minutes', 300],
    ['4 hours', 3_600],
    ['40 hours', 3_600],
  ])('asks about a draft of %s again after %i seconds', async (age, seconds) => {
    const pno = `DAGED${seconds}${age.replace(' ', '')}`;
    await abandon(pno, 1, customer);
    const rows = (text: string) => test_.gateway.db.rows<{ after: number }>('', text, [`${pno}1`]);
    await rows(`update deposit.draft set created_at = now() - interval '${age}' where pno = $1`);
    await poll(test_.gateway, {});
    const [row] = await rows(
      'select extract(epoch from ask_at - now())::float8 as after from deposit.draft where pno = $1',
    );
    expect(row!.after).toBeGreaterThan(seconds - 20);
    expect(row!.after).toBeLessThanOrEqual(seconds + 20);
    await rows(`update deposit.draft set ask_at = now() where pno = $1`);
    await poll(test_.gateway, {});
    expect(asked.filter((one) => one === `${pno}1`)).toHaveLength(2);
  });
});
