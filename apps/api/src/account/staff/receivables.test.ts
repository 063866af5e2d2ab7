import { calls, type ArgsOf } from '@portal/contract';
import { payDeposit, waitFor } from '@portal/testkit';
import { recordBreaks } from '../../core/reconciliation/records';
import { staffTokenOf } from '../../testing/add-test-staff';
import { giveCode, payee, platformShows, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { uploadDocument } from '../../testing/upload-document';
import { platformHas, withCredit } from '../../testing/with-credit';

const { staff, account, message, transfer, withdraw } = calls;

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
let documentId: string;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
  documentId = await uploadDocument(anna);
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterAll(() => test_.stop());

type Proposal = Omit<ArgsOf<typeof staff.proposeAdjustment>, 'reason'>;
const propose = (proposal: Proposal) => anna.ok(staff.proposeAdjustment, { ...proposal, reason: '凭证' });
const approve = (id: string) => boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
const tryApprove = async (id: string) => (await boris.call(staff.decideAdjustment, { id, decision: 'approve' })).code;
async function adjust(proposal: Proposal) {
  const { id } = await propose(proposal);
  await approve(id);
}
const balanceOf = async ({ client }: Payee, id: string) =>
  (await client.ok(account.getAccountInfoAjax, { id })).balance;
const receivableOf = async ({ customerNumber }: Payee) => {
  const [row] = (await anna.ok(staff.receivables, { customerNumber })).list;
  if (!row) throw new Error('no receivable');
  return row;
};
const opens = (of: Payee, open: string) =>
  waitFor(async () => (await receivableOf(of)).open === open, `${open} to be open`);
/** The balance of a house account, in minor units: what it paid is negative. */
const houseOf = async (kind: string) => {
  const { sum } = await test_.gateway.db.row<{ sum: bigint }>(
    'test.house',
    `select coalesce(sum(case when t.credit = a.id then t.amount else -t.amount end), 0)::bigint as sum
     from ledger.account a join ledger.transfer t on a.id in (t.debit, t.credit)
     where a.owner_id = 0 and a.kind = $1 and a.currency = 'USD'`,
    [kind],
  );
  return sum;
};

/** A customer who owes: of a deposit of 100.00 that is taken back, `left` is still in the wallet. */
async function debtor(left: string): Promise<Payee & { pno: string }> {
  const customer = await payee(test_, '100.00');
  const pno = await payDeposit(customer.client, customer.walletId, '100.00');
  const amount = String(Number(left) - 200);
  await adjust({ kind: 'correction', accountId: customer.walletId, amount: `${amount}.00` });
  await adjust({ kind: 'chargeback', reference: pno, documentId });
  return { ...customer, pno };
}

it('a chargeback takes what the account has, and the rest stands as a receivable that the customer sees', async () => {
  const [receivable, exchange] = [await houseOf('receivable'), await houseOf('exchange')];
  const customer = await debtor('30');
  expect(await balanceOf(customer, customer.walletId)).toBe('0.00');
  expect(await receivableOf(customer)).toMatchObject({
    ...{ customerNumber: customer.customerNumber, pno: customer.pno, waits: false },
    ...{ amount: '70.00', open: '70.00', setOff: '0.00', writtenOff: '0.00' },
  });
  expect((await houseOf('receivable')) - receivable).toBe(-7000n);
  // One deposit of 100.00 is left in the exchange; the other one was taken back as a whole.
  expect((await houseOf('exchange')) - exchange).toBe(-10_000n);
  const { list } = await customer.client.ok(message.messageList, {});
  expect(list.find(({ text }) => text.includes('尚欠 70.00 USD'))?.text).toContain(customer.pno);
  const { actions } = await customer.client.ok(account.queryAccountInfo, {});
  for (const act of ['withdraw', 'withdrawCoin', 'transfer'] as const)
    expect(actions[act].reasons[0]).toMatchObject({ code: 'account.owes', msg: expect.stringContaining('70.00 USD') });
  expect(actions.deposit.allowed).toBe(true);
});

it('nothing leaves an account of a customer who owes, and no payout is paid; a refused one is set off', async () => {
  const customer = await payee(test_, '500.00');
  const { client, walletId, mt5Id, bankId } = customer;
  const pno = await payDeposit(client, walletId, '100.00');
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const payout = await client.ok(withdraw.withdrawSubmit, { accountId: walletId, bankId, amount: '60.00', verifyCode });
  await adjust({ kind: 'correction', accountId: walletId, amount: '-540.00' });
  await adjust({ kind: 'chargeback', reference: pno, documentId });
  const refusals = [
    await client.call(withdraw.withdrawSubmit, {
      ...{ accountId: walletId, bankId, amount: '50.00' },
      verifyCode: await giveCode(test_, customer, 'withdraw'),
    }),
    await client.call(transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '50.00' }),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(['account.owes', 'account.owes']);
  const pay = { kind: 'withdraw', id: payout.pno } as const;
  expect((await anna.call(staff.decide, { ...pay, decision: 'pay' })).code).toBe('staff.customerOwes');
  await anna.ok(staff.decide, { ...pay, decision: 'refuse', reason: '欠款' });
  await opens(customer, '40.00');
  expect(await balanceOf(customer, walletId)).toBe('0.00');
});

it('later deposits are set off first, in the wallet and in an MT5 account, and then the customer is free again', async () => {
  const customer = await debtor('0');
  const { client, walletId, mt5Id } = customer;
  await payDeposit(client, walletId, '60.00');
  await opens(customer, '40.00');
  expect(await balanceOf(customer, walletId)).toBe('0.00');
  await payDeposit(client, mt5Id, '90.00');
  await opens(customer, '0.00');
  await platformShows(test_, mt5Id, 5000n);
  expect(await receivableOf(customer)).toMatchObject({ setOff: '100.00', closedAt: expect.any(String) });
  const { list } = await client.ok(message.messageList, {});
  expect(list.filter(({ title }) => title === '欠款已抵扣').map(({ text }) => text)).toEqual([
    expect.stringContaining('欠款 40.00 USD'),
    expect.stringContaining('欠款 60.00 USD'),
  ]);
  const { actions } = await client.ok(account.queryAccountInfo, {});
  expect(actions.withdraw.reasons.map(({ code }) => code)).not.toContain('account.owes');
});

it('credit leaves with what is set off, as with a payout', async () => {
  const customer = await withCredit(test_, '100.00', '50.00');
  const { walletId, mt5Id, login } = customer;
  const pno = await payDeposit(customer.client, walletId, '80.00');
  await adjust({ kind: 'correction', accountId: walletId, amount: `-${await balanceOf(customer, walletId)}` });
  await adjust({ kind: 'chargeback', reference: pno, documentId });
  await opens(customer, '0.00');
  // 80 of 100 are taken, and 40 of the credit of 50.
  await platformHas(test_, login, '20.00', '10.00');
  expect(await balanceOf(customer, mt5Id)).toBe('20.00');
});

describe('a write-off', () => {
  it('is made by two members for all that is open, once, at the cost of the house', async () => {
    const customer = await debtor('55');
    const [before, cost] = [await houseOf('receivable'), await houseOf('writeOff')];
    const { number } = await receivableOf(customer);
    const { id, amount, account: of } = await propose({ kind: 'writeOff', reference: number });
    expect([amount, of]).toEqual(['45.00', customer.customerNumber]);
    expect((await receivableOf(customer)).waits).toBe(true);
    expect((await anna.call(staff.decideAdjustment, { id, decision: 'approve' })).code).toBe('staff.secondPerson');
    await approve(id);
    expect(await receivableOf(customer)).toMatchObject({ open: '0.00', writtenOff: '45.00', waits: false });
    expect((await houseOf('receivable')) - before).toBe(4500n);
    expect((await houseOf('writeOff')) - cost).toBe(-4500n);
    const again = await anna.call(staff.proposeAdjustment, { kind: 'writeOff', reference: number, reason: '再次' });
    expect(again.code).toBe('staff.adjustmentReference');
    const { open } = (await anna.ok(staff.queues, {})).list.find(({ kind }) => kind === 'receivable') ?? {};
    expect(open).toBe((await anna.ok(staff.receivables, { state: 'open' })).total);
  });

  it('of what was set off meanwhile is not approved', async () => {
    const customer = await debtor('0');
    const { id } = await propose({ kind: 'writeOff', reference: (await receivableOf(customer)).number });
    await payDeposit(customer.client, customer.walletId, '50.00');
    await opens(customer, '50.00');
    expect(await tryApprove(id)).toBe('staff.adjustmentReference');
    await boris.ok(staff.decideAdjustment, { id, decision: 'refuse', reason: '金额已变' });
    await adjust({ kind: 'writeOff', reference: (await receivableOf(customer)).number });
  });
});

it('a customer who owes cannot be closed', async () => {
  const customer = await debtor('0');
  const close = { customerNumber: customer.customerNumber, reason: '申请销户' };
  const compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  expect((await compliance.call(staff.closeCustomer, close)).code).toBe('staff.closeMoney');
});
