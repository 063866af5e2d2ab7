import { calls } from '@portal/contract';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { decide } = calls.staff;
const { withdrawSubmit, cancelWithdrawProposal } = calls.withdraw;
const { addOutCoinAddress, submitWithdrawCoinV2 } = calls.coin;

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
let customer: Payee;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '0' });
  [anna, boris] = ['anna', 'boris'].map((name) => new StaffClient(test_.staffUrl, staffTokenOf(name))) as [
    StaffClient,
    StaffClient,
  ];
});
afterAll(() => test_.stop());
beforeEach(async () => {
  customer = await payee(test_, '30000.00');
});

async function bank(amount: string): Promise<string> {
  const { client, walletId: accountId, bankId } = customer;
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  return (await client.ok(withdrawSubmit, { accountId, bankId, amount, verifyCode })).pno;
}

async function coin(amount: string): Promise<string> {
  const { client, walletId: accountId } = customer;
  const verifyCode = await giveCode(test_, customer, 'coinAddress');
  const address = {
    coin: 'USDT',
    chain: 'TRC20',
    address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
    label: '钱包',
  } as const;
  const { id: addressId } = await client.ok(addOutCoinAddress, { ...address, verifyCode });
  const code = await giveCode(test_, customer, 'coin');
  return (await client.ok(submitWithdrawCoinV2, { accountId, addressId, amount, verifyCode: code })).pno;
}

/** The status after an approval, 1 while a second one is missing, or the code of the refusal. */
async function approve(member: StaffClient, id: string): Promise<number | string> {
  const kind = id.startsWith('W') ? 'withdraw' : 'coin';
  const answer = await member.call(decide, { kind, id, decision: 'approve' });
  return answer.code === 'OK' ? answer.data.status : answer.code;
}

it('one member approves 9,999.99 of a day, and everything beyond needs two, bank and coin together', async () => {
  const [first, second] = [await bank('5000.00'), await coin('4999.99')];
  expect([await approve(anna, first), await approve(anna, second)]).toEqual([2, 2]);
  const third = await bank('60.00');
  expect([await approve(anna, third), await approve(anna, third), await approve(boris, third)]).toEqual([
    1,
    'staff.secondPerson',
    2,
  ]);
});

it('two halves of 10,000 need two members each', async () => {
  for (const pno of [await bank('5000.00'), await coin('5000.00')])
    expect([await approve(anna, pno), await approve(boris, pno)]).toEqual([1, 2]);
});

it('what was cancelled, refused or made on another day does not count', async () => {
  const refused = await bank('9000.00');
  await anna.ok(decide, { kind: 'withdraw', id: refused, decision: 'refuse', reason: '资料不符' });
  await customer.client.ok(cancelWithdrawProposal, { pno: await bank('9000.00') });
  const yesterday = await bank('9000.00');
  await test_.gateway.db.rows(
    'test.yesterday',
    `update payout.proposal set created_at = created_at - interval '1 day' where pno = $1`,
    [yesterday],
  );
  expect(await approve(anna, await bank('9000.00'))).toBe(2);
  expect(await approve(anna, yesterday)).toBe(2);
});

it('two that are made at once count together: below 10,000 one member suffices, at 10,000 none', async () => {
  const below = await Promise.all([bank('5000.00'), bank('4999.99')]);
  expect(await Promise.all(below.map((pno) => approve(anna, pno)))).toEqual([2, 2]);
  customer = await payee(test_, '30000.00');
  const beyond = await Promise.all([bank('5000.00'), bank('5000.00')]);
  expect(await Promise.all(beyond.map((pno) => approve(anna, pno)))).toEqual([1, 1]);
});

it('one that is made while another is approved needs two', async () => {
  const first = await bank('6000.00');
  const [, second] = await Promise.all([approve(anna, first), bank('6000.00')]);
  expect(await approve(anna, second)).toBe(1);
});

it('two approvals of one member at once are one', async () => {
  const pno = await bank('10000.00');
  const answers = await Promise.all([approve(anna, pno), approve(anna, pno)]);
  expect(answers.map(String).sort()).toEqual(['1', 'staff.secondPerson']);
});
