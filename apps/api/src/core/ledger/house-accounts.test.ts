import { calls, type ArgsOf } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import {
  agree,
  approvedIntroducer,
  at,
  clientOf,
  closeTrade,
  commissionIn,
  compute,
  monthAt,
} from '../../testing/introducers';
import { legsOf } from '../../testing/legs-of';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { uploadDocument } from '../../testing/upload-document';
import { recordBreaks } from '../reconciliation/records';

const { staff, withdraw, coin } = calls;

let test_: TestGateway;
let customer: Payee;
let anna: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
  customer = await payee(test_, '5000.00');
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterAll(() => test_.stop());

type Proposal = ArgsOf<typeof staff.proposeAdjustment>;
async function adjusted(proposal: Omit<Proposal, 'reason'>): Promise<string> {
  const { id, number } = await anna.ok(staff.proposeAdjustment, { ...proposal, reason: '更正' });
  await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
  return number;
}

describe('an adjustment is paid by the house account of its kind, and reversed on the same', () => {
  it.each([
    ['correction', '7.01', 'correction'],
    ['goodwill', '8.02', 'goodwill'],
    ['feeRefund', '9.03', 'fee'],
  ] as const)('%s', async (kind, amount, house) => {
    const number = await adjusted({ kind, accountId: customer.walletId, amount });
    expect(await legsOf(test_, number)).toEqual([`adjustment: ${house} > wallet ${amount} USD`]);
    const reversal = await adjusted({ kind: 'reversal', reference: number });
    expect(await legsOf(test_, reversal)).toEqual([`adjustment: wallet > ${house} ${amount} USD`]);
  });

  it('a correction that takes', async () => {
    const number = await adjusted({ kind: 'correction', accountId: customer.walletId, amount: '-6.04' });
    expect(await legsOf(test_, number)).toEqual(['adjustment: wallet > correction 6.04 USD']);
    const reversal = await adjusted({ kind: 'reversal', reference: number });
    expect(await legsOf(test_, reversal)).toEqual(['adjustment: correction > wallet 6.04 USD']);
  });

  it('a bank transfer', async () => {
    const documentId = await uploadDocument(anna);
    const of = { accountId: customer.walletId, amount: '120.05', reference: 'WIRE-1', documentId };
    expect(await legsOf(test_, await adjusted({ kind: 'deposit', ...of }))).toEqual([
      'deposit.wire: bank:wire > wallet 120.05 USD',
    ]);
  });
});

describe('a withdrawal to a bank', () => {
  const submit = async (amount: string) => {
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const { walletId: accountId, bankId } = customer;
    return (await customer.client.ok(withdraw.withdrawSubmit, { accountId, bankId, amount, verifyCode })).pno;
  };
  const held = [
    'withdraw.hold: wallet > payout:bank 97.11 USD, pending',
    'withdraw.hold: wallet > fee 3.00 USD, pending',
  ];

  it('pays the fee to the house and the rest through the exchange', async () => {
    const pno = await submit('100.11');
    await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'pay' });
    expect(await legsOf(test_, pno)).toEqual([
      ...held,
      'withdraw: wallet > payout:bank 97.11 USD, post',
      'withdraw: wallet > fee 3.00 USD, post',
      'withdraw: payout:bank > exchange 97.11 USD',
      'withdraw: exchange > payout:bank 695.31 CNY',
    ]);
  });

  it('gives both back when it is refused or cancelled', async () => {
    const back = [
      'withdraw.release: wallet > payout:bank 97.11 USD, void',
      'withdraw.release: wallet > fee 3.00 USD, void',
    ];
    const refused = await submit('100.11');
    await anna.ok(staff.decide, { kind: 'withdraw', id: refused, decision: 'refuse', reason: '资料不全' });
    expect(await legsOf(test_, refused)).toEqual([...held, ...back]);
    const cancelled = await submit('100.11');
    await customer.client.ok(withdraw.cancelWithdrawProposal, { pno: cancelled });
    expect(await legsOf(test_, cancelled)).toEqual([...held, ...back]);
  });
});

it('a coin withdrawal pays the network’s fee in coin', async () => {
  const { client, walletId: accountId } = customer;
  const { id: addressId } = await client.ok(coin.addOutCoinAddress, {
    coin: 'USDT',
    chain: 'ERC20',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    label: '钱包',
    verifyCode: await giveCode(test_, customer, 'coinAddress'),
  });
  const verifyCode = await giveCode(test_, customer, 'coin');
  const { pno } = await client.ok(coin.submitWithdrawCoinV2, { accountId, addressId, amount: '100.11', verifyCode });
  await anna.ok(staff.decide, { kind: 'coin', id: pno, decision: 'pay', txHash: `0x${'ab'.repeat(32)}` });
  expect(await legsOf(test_, pno)).toEqual([
    'withdraw.hold: wallet > payout:coin 100.11 USD, pending',
    'withdraw: wallet > payout:coin 100.11 USD, post',
    'withdraw: payout:coin > exchange 100.11 USD',
    'withdraw: exchange > payout:coin 92.110000 USDT',
    'withdraw: exchange > fee 8.000000 USDT',
  ]);
});

it('commissions and bonuses are paid by their own house accounts', async () => {
  const [month, introducer] = [monthAt(-1), await approvedIntroducer(test_)];
  const friend = await clientOf(test_, introducer.inviteCode);
  await agree(test_, introducer.id, month);
  await closeTrade(test_, friend.mt5Id, at(month, '15T12:00:00'), 1);
  await compute(test_);
  const { id = '', amount = '' } = (await commissionIn(test_, introducer, month)) ?? {};
  for (const member of [anna, boris]) await member.ok(staff.decideCommission, { id, decision: 'approve', amount });
  const of = async (kind: string) => (await legsOf(test_, id)).filter((leg) => leg.startsWith(`${kind}:`));
  expect(await of('commission')).toEqual(['commission: commission > wallet 4.00 USD']);
  const accountId = friend.mt5Id;
  const { pno } = await friend.client.ok(calls.deposit.submitData, { accountId, channel: 'EGPAY', amount: '200.00' });
  await friend.client.ok(calls.sandbox.payOrder, { pno, action: 'pay' });
  const bonus = await waitFor(async () => {
    const row = await test_.gateway.db.maybe<{ id: bigint }>(
      'test.bonus',
      `select id from recommend.bonus where customer_id = $1::bigint and status = 'paid'`,
      [friend.customerNumber],
    );
    return row && String(row.id);
  }, 'the bonus');
  expect((await legsOf(test_, bonus)).filter((leg) => leg.startsWith('invite:'))).toEqual([
    'invite: promotion > wallet 20.00 USD',
  ]);
});
