import { calls } from '@portal/contract';
import { readSheet } from 'read-excel-file/node';
import { staffTokenOf } from '../../testing/add-test-staff';
import { bytesOf } from '../../testing/bytes-of';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, withdraw } = calls;

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
afterAll(() => test_.stop());

/** A payout that staff have approved. */
async function approved(amount: string): Promise<string> {
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

it('makes an XLSX file of text cells, in which a number keeps all its digits', async () => {
  const pno = await approved('101.00');
  const { number } = await anna.ok(staff.makeBatch, { format: 'xlsx', pnos: [pno] });
  await boris.ok(staff.decideBatch, { number, decision: 'release' });
  const path = staff.batchFile.path.replace(':number', number);
  const [, row] = await readSheet((await bytesOf(boris, path)).bytes);
  const target = await anna.ok(staff.payoutTarget, { pno });
  expect(row?.slice(0, 3)).toEqual([pno, target.holder, target.number]);
  expect(row?.every((cell) => typeof cell === 'string')).toBe(true);
  const { headers } = await boris.fetch(path);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${number}.xlsx"`);
  expect((await anna.ok(staff.payoutBatchDetail, { number })).batch).toMatchObject({ format: 'xlsx', items: 1 });
});

it.each(['a\nW1,x', '\u0001', '=1+1', '\u202e'])(
  'makes no file of a branch %j, and names the payout',
  async (branch) => {
    const pno = await approved('103.00');
    const { db } = test_.gateway;
    const before = await db.row<{ branch: string }>(
      'test.branch',
      'select branch from identity.bank_card where id = $1',
      [customer.bankId],
    );
    await db.rows('test.spoil', 'update identity.bank_card set branch = $2 where id = $1', [customer.bankId, branch]);
    for (const format of ['csv', 'xlsx', 'pain.001'] as const) {
      const answer = await anna.call(staff.makeBatch, { format, pnos: [pno] });
      expect([answer.code, answer.msg]).toEqual(['staff.batchText', expect.stringContaining(pno)]);
    }
    await db.rows('test.mend', 'update identity.bank_card set branch = $2 where id = $1', [
      customer.bankId,
      before.branch,
    ]);
    expect((await anna.call(staff.makeBatch, { format: 'pain.001', pnos: [pno] })).code).toBe('OK');
  },
);
