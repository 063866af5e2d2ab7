import { calls } from '@portal/contract';
import iconv from 'iconv-lite';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualProfile } from '../../core/payouts/csv-profile';
import { staffTokenOf } from '../../testing/add-test-staff';
import { bytesOf } from '../../testing/bytes-of';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, withdraw, sandbox } = calls;
const account = '310066661018150000001';
const columns = [
  { head: '流水号', value: 'pno' },
  { head: '付款账号', value: 'debtorAccount' },
  { head: '户名', value: 'holder' },
  { head: '账号', value: 'number' },
  { head: '金额', value: 'amount' },
];
const bank = { id: 'bank', name: '银行专用', encoding: 'gb18030', delimiter: '|', header: true, columns };

let test_: TestGateway;
let customer: Payee;
let anna: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'profiles-')), 'profiles.json');
  writeFileSync(file, JSON.stringify([usualProfile, bank]));
  test_ = await startTestGateway({ REVIEW: 'manual', PAYOUT_ACCOUNT: account, PAYOUT_PROFILES: file });
  customer = await payee(test_, '9000.00');
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterAll(() => test_.stop());

/** A payout that staff have approved. */
async function approved(): Promise<string> {
  const { pno } = await customer.client.ok(withdraw.withdrawSubmit, {
    accountId: customer.walletId,
    bankId: customer.bankId,
    amount: '140.00',
    verifyCode: await giveCode(test_, customer, 'withdraw'),
  });
  await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'approve' });
  return pno;
}

/** A released batch of one payout in the bank's profile, and its file. */
async function released(pno: string) {
  const batch = await anna.ok(staff.makeBatch, { format: 'csv', profile: 'bank', pnos: [pno] });
  await boris.ok(staff.decideBatch, { number: batch.number, decision: 'release' });
  const { bytes } = await bytesOf(boris, staff.batchFile.path.replace(':number', batch.number));
  return { batch, bytes };
}

async function send(path: string, bytes: Buffer) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'file');
  return anna.fetch(path, { method: 'POST', body: form });
}

const outcomes = async (number: string, bytes: Buffer) => {
  const answer = await send(staff.batchResult.path.replace(':number', number), bytes);
  return ((await answer.json()) as { data: { lines: { pno: string; outcome: string }[] } }).data.lines;
};

it('must be one of the configured profiles', async () => {
  const { profiles } = await anna.ok(staff.payoutBatches, {});
  expect(profiles).toEqual([
    { id: 'csv', name: 'CSV' },
    { id: 'bank', name: '银行专用' },
  ]);
  const answer = await anna.call(staff.makeBatch, { format: 'csv', profile: 'other', pnos: [await approved()] });
  expect(answer).toMatchObject({ code: 'staff.batchProfile' });
});

it('sets the format of the batch file, and the result of the bank is read in the same encoding', async () => {
  const pno = await approved();
  const { batch, bytes } = await released(pno);
  const { number } = batch;
  expect(batch).toMatchObject({ format: 'csv', profile: '银行专用' });
  const { holder, number: card } = await anna.ok(staff.payoutTarget, { pno });
  const { items } = await anna.ok(staff.payoutBatchDetail, { number });
  const amount = items[0]?.amount;
  const rows = `流水号|付款账号|户名|账号|金额\r\n${pno}|${account}|${holder}|${card}|${amount}\r\n`;
  expect(bytes).toEqual(iconv.encode(rows, 'gb18030'));
  const resultFile = iconv.encode(`流水号|金额|结果|原因\r\n${pno}|${amount}|失败|户名不符\r\n`, 'gb18030');
  expect(await outcomes(number, resultFile)).toEqual([{ pno, outcome: 'rejected' }]);
  expect((await anna.ok(staff.payoutBatchDetail, { number })).items[0]).toMatchObject({ reason: '户名不符' });
});

it('is supported by the bank of the sandbox', async () => {
  const pno = await approved();
  const { batch, bytes } = await released(pno);
  const answer = await send(sandbox.bankResult.path, bytes);
  const resultFile = Buffer.from(await answer.arrayBuffer());
  expect(await outcomes(batch.number, resultFile)).toEqual([{ pno, outcome: 'paid' }]);
});
