import { calls, type ArgsOf, type CallSpec } from '@portal/contract';
import type { Client } from '@portal/testkit';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { customerRows, documentRows, shortListRows } from '../testing/staff-rows';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { staff, support, transfer, withdraw } = calls;
const far = { pageNo: 50, pageSize: 100 };

let test_: TestGateway;
let anna: StaffClient;
let customer: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  await test_.gateway.db.transaction(async (tx) => {
    await tx.rows('test.unguarded', `select set_config('session_replication_role', 'replica', true)`);
    const rows = [
      ...customerRows(3),
      ...documentRows({ from: 0, count: 3, customers: 3, open: true }),
      ...shortListRows(3),
    ];
    for (const [at, text] of rows.entries()) await tx.rows(`test.fill.${at}`, text);
  });
  customer = await payee(test_, '12000.00');
  const { client, customerNumber, walletId: accountId, bankId } = customer;
  await client.ok(withdraw.withdrawSubmit, {
    ...{ accountId, bankId, amount: '60.00' },
    verifyCode: await giveCode(test_, customer, 'withdraw'),
  });
  await client.ok(transfer.addTransfer, { fromAccountId: accountId, toAccountId: customer.mt5Id, amount: '100.00' });
  await client.ok(support.open, { kind: 'question', subject: '出金', text: '多久到账？' });
  for (const text of ['来电核实收款银行卡', '已核实']) await anna.ok(staff.addNote, { customerNumber, text });
  await anna.ok(staff.askTask, { customerNumber, kind: 'address' });
  await anna.ok(staff.reconcile, {});
  await anna.ok(staff.inviteMember, { name: 'new', email: 'new@broker.test', roles: ['support'] });
});
afterAll(() => test_.stop());

const fieldsOf = (of: object | undefined) => (of as { properties?: object } | undefined)?.properties ?? {};
const lists = Object.values(calls)
  .flatMap((table): CallSpec[] => Object.values(table))
  .filter(({ query, body, ok }) => 'pageNo' in fieldsOf(query ?? body) && 'total' in fieldsOf(ok));
/** The lists that have no row here. Each is read as one of the others is. */
const empty = [
  ...['coin.getCoinAssetDealRecord', 'coin.queryWithdrawCoinRecordV2'],
  ...['reports.entrustRecordAjax', 'reports.profitAndLossRecordAjax', 'reports.tradeRecordAjax'],
  ...['recommend.getCommissionRecords', 'recommend.getCustomerRelation', 'recommend.getRecommendBonus'],
  ...['content.getAnalysisArticles', 'staff.factorResets', 'staff.customerTrades', 'staff.closings'],
  ...['staff.receivables', 'staff.cases', 'staff.suspendedPayments', 'staff.signIns', 'staff.introducerClients'],
  ...['staff.promotionCoupons', 'staff.settingsChanges'],
];

/** Beside the page: what a list must be asked with. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const others = (): Record<string, string> => ({
  ...{ customerNumber: customer.customerNumber, accountId: customer.walletId, kind: 'withdraw', status: '1' },
  ...{ startDate: day(-300), endDate: day(1), search: customer.customerNumber },
});
const argsOf = (call: CallSpec) => {
  if (call.path.startsWith('/news')) return { id: 'all' };
  const required = [...(call.query?.required ?? []), ...(call.body?.required ?? []), ...(call.params?.required ?? [])];
  return Object.fromEntries(required.map((name: string) => [name, others()[name]]));
};

const rows: string[] = [];
it.each(lists.map((call) => [call.id, call] as const))(
  '%s counts all its rows behind the last page too',
  async (id, call) => {
    const client: Client = call.access === 'staff' ? anna : customer.client;
    const ask = async (page: object) => {
      const answer = await client.call(call, { ...argsOf(call), ...page } as ArgsOf<CallSpec>);
      if (answer.code !== 'OK') throw new Error(`${id}: ${answer.code} ${JSON.stringify(answer.data)}`);
      return answer.data as { list: object[]; total: number };
    };
    const { total } = await ask({ pageNo: 1 });
    if (total > 0) rows.push(id);
    expect(await ask(far)).toMatchObject({ list: [], total });
  },
);

it('finds rows in the others', () => {
  expect(lists.map(({ id }) => id).filter((id) => !rows.includes(id))).toEqual(empty);
});
