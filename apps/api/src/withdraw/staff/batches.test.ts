import { calls } from '@portal/contract';
import type { PayoutBatch } from '@portal/contract/staff';
import { formatAmount, parseAmount } from '@portal/rules/money';
import { recordBreaks } from '../../core/reconciliation/records';
import { staffTokenOf } from '../../testing/add-test-staff';
import { bytesOf } from '../../testing/bytes-of';
import { newMember } from '../../testing/new-member';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, withdraw, sandbox } = calls;

let test_: TestGateway;
let customer: Payee;
let anna: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await payee(test_, '9000.00');
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterAll(() => test_.stop());

/** A payout that staff have approved. */
async function approved(amount = '100.00'): Promise<string> {
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const { pno } = await customer.client.ok(withdraw.withdrawSubmit, {
    accountId: customer.walletId,
    bankId: customer.bankId,
    amount,
    verifyCode,
  });
  await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'approve' });
  return pno;
}

const statusOf = async (pno: string) => {
  const { list } = await anna.ok(staff.reviews, { kind: 'withdraw', pageSize: 100 });
  return list.find(({ id }) => id === pno)?.status;
};

async function released(format: PayoutBatch['format'], pnos: string[]): Promise<string> {
  const { number } = await anna.ok(staff.makeBatch, { format, pnos });
  await boris.ok(staff.decideBatch, { number, decision: 'release' });
  return number;
}

const fileOf = async (number: string) =>
  (await bytesOf(boris, staff.batchFile.path.replace(':number', number))).bytes.toString('utf8');

async function sendForm(client: StaffClient, path: string, text: string) {
  const form = new FormData();
  form.set('file', new Blob([text]), 'result');
  return client.fetch(path, { method: 'POST', body: form });
}

const result = async (number: string, text: string, client = anna) => {
  const answer = await sendForm(client, staff.batchResult.path.replace(':number', number), text);
  return (await answer.json()) as {
    code: string;
    data: { lines: { pno: string; outcome: string }[]; missing: number };
  };
};

/** The result that the bank's simulator gives for a file. */
const bankSays = async (file: string) => (await sendForm(anna, sandbox.bankResult.path, file)).text();

/** The bank rejects a payout, and staff refuse it. */
async function refusedByBank(number: string, pno: string): Promise<void> {
  const { items } = await anna.ok(staff.payoutBatchDetail, { number });
  const { amount } = items.find((item) => item.pno === pno) ?? {};
  const { data } = await result(number, `pno,amount,result,reference,reason\n${pno},${amount},rejected,,\n`);
  expect(data.lines).toEqual([{ pno, outcome: 'rejected' }]);
  await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'refuse', reason: '银行退回' });
}

describe.each(['csv', 'pain.001'] as const)('a batch as %s', (format) => {
  it('is created by one member, released by another, sent to the bank and updated by its result', async () => {
    const pnos = [await approved('100.00'), await approved('120.00')];
    const { waiting } = await anna.ok(staff.payoutBatches, {});
    expect(waiting.items).toBe(2);
    const batch = await anna.ok(staff.makeBatch, { format });
    expect(batch).toMatchObject({ items: 2, total: waiting.total, status: 1, madeBy: 'staff:anna@broker.test' });
    expect((await anna.ok(staff.payoutBatches, {})).waiting.items).toBe(0);
    const { number } = batch;
    // Before its release there is no file.
    expect((await bytesOf(anna, staff.batchFile.path.replace(':number', number))).type).toMatch(/json/);
    expect((await anna.call(staff.decideBatch, { number, decision: 'release' })).code).toBe('staff.secondPerson');
    await boris.ok(staff.decideBatch, { number, decision: 'release' });
    const file = await fileOf(number);
    const { headers } = await boris.fetch(staff.batchFile.path.replace(':number', number));
    // The bank's site takes a file by its extension.
    const fileName = `${number}.${{ csv: 'csv', 'pain.001': 'xml' }[format]}`;
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    const target = await anna.ok(staff.payoutTarget, { pno: pnos[0] ?? '' });
    expect(target.number).toMatch(/^\d{12,19}$/);
    for (const value of [...pnos, target.number, target.holder, batch.total]) {
      if (format === 'pain.001' || value !== batch.total) expect(file).toContain(value);
    }
    const resultFile = await bankSays(file);
    const { data } = await result(number, resultFile);
    expect(data).toMatchObject({ lines: pnos.map((pno) => ({ pno, outcome: 'paid' })), missing: 0 });
    expect(await Promise.all(pnos.map(statusOf))).toEqual([3, 3]);
    expect((await anna.ok(staff.payoutBatchDetail, { number })).batch).toMatchObject({
      status: 3,
      paid: 2,
      rejected: 0,
    });
    // The same file again.
    expect((await result(number, resultFile)).data.lines.map(({ outcome }) => outcome)).toEqual([
      'repeated',
      'repeated',
    ]);
  });
});

it('accepts a pain.002 result, and allows a rejected payout in another batch', async () => {
  const pnos = [await approved(), await approved('111.00')];
  const number = await released('pain.001', pnos);
  const { items } = await anna.ok(staff.payoutBatchDetail, { number });
  const line = ({ pno, amount }: { pno: string; amount: string }, status: string) => `<TxInfAndSts>
    <OrgnlEndToEndId>${pno}</OrgnlEndToEndId><TxSts>${status}</TxSts><AcctSvcrRef>R1</AcctSvcrRef>
    <StsRsnInf><Rsn><Cd>AC01</Cd></Rsn></StsRsnInf>
    <OrgnlTxRef><Amt><InstdAmt Ccy="CNY">${amount}</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`;
  const report = (lines: string) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><OrgnlPmtInfAndSts>${lines}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
  const [first, second] = items;
  if (!first || !second) throw new Error('two items');
  const { data } = await result(number, report(line(first, 'ACSC') + line(second, 'ACSP')));
  expect(data).toMatchObject({ lines: [{ pno: first.pno, outcome: 'paid' }], missing: 1 });
  const rejected = await result(number, report(line(second, 'RJCT')));
  expect(rejected.data).toMatchObject({ lines: [{ pno: second.pno, outcome: 'rejected' }], missing: 0 });
  expect((await anna.ok(staff.payoutBatchDetail, { number })).items[1]).toMatchObject({
    result: 'rejected',
    reason: 'AC01',
  });
  expect(await statusOf(second.pno)).toBe(2);
  const again = await released('csv', [second.pno]);
  expect((await result(again, await bankSays(await fileOf(again)))).data.missing).toBe(0);
});

describe('a result file', () => {
  it('is taken once when six members send it at the same time', async () => {
    const pno = await approved();
    const number = await released('csv', [pno]);
    const text = await bankSays(await fileOf(number));
    const members = await Promise.all(Array.from({ length: 6 }, () => newMember(test_)));
    const answers = await Promise.all(members.map(({ client }) => result(number, text, client)));
    const outcomes = answers.flatMap(({ data }) => data.lines.map(({ outcome }) => outcome));
    expect(outcomes.sort()).toEqual(['paid', ...Array.from({ length: 5 }, () => 'repeated')]);
    expect(await statusOf(pno)).toBe(3);
  });

  it('with another amount, an unknown payout or a changed result changes nothing', async () => {
    const pno = await approved();
    const number = await released('csv', [pno]);
    const { items } = await anna.ok(staff.payoutBatchDetail, { number });
    const amount = items[0]?.amount ?? '';
    const cent = formatAmount((parseAmount(amount, 2) ?? 0n) + 1n, 2);
    const csv = (rows: string[]) => `pno,amount,result,reference,reason\n${rows.join('\n')}\n`;
    const other = await approved();
    const outcomes = async (rows: string[]) =>
      (await result(number, csv(rows))).data.lines.map(({ outcome }) => outcome);
    expect(
      await outcomes([`${pno},${cent},paid,,`, `${pno},,paid,,`, `${other},${amount},paid,,`, 'W1,1.00,paid,,']),
    ).toEqual(['differs', 'differs', 'unknown', 'unknown']);
    expect(await statusOf(pno)).toBe(2);
    expect(await outcomes([`${pno},${amount},paid,X,`, `${pno},${amount},rejected,,`])).toEqual(['paid', 'differs']);
    expect(await statusOf(other)).toBe(2);
    await anna.ok(staff.decide, { kind: 'withdraw', id: other, decision: 'refuse', reason: '测试' });
  });

  it('that is larger than 10 MB is refused in words about files', async () => {
    const number = await released('csv', [await approved()]);
    expect(await result(number, 'a'.repeat(11 * 1024 * 1024))).toMatchObject({
      code: 'staff.resultSize',
      msg: '结果文件不能超过 10 MB',
    });
  });

  it.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG\u0000'],
    ['XML that does not close', '<Document><CstmrPmtStsRpt>'],
    ['another XML', '<a/>'],
    ['a CSV of other columns', 'a,b\n1,2\n'],
    ['a CSV with an unknown result', 'pno,amount,result\nW1,1.00,maybe\n'],
    ['a CSV with a quote that does not close', 'pno,amount,result\n"W1,1.00,paid\n'],
  ])('that is %s is refused', async (_what, text) => {
    const pno = await approved();
    const number = await released('csv', [pno]);
    expect((await result(number, text)).code).toBe('staff.resultFile');
    expect(await statusOf(pno)).toBe(2);
    await refusedByBank(number, pno);
  });

  it('is refused before the release, and pays nothing while payouts are stopped', async () => {
    const pno = await approved();
    const { number } = await anna.ok(staff.makeBatch, { format: 'csv', pnos: [pno] });
    expect((await result(number, 'pno,amount,result\nW1,1.00,paid\n')).code).toBe('staff.state');
    await boris.ok(staff.decideBatch, { number, decision: 'release' });
    const resultFile = await bankSays(await fileOf(number));
    const { id } = await anna.ok(staff.stopPayouts, { reason: '演练' });
    expect((await anna.call(staff.makeBatch, { format: 'csv' })).code).toMatch(/staff.batchEmpty|staff.stopped/);
    expect((await result(number, resultFile)).data).toMatchObject({ lines: [{ pno, outcome: 'held' }], missing: 1 });
    expect(await statusOf(pno)).toBe(2);
    await anna.ok(staff.decide, { kind: 'stop', id, decision: 'approve' });
    await boris.ok(staff.decide, { kind: 'stop', id, decision: 'approve' });
    expect((await result(number, resultFile)).data).toMatchObject({ lines: [{ pno, outcome: 'paid' }], missing: 0 });
  });
});

it('a payout in a batch can neither be paid nor refused by hand, before and after the release', async () => {
  const pno = await approved();
  const byHand = async () => [
    (await anna.call(staff.decide, { kind: 'withdraw', id: pno, decision: 'pay' })).code,
    (await boris.call(staff.decide, { kind: 'withdraw', id: pno, decision: 'refuse', reason: 'x' })).code,
  ];
  const { number } = await anna.ok(staff.makeBatch, { format: 'csv', pnos: [pno] });
  expect(await byHand()).toEqual(['staff.inBatch', 'staff.inBatch']);
  await boris.ok(staff.decideBatch, { number, decision: 'release' });
  expect(await byHand()).toEqual(['staff.inBatch', 'staff.inBatch']);
  expect(await statusOf(pno)).toBe(2);
  await refusedByBank(number, pno);
  expect(await statusOf(pno)).toBe(4);
});

it('a payout is in one open batch only, even if two are created at the same time; a withdrawn batch frees it', async () => {
  const pno = await approved();
  const made = await Promise.all([1, 2, 3].map(() => anna.call(staff.makeBatch, { format: 'csv', pnos: [pno] })));
  const numbers = made.flatMap(({ code, data }) => (code === 'OK' ? [data.number] : []));
  expect(numbers).toHaveLength(1);
  const [number = ''] = numbers;
  expect((await anna.call(staff.decideBatch, { number, decision: 'withdraw' })).code).toBe('staff.reason');
  await anna.ok(staff.decideBatch, { number, decision: 'withdraw', reason: '重做' });
  expect((await boris.call(staff.decideBatch, { number, decision: 'release' })).code).toBe('staff.state');
  const again = await released('csv', [pno]);
  await result(again, await bankSays(await fileOf(again)));
  expect(await statusOf(pno)).toBe(3);
});

it('an account number is revealed to a member who may pay, after a recent second factor, and the reveal is recorded', async () => {
  const pno = await approved();
  const support = new StaffClient(test_.staffUrl, staffTokenOf('support'));
  expect((await support.call(staff.payoutTarget, { pno })).code).toBe('STAFF_PERMISSION');
  const stepped = (at: string) =>
    test_.gateway.db.rows(
      `test.step${at}`,
      `update staff.session s set stepped_up_at = ${at} from staff.member m where m.id = s.member_id and m.name = 'finance'`,
    );
  const finance = new StaffClient(test_.staffUrl, staffTokenOf('finance'));
  await stepped(`now() - interval '6 minutes'`);
  expect((await finance.call(staff.payoutTarget, { pno })).code).toBe('STAFF_STEP_UP');
  await stepped('now()');
  expect((await finance.ok(staff.payoutTarget, { pno })).number).toMatch(/^\d+$/);
  const { list } = await anna.ok(staff.auditLog, { subject: `payout:${pno}` });
  expect(list[0]).toMatchObject({ act: 'payout.reveal', actor: 'staff:finance@broker.test' });
  expect((await finance.call(staff.payoutTarget, { pno: 'W000000X' })).code).toBe('staff.unknown');
  await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'refuse', reason: '测试' });
});

it('a member cannot decide on a payout of their own customer account', async () => {
  const pno = await approved();
  const link = (id: string | null) =>
    test_.gateway.db.rows('test.own', `update staff.member set customer_id = $1::bigint where name = 'anna'`, [id]);
  await link(customer.customerNumber);
  const answer = await anna.call(staff.decide, { kind: 'withdraw', id: pno, decision: 'refuse', reason: 'x' });
  expect(answer.code).toBe('staff.ownCustomer');
  await link(null);
  await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'refuse', reason: '测试' });
});

it('a coin fee or a sent amount that was not posted is reported as a break', async () => {
  const pno = await approved();
  await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'pay' });
  const { db } = test_.gateway;
  const forged = db.transaction(async (tx) => {
    await tx.rows('test.off', `set local session_replication_role = replica`);
    await tx.rows('test.forge', 'update payout.proposal set fee = fee + 1 where pno = $1', [pno]);
    const breaks = (await recordBreaks(tx)).sort((a, b) => a.check.localeCompare(b.check));
    throw Object.assign(new Error('roll back'), { breaks });
  });
  await expect(forged).rejects.toMatchObject({
    breaks: [
      { check: 'payout.withdraw', subject: pno },
      { check: 'payout.withdraw.hold', subject: pno },
    ],
  });
});
