import { calls } from '@portal/contract';
import { payDeposit, waitFor } from '@portal/testkit';
import { recordBreaks } from '../../core/reconciliation/records';
import { staffTokenOf } from '../../testing/add-test-staff';
import { legsOf } from '../../testing/legs-of';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { comesBack } from '../../testing/returned-payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { uploadDocument } from '../../testing/upload-document';

const { account, coin, message, reports, staff, withdraw } = calls;
const reason = '收款账号与户名不符';

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
let documentId: string;
let customer: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '0', SETTINGS_LEAD_SECONDS: '0' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
  documentId = await uploadDocument(anna);
  const values = [{ name: 'rates.withdrawUsdt', value: '0.9737' }] as const;
  const { id } = await anna.ok(staff.proposeSettings, { values: [...values], reason: '市场' });
  await boris.ok(staff.decideSettings, { id, decision: 'approve' });
});
beforeEach(async () => {
  customer = await payee(test_);
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterAll(() => test_.stop());

const balance = async () => (await customer.client.ok(account.getAccountInfoAjax, { id: customer.walletId })).balance;
async function trySubmit(amount: string) {
  const { client, walletId: accountId, bankId } = customer;
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  return client.call(withdraw.withdrawSubmit, { accountId, bankId, amount, verifyCode });
}
const submitted = async (amount: string) => (await trySubmit(amount)).data.pno;
async function paid(amount: string): Promise<string> {
  const id = await submitted(amount);
  await anna.ok(staff.decide, { kind: 'withdraw', id, decision: 'pay' });
  return id;
}
async function coinsPaid(amount: string): Promise<string> {
  const { client, walletId: accountId } = customer;
  const { id: addressId } = await client.ok(coin.addOutCoinAddress, {
    ...{ coin: 'USDT', chain: 'ERC20', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', label: '钱包' },
    verifyCode: await giveCode(test_, customer, 'coinAddress'),
  });
  const verifyCode = await giveCode(test_, customer, 'coin');
  const { pno } = await client.ok(coin.submitWithdrawCoinV2, { accountId, addressId, amount, verifyCode });
  await anna.ok(staff.decide, { kind: 'coin', id: pno, decision: 'pay' });
  return pno;
}
const propose = (reference: string, who = anna) =>
  who.call(staff.proposeAdjustment, { kind: 'payoutReturn', reference, reason, documentId });
const approve = async (id: string, who = boris) =>
  (await who.call(staff.decideAdjustment, { id, decision: 'approve' })).code;
const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const days = { startDate: day, endDate: day };
const recordsOf = async (displayStatus: 3 | 6) =>
  (await customer.client.ok(withdraw.getWithdrawRecordsV2, { ...days, displayStatus })).list;
const backLegs = async (pno: string) => (await legsOf(test_, pno)).filter((leg) => leg.startsWith('withdraw.return'));

it('brings what was sent back into the wallet, without the fee, and tells the customer', async () => {
  const pno = await paid('100.11');
  expect(await balance()).toBe('899.89');
  const number = await comesBack(test_, pno, reason);
  expect(await balance()).toBe('997.00');
  expect(await backLegs(pno)).toEqual([
    'withdraw.return: payout:bank > exchange 695.31 CNY',
    'withdraw.return: exchange > wallet 97.11 USD',
  ]);
  const list = await recordsOf(6);
  expect(list).toEqual([expect.objectContaining({ pno, displayStatus: 6, reason, returned: '97.11', fee: '3.00' })]);
  expect(list[0]?.steps.map(({ status }) => status)).toEqual([1, 2, 3, 6]);
  expect(await recordsOf(3)).toEqual([]);
  const { list: messages } = await customer.client.ok(message.messageList, {});
  expect(messages[0]).toMatchObject({ title: '出金被退回', text: expect.stringContaining('97.11 USD 已退回主账户') });
  expect(messages.filter(({ text }) => text.includes(number))).toEqual([]);
  const sent = await test_.gateway.db.rows<{ medium: string }>(
    'test.sent',
    `select medium from message.outgoing o join message.message m on m.id = o.message_id
     where m.customer_id = $1 and m.kind = 'withdraw.6'
     union all select medium from message.delivery where customer_id = $1 and kind = 'withdraw.6'`,
    [BigInt(customer.customerNumber)],
  );
  expect(sent.map(({ medium }) => medium)).toContain('sms');
  const explained = await customer.client.ok(reports.explainBalance, { accountId: customer.walletId });
  expect(explained.list[0]).toMatchObject({ kind: 'withdraw', amount: '97.11', ref: pno });
  const reversed = await test_.gateway.db.rows(
    'test.reverses',
    `select o.kind from ledger.journal j join ledger.journal o on o.id = j.reverses where j.kind = 'withdraw.return' and j.ref_id = $1`,
    [pno],
  );
  expect(reversed).toEqual([{ kind: 'withdraw' }]);
});

it('of coins enters the wallet at the rate of the payout, rounded down, without the fee', async () => {
  const pno = await coinsPaid('200.11');
  // 200.11 × 0.9737 − 8, and 186.847107 ÷ 0.9737 = 191.8939.
  await comesBack(test_, pno);
  expect(await backLegs(pno)).toEqual([
    'withdraw.return: payout:coin > exchange 186.847107 USDT',
    'withdraw.return: exchange > wallet 191.89 USD',
  ]);
  const { list } = await customer.client.ok(coin.queryWithdrawCoinRecordV2, { ...days, displayStatus: 6 });
  expect(list).toMatchObject([{ pno, amount: '200.11', receive: '186.847107', rate: '0.973700', returned: '191.89' }]);
  expect(await balance()).toBe('991.78');
  const deals = await test_.gateway.db.rows(
    'test.deals',
    'select kind, amount from coin.deal where pno = $1 order by id',
    [pno],
  );
  expect(deals.at(-1)).toEqual({ kind: 'release', amount: 186_847_107n });
});

it('is recorded by two members with a document, once, of a paid payout, and not by whose own it is', async () => {
  const refused = async (reference: string) => {
    const { code, fields } = await propose(reference);
    return [code, ...Object.keys(fields ?? {})];
  };
  const waiting = await submitted('60.00');
  for (const other of [waiting, 'W000000XXXX'])
    expect(await refused(other)).toEqual(['staff.adjustmentReference', 'reference']);
  await customer.client.ok(withdraw.cancelWithdrawProposal, { pno: waiting });
  const pno = await paid('70.00');
  const bare = await anna.call(staff.proposeAdjustment, { kind: 'payoutReturn', reference: pno, reason });
  expect(bare.code).toBe('staff.adjustmentDocument');
  const link = (id: string | null) =>
    test_.gateway.db.rows(
      'test.own',
      `update staff.member set customer_id = $1::bigint where email = 'anna@broker.test'`,
      [id],
    );
  await link(customer.customerNumber);
  expect(await refused(pno)).toEqual(['staff.ownCustomer']);
  await link(null);
  const { data } = await propose(pno);
  expect(data).toMatchObject({ kind: 'payoutReturn', amount: '67.00', account: customer.customerNumber });
  expect(await refused(pno)).toEqual(['staff.adjustmentRepeated', 'reference']);
  expect(await approve(data.id, anna)).toBe('staff.secondPerson');
  expect(await balance()).toBe('930.00');
  // One that was refused can be proposed again.
  await boris.ok(staff.decideAdjustment, { id: data.id, decision: 'refuse', reason: '依据不足' });
  expect((await recordsOf(3)).map((one) => one.pno)).toEqual([pno]);
  const { id } = (await propose(pno)).data;
  expect((await Promise.all([1, 2, 3].map(() => approve(id)))).sort()).toEqual(['OK', 'staff.state', 'staff.state']);
  expect(await balance()).toBe('997.00');
  expect(await refused(pno)).toEqual(['staff.adjustmentReference', 'reference']);
  const { flows } = await anna.ok(staff.moneyToday, {});
  expect(flows.map(({ direction, channel }) => `${direction} ${channel}`)).toEqual(
    expect.arrayContaining(['out bank', 'in returned']),
  );
  expect((await anna.ok(staff.staffPayouts, { state: 'returned', search: pno })).list).toEqual([
    expect.objectContaining({ pno, state: 'returned', reason }),
  ]);
  const { steps } = await anna.ok(staff.reviewItem, { kind: 'withdraw', id: pno });
  expect(steps.at(-1)).toMatchObject({ status: '6', actor: 'staff:boris@broker.test', reason });
});

it('is recorded for a frozen customer, whose money stays', async () => {
  const pno = await paid('100.00');
  const { customerNumber } = customer;
  await anna.ok(staff.freezeCustomer, { customerNumber, scope: 'money', reason: '核查' });
  await comesBack(test_, pno);
  expect(await balance()).toBe('997.00');
  expect((await trySubmit('60.00')).code).toBe('customer.moneyFrozen');
});

it('is recorded for a closed customer, whose money it is; nothing else is credited', async () => {
  const pno = await paid('1000.00');
  const { customerNumber, walletId: accountId } = customer;
  const compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  await compliance.ok(staff.closeCustomer, { customerNumber, reason: '客户申请销户' });
  await comesBack(test_, pno);
  const { accounts } = await anna.ok(staff.customerFile, { customerNumber });
  expect(accounts.find(({ id }) => id === accountId)?.balance).toBe('1000.00');
  const goodwill = { kind: 'goodwill', accountId, amount: '1.00', reason: '补偿' } as const;
  expect((await anna.call(staff.proposeAdjustment, goodwill)).code).toBe('staff.adjustmentAccount');
});

it('of a customer who owes is set off first, and the rest stays in the wallet', async () => {
  const pno = await paid('100.00');
  const { client, customerNumber, walletId } = customer;
  const reference = await payDeposit(client, walletId, '60.00');
  for (const proposal of [
    { kind: 'correction', accountId: walletId, amount: '-940.00' },
    { kind: 'chargeback', reference, documentId },
  ] as const) {
    const { id } = await anna.ok(staff.proposeAdjustment, { ...proposal, reason });
    expect(await approve(id)).toBe('OK');
  }
  const open = async () => (await anna.ok(staff.receivables, { customerNumber })).list[0]?.open;
  expect([await balance(), await open()]).toEqual(['0.00', '40.00']);
  await comesBack(test_, pno);
  await waitFor(async () => (await open()) === '0.00', 'the set-off');
  expect(await balance()).toBe('57.00');
});

it('gives the limit of the day back to the customer, and still counts for the amount that needs two members', async () => {
  customer = await payee(test_, '20000.00');
  const { customerNumber } = customer;
  await anna.ok(staff.setCustomerLimits, { customerNumber, limits: { withdrawDaily: '9000.00' }, seen: {}, reason });
  const pno = await paid('8000.00');
  expect((await trySubmit('2000.00')).code).toBe('customer.dailyLimit');
  const replayed = async () => {
    const { list } = await anna.ok(staff.previewSettings, { values: [{ name: 'limits.withdraw.fee', value: '1.50' }] });
    return list.find(({ kind }) => kind === 'withdraw')?.documents;
  };
  const before = await replayed();
  await comesBack(test_, pno);
  // What the bank sends back was a withdrawal all the same.
  expect(await replayed()).toBe(before);
  const id = await submitted('2000.00');
  const pay = await anna.call(staff.decide, { kind: 'withdraw', id, decision: 'pay' });
  expect(pay.code).toBe('staff.secondPerson');
});
