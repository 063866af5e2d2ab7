import { calls, type ArgsOf } from '@portal/contract';
import { fundedCustomer, payDeposit, upload, waitFor, type Client, type TestCustomer } from '@portal/testkit';
import { formatAmount, parseAmount } from '@portal/rules/money';
import { recordBreaks } from '../../core/reconciliation/records';
import { staffTokenOf } from '../../testing/add-test-staff';
import { bytesOf } from '../../testing/bytes-of';
import { enrolStaff } from '../../testing/enrol-staff';
import { platformShows } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { uploadDocument } from '../../testing/upload-document';

const { staff, account, reports } = calls;
type Proposal = ArgsOf<typeof staff.proposeAdjustment>;

let test_: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };
let anna: StaffClient;
let boris: StaffClient;
let documentId: string;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test_.url, '500.00');
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
  documentId = await uploadDocument(anna);
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterAll(() => test_.stop());

const cents = (amount: string) => parseAmount(amount, 2) ?? 0n;
const balanceOf = async (id = customer.walletId) =>
  cents((await customer.client.ok(account.getAccountInfoAjax, { id })).balance);
/** What counts for the next level. */
const depositedOf = async (gts2AccountId = customer.walletId) =>
  (await customer.client.ok(account.getNextAccountLevel, { gts2AccountId })).deposited;
const proposal = (more: Partial<Proposal>): Proposal => ({
  kind: 'goodwill',
  accountId: customer.walletId,
  amount: '10.00',
  reason: '补偿',
  ...more,
});
const propose = (more: Partial<Proposal>, client: Client = anna) => client.ok(staff.proposeAdjustment, proposal(more));
const refusalOf = async (more: Partial<Proposal>, client = anna) =>
  (await client.call(staff.proposeAdjustment, proposal(more))).code;
const approve = (id: string, client = boris) => client.ok(staff.decideAdjustment, { id, decision: 'approve' });
const tryApprove = async (id: string, client = boris) =>
  (await client.call(staff.decideAdjustment, { id, decision: 'approve' })).code;

describe('an adjustment by two members', () => {
  it('moves money; one member alone, a second session, or a member who has lost the permission does not', async () => {
    const [before, proposer] = [await balanceOf(), await enrolStaff(test_, ['finance'])];
    const { id, number } = await propose({ amount: '12.34', reason: '延迟补偿' }, proposer.client);
    expect(await balanceOf()).toBe(before);
    expect((await proposer.client.call(staff.decideAdjustment, { id, decision: 'approve' })).code).toBe(
      'staff.secondPerson',
    );
    expect(await tryApprove(id, new StaffClient(test_.staffUrl, staffTokenOf('support')))).toBe('STAFF_PERMISSION');
    const second = await enrolStaff(test_, ['finance']);
    await anna.ok(staff.changeMember, { id: second.id, active: false });
    expect((await second.client.call(staff.decideAdjustment, { id, decision: 'approve' })).code).toBe('STAFF');
    expect(await balanceOf()).toBe(before);
    expect(await tryApprove(id)).toBe('staff.secondInvited'); // Boris approved the invitation of the proposer.
    const independent = new StaffClient(test_.staffUrl, staffTokenOf('finance'));
    expect(await approve(id, independent)).toMatchObject({ status: 2, decidedBy: 'staff:finance@broker.test', number });
    expect(await balanceOf()).toBe(before + 1234n);
  });

  it('is decided once, also by several requests at the same time', async () => {
    const before = await balanceOf();
    const { id } = await propose({ amount: '1.00' });
    const codes = await Promise.all([1, 2, 3, 4].map(() => tryApprove(id)));
    expect(codes.sort()).toEqual(['OK', 'staff.state', 'staff.state', 'staff.state']);
    expect(await balanceOf()).toBe(before + 100n);
  });

  it('requires a reason for a refusal; a refused adjustment moves no money', async () => {
    const before = await balanceOf();
    const { id } = await propose({});
    expect((await boris.call(staff.decideAdjustment, { id, decision: 'refuse' })).code).toBe('staff.reason');
    expect(await boris.ok(staff.decideAdjustment, { id, decision: 'refuse', reason: '证据不足' })).toMatchObject({
      status: 3,
      refusal: '证据不足',
    });
    expect(await tryApprove(id)).toBe('staff.state');
    expect(await balanceOf()).toBe(before);
  });
});

describe('an amount', () => {
  it('reaches the platform for an MT5 account, positive and negative', async () => {
    const start = await balanceOf(customer.mt5Id);
    await approve((await propose({ accountId: customer.mt5Id, amount: '30.00' })).id);
    await waitFor(async () => (await balanceOf(customer.mt5Id)) === start + 3000n, 'the credit');
    const { id } = await propose({ kind: 'correction', accountId: customer.mt5Id, amount: '-10.01' });
    // Money can be taken once the credit has arrived at the platform.
    await waitFor(async () => (await tryApprove(id)) === 'OK', 'the credit at the platform');
    await waitFor(async () => (await balanceOf(customer.mt5Id)) === start + 1999n, 'the debit');
  });

  it('that is negative must be covered by the balance, to the cent', async () => {
    const all = await balanceOf();
    const dollars = (amount: bigint) => `-${formatAmount(amount, 2)}`;
    const tooMuch = await propose({ kind: 'correction', amount: dollars(all + 1n) });
    const answer = await boris.call(staff.decideAdjustment, { id: tooMuch.id, decision: 'approve' });
    expect(answer).toMatchObject({ code: 'staff.adjustmentFunds' });
    expect(answer.msg).toContain(formatAmount(all, 2));
    await approve((await propose({ kind: 'correction', amount: dollars(all) })).id);
    expect(await balanceOf()).toBe(0n);
    await approve((await propose({ amount: formatAmount(all, 2) })).id);
  });

  it('that is negative must leave the margin of open positions', async () => {
    const { client, walletId, mt5Id } = await fundedCustomer(test_.url, '500.00');
    await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '500.00' });
    await platformShows(test_, mt5Id, 50_000n);
    const { account_no } = await client.ok(account.getAccountInfoAjax, { id: mt5Id });
    await client.ok(calls.sandbox.mt5Order, { account_no, symbol: 'EURUSD', side: 'buy', lots: 0.2 });
    const take = async (amount: string) =>
      tryApprove((await propose({ kind: 'correction', accountId: mt5Id, amount })).id);
    expect([await take('-450.00'), await take('-20.00')]).toEqual(['staff.adjustmentFunds', 'OK']);
  });

  it.each<[string, Partial<Proposal>, string]>([
    ['zero', { amount: '0.00' }, 'staff.adjustmentAmount'],
    ['none', { amount: undefined }, 'staff.adjustmentAmount'],
    ['negative goodwill', { amount: '-1.00' }, 'staff.adjustmentAmount'],
    ['negative fee refund', { kind: 'feeRefund', amount: '-1.00' }, 'staff.adjustmentAmount'],
    ['negative bank transfer', { kind: 'deposit', amount: '-1.00', reference: 'B1' }, 'staff.adjustmentAmount'],
    ['three decimals', { amount: '1.001' }, 'PARAM'],
    ['an unknown account', { accountId: '999999' }, 'staff.adjustmentAccount'],
    ['an id beyond every number', { accountId: '9'.repeat(40) }, 'staff.adjustmentAccount'],
    ['no account', { accountId: undefined }, 'staff.adjustmentAccount'],
    ['a bank transfer without a reference', { kind: 'deposit' }, 'staff.adjustmentReference'],
    ['a chargeback of an unknown deposit', { kind: 'chargeback', reference: 'D1' }, 'staff.adjustmentReference'],
    ['a bank transfer without a document', { kind: 'deposit', reference: 'B1' }, 'staff.adjustmentDocument'],
    ['a document that nobody uploaded', { documentId: '0'.repeat(32) }, 'staff.adjustmentDocument'],
    ['a reversal of nothing', { kind: 'reversal', reference: 'A1' }, 'staff.adjustmentReference'],
  ])('is refused: %s', async (_what, more, code) => {
    expect(await refusalOf(more)).toBe(code);
  });

  it('cannot be proposed for the proposer’s own customer account, nor decided by the owner of the account', async () => {
    const link = (email: string, id: string | null) =>
      test_.gateway.db.rows('test.own', 'update staff.member set customer_id = $2::bigint where email = $1', [
        email,
        id,
      ]);
    const { id } = await propose({});
    await link('anna@broker.test', customer.customerNumber);
    await link('boris@broker.test', customer.customerNumber);
    expect(await refusalOf({})).toBe('staff.ownCustomer');
    expect(await tryApprove(id)).toBe('staff.ownCustomer');
    await link('anna@broker.test', null);
    await link('boris@broker.test', null);
  });
});

it('a bank transfer is credited once per reference and counts as a deposit of the account', async () => {
  const start = await balanceOf(customer.mt5Id);
  const { id } = await propose({
    kind: 'deposit',
    accountId: customer.mt5Id,
    amount: '200.00',
    reference: 'WIRE-77',
    documentId,
  });
  expect(
    await refusalOf({
      kind: 'deposit',
      accountId: customer.walletId,
      amount: '5.00',
      reference: 'WIRE-77',
      documentId,
    }),
  ).toBe('staff.adjustmentRepeated');
  await approve(id);
  await waitFor(async () => (await balanceOf(customer.mt5Id)) === start + 20_000n, 'the transfer');
  expect(await depositedOf(customer.mt5Id)).toBe('200.00');
});

it('a chargeback reverses the credit of a deposit once, and what it counts for the next level', async () => {
  const deposited = await depositedOf();
  const pno = await payDeposit(customer.client, customer.walletId, '80.00');
  const before = await balanceOf();
  const { id, amount, reference } = await propose({
    kind: 'chargeback',
    reference: pno,
    amount: undefined,
    accountId: undefined,
    documentId,
  });
  expect(await refusalOf({ kind: 'chargeback', reference: pno })).toBe('staff.adjustmentDocument');
  expect({ amount, reference }).toEqual({ amount: '-80.00', reference: pno });
  expect(await refusalOf({ kind: 'chargeback', reference: pno, documentId })).toBe('staff.adjustmentRepeated');
  await approve(id);
  expect(await balanceOf()).toBe(before - 8000n);
  expect(await depositedOf()).toBe(deposited);
  const { sum } = await test_.gateway.db.row<{ sum: bigint }>(
    'test.channel',
    `select coalesce(sum(case when t.debit = a.id then t.amount else -t.amount end), 0)::bigint as sum
     from ledger.transfer t join ledger.journal j on j.id = t.journal_id
     join ledger.account a on a.id in (t.debit, t.credit) and a.kind = 'channel:EGPAY'
     where j.ref_type = 'draft' and j.ref_id = $1`,
    [pno],
  );
  expect(sum).toBe(0n);
});

it('a reversal reverses an adjustment once and contains the number of its journal', async () => {
  const before = await balanceOf();
  const { id, number } = await propose({ amount: '7.00' });
  expect(await refusalOf({ kind: 'reversal', reference: number })).toBe('staff.adjustmentReference');
  await approve(id);
  const reversal = await propose({ kind: 'reversal', reference: number, amount: undefined, accountId: undefined });
  expect(reversal.amount).toBe('-7.00');
  await approve(reversal.id);
  expect(await balanceOf()).toBe(before);
  expect(await refusalOf({ kind: 'reversal', reference: number })).toBe('staff.adjustmentRepeated');
  expect(await refusalOf({ kind: 'reversal', reference: reversal.number })).toBe('staff.adjustmentReference');
  const rows = await test_.gateway.db.rows<{ kind: string }>(
    'test.reverses',
    `select o.kind from ledger.journal j join ledger.journal o on o.id = j.reverses where j.ref_id = $1`,
    [reversal.number],
  );
  expect(rows).toEqual([{ kind: 'adjustment' }]);
});

it('is proposed once per idempotency key', async () => {
  const args = { kind: 'goodwill', accountId: customer.walletId, amount: '3.00', reason: '补偿' } as const;
  const [first, again] = [
    await anna.call(staff.proposeAdjustment, args, 'key-00000001'),
    await anna.call(staff.proposeAdjustment, args, 'key-00000001'),
  ];
  expect(again.data).toEqual(first.data);
  expect((await anna.call(staff.proposeAdjustment, { ...args, amount: '4.00' }, 'key-00000001')).code).toBe(
    'IDEMPOTENCY',
  );
  const other = await boris.call(staff.proposeAdjustment, args, 'key-00000001');
  expect(other.data.id).not.toBe(first.data.id);
});

it('is shown in the balance explanation of the customer and in the list of the customer’s adjustments', async () => {
  const { id, number } = await propose({ amount: '2.22' });
  await approve(id);
  const explained = await customer.client.ok(reports.explainBalance, { accountId: customer.walletId });
  expect(explained.list[0]).toMatchObject({ kind: 'adjustment', amount: '2.22', ref: number });
  const { list, total } = await anna.ok(staff.adjustments, {
    customerNumber: customer.customerNumber,
    status: 2,
    pageSize: 100,
  });
  expect(list[0]).toMatchObject({ number, kind: 'goodwill', account: customer.customerNumber });
  expect(total).toBe(list.length);
  expect((await anna.ok(staff.adjustments, { customerNumber: 'x' })).total).toBe(0);
});

describe('a document', () => {
  const pathOf = (id: string) => staff.adjustmentDocument.path.replace(':id', id);

  it('must have the content of a picture', async () => {
    for (const [bytes, code] of [
      [Buffer.from('%PDF-1.7'), 'common.fileType'],
      [Buffer.alloc(0), 'common.fileMissing'],
    ] as const) {
      const body = new FormData();
      body.set('file', new Blob([bytes]), 'proof.png');
      expect((await anna.request(staff.uploadDocument.path, { method: 'POST', body })).code).toBe(code);
    }
  });

  it('is shown to members who propose and decide, and each view is recorded in the audit log', async () => {
    const { id, number, hasDocument } = await propose({ documentId });
    expect(hasDocument).toBe(true);
    const shown = await bytesOf(boris, pathOf(id));
    expect(shown).toMatchObject({ status: 200 });
    expect(shown.type).toMatch(/^image\//);
    const support = new StaffClient(test_.staffUrl, staffTokenOf('support'));
    expect((await support.request(pathOf(id))).code).toBe('STAFF_PERMISSION');
    const looks = await test_.gateway.db.rows<object>(
      'test.looks',
      `select actor, act from kernel.audit where subject = $1 and act = 'adjustment.document'`,
      [`adjustment:${number}`],
    );
    expect(looks).toEqual([{ actor: 'staff:boris@broker.test', act: 'adjustment.document' }]);
  });

  it('answers 404 if no file was uploaded, and is not among the files of customers', async () => {
    const { id, hasDocument } = await propose({});
    expect(hasDocument).toBe(false);
    for (const none of [id, '999999', 'x']) expect((await bytesOf(boris, pathOf(none))).status).toBe(404);
    expect((await bytesOf(boris, staff.staffFile.path.replace(':fileId', documentId))).status).toBe(404);
  });

  it('of another member or of a customer is refused', async () => {
    expect(await refusalOf({ documentId: await uploadDocument(boris) })).toBe('staff.adjustmentDocument');
    expect(await refusalOf({ documentId: await upload(customer.client) })).toBe('staff.adjustmentDocument');
  });
});
