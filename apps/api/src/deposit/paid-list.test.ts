import { calls } from '@portal/contract';
import { parseAmount } from '@portal/rules/money';
import { fundedCustomer } from '@portal/testkit';
import { reportOf } from '../testing/channel';
import { settle } from './deposit.store';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { deposit } = calls;
const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const days = { startDate: day, endDate: day };

let test_: TestGateway;
let customer: Awaited<ReturnType<typeof fundedCustomer>>;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test_.url, '100.00');
});
afterAll(() => test_.stop());

const newDraft = () =>
  customer.client.ok(deposit.submitData, { accountId: customer.walletId, channel: 'EGPAY', amount: '200.00' });
const pay = async (channel: 'EGPAY' | 'USDT', draft: Awaited<ReturnType<typeof newDraft>>) =>
  settle(test_.gateway.db, channel, reportOf(draft), parseAmount(draft.payAmount, 2), '{}');

/** A draft as a coin channel would make it; no channel takes coins yet. */
async function newCoinDraft() {
  const draft = await newDraft();
  const pno = `${draft.pno}C`;
  const columns =
    'pno, customer_id, account_id, channel, amount, pay_amount, pay_currency, rate, fee, merchant_id, status, expires_at';
  await test_.gateway.db.rows(
    't.coin',
    `insert into deposit.draft (${columns})
     select ${columns} from (
       select (jsonb_populate_record(d, '{"channel": "USDT"}'::jsonb || jsonb_build_object('pno', $2::text))).*
       from deposit.draft d where pno = $1
     ) changed`,
    [draft.pno, pno],
  );
  return { ...draft, pno };
}

test.each(['unpaid', 'paid'] as const)(
  'the list of %s drafts has those of every type if the call names none, as with type 0',
  async (status) => {
    const [bank, coin] = [await newDraft(), await newCoinDraft()];
    if (status === 'paid')
      expect([await pay('EGPAY', bank), await pay('USDT', coin)]).toEqual(['credited', 'credited']);
    const listed = async (type?: 0 | 1 | 2) => {
      const args = { ...days, status, ...(type !== undefined && { type }) };
      const { list } = await customer.client.ok(deposit.depositDraftPaidList, args);
      return list.map(({ pno }) => pno);
    };
    expect(await listed()).toEqual(expect.arrayContaining([bank.pno, coin.pno]));
    expect(await listed()).toEqual(await listed(0));
    expect(await listed(1)).not.toContain(coin.pno);
    expect(await listed(2)).toEqual([coin.pno]);
  },
);
