import { calls, type ArgsOf } from '@portal/contract';
import { mt5Password, payDeposit, registerCustomer, waitFor } from '@portal/testkit';
import { TradingRefusal } from '../ports';
import {
  agree,
  approvedIntroducer,
  at,
  clientOf,
  closeTrade,
  commissionIn,
  compute,
  monthAt,
  staffOf,
} from './introducers';
import { deliver, reportOf } from './channel';
import { giveCode, payee } from './payouts';
import type { TestGateway } from './start-test-gateway';
import { comesBack } from './returned-payouts';
import { uploadDocument } from './upload-document';
import { platformHas, withCredit, type Credited } from './with-credit';

const { account, coin, deposit, sandbox, staff, transfer, withdraw } = calls;

/** Makes documents with journals of every kind that a document has, on a gateway with REVIEW manual. */
export async function everyJournal(test: TestGateway): Promise<void> {
  // A deposit with a coupon.
  const one = await withCredit(test, '333.34', '50.00');
  await payouts(test, one);
  await transfers(test, one);
  await adjustments(test, one);
  await rewards(test);
  const { id } = await staffOf(test, 'marketing').ok(staff.createPromotion, {
    ...{ title: '活动', coupon: '赠金', amount: '25.00', minDeposit: '2000.00', budget: '60.00', days: 14 },
    ...{
      from: new Date(Date.now() - 86_400_000).toISOString(),
      until: new Date(Date.now() + 86_400_000).toISOString(),
    },
    newCustomers: false,
  });
  const { customerNumber } = await registerCustomer(test.url);
  await staffOf(test, 'marketing').ok(staff.grantCoupon, { id, customerNumber });
}

async function payouts(test: TestGateway, one: Credited): Promise<void> {
  const { client, walletId, mt5Id, bankId } = one;
  const decide = (kind: 'withdraw' | 'coin', id: string) =>
    staffOf(test, 'anna').ok(staff.decide, { kind, id, decision: 'pay' });
  const bank = async (accountId: string, amount: string) => {
    const verifyCode = await giveCode(test, one, 'withdraw');
    return (await client.ok(withdraw.withdrawSubmit, { accountId, bankId, amount, verifyCode })).pno;
  };
  await decide('withdraw', await bank(walletId, '100.11'));
  const returned = await bank(walletId, '70.13');
  await decide('withdraw', returned);
  await comesBack(test, returned);
  // Credit leaves with this one and comes back.
  await client.ok(withdraw.cancelWithdrawProposal, { pno: await bank(mt5Id, '60.07') });
  const address = {
    coin: 'USDT',
    chain: 'ERC20',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    label: '钱包',
  } as const;
  const verifyCode = await giveCode(test, one, 'coinAddress');
  const { id: addressId } = await client.ok(coin.addOutCoinAddress, { ...address, verifyCode });
  const send = async () => {
    const payment = { accountId: walletId, addressId, amount: '100.13', verifyCode: await giveCode(test, one, 'coin') };
    const { pno } = await client.ok(coin.submitWithdrawCoinV2, payment);
    await decide('coin', pno);
    return pno;
  };
  await send();
  await comesBack(test, await send());
}

async function transfers(test: TestGateway, one: Credited): Promise<void> {
  const { client, walletId, mt5Id, login } = one;
  const { trading } = test.gateway.ports;
  await platformHas(test, login, '333.34', '50.00');
  const back = { fromAccountId: mt5Id, toAccountId: walletId, amount: '10.17' };
  const { applyBalance } = trading;
  trading.applyBalance = (operation) =>
    operation.action === 'balance' && operation.amount < 0n
      ? Promise.reject(new TradingRefusal(10019, 'no money'))
      : applyBalance(operation);
  await client.ok(transfer.addTransfer, back);
  trading.applyBalance = applyBalance;
  await client.ok(transfer.addTransfer, { ...back, amount: '10.19' });
  await client.ok(transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '20.23' });
  const { id: cnh } = await client.ok(account.createMT5Account, {
    level: 'MIN',
    currency: 'CNH',
    password: mt5Password,
  });
  await client.ok(transfer.addTransfer, { fromAccountId: walletId, toAccountId: cnh, amount: '70.29' });
  await waitFor(
    async () => (await client.call(account.giveUpCredit, { id: mt5Id })).code === 'OK',
    'the credit given up',
  );
}

async function adjustments(test: TestGateway, { client, walletId: accountId }: Credited): Promise<void> {
  const [anna, boris] = [staffOf(test, 'anna'), staffOf(test, 'boris')];
  const adjust = async (proposal: Omit<ArgsOf<typeof staff.proposeAdjustment>, 'reason'>) => {
    const { id, number } = await anna.ok(staff.proposeAdjustment, { ...proposal, reason: '更正' });
    await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
    return number;
  };
  const reference = await adjust({ kind: 'feeRefund', accountId, amount: '9.31' });
  await adjust({ kind: 'reversal', reference });
  await adjust({ kind: 'correction', accountId, amount: '-6.37' });
  const documentId = await uploadDocument(anna);
  await adjust({ kind: 'deposit', accountId, amount: '120.41', reference: 'WIRE-7', documentId });
  const { pno } = await client.ok(deposit.submitData, { accountId, channel: 'EGPAY', amount: '80.43' });
  await client.ok(sandbox.payOrder, { pno, action: 'pay' });
  const paid = async () => (await client.ok(deposit.egpaySuccess, { pno })).status === 'paid';
  await waitFor(paid, 'the payment');
  await adjust({ kind: 'chargeback', reference: pno, documentId });
  await receivable(test, adjust, documentId);
  await suspense(test, (reference) => adjust({ kind: 'suspense', accountId, amount: '99.17', reference }));
}

/** A chargeback of which the account gives a part, and what is owed is set off and written off. */
async function receivable(
  test: TestGateway,
  adjust: (proposal: Omit<ArgsOf<typeof staff.proposeAdjustment>, 'reason'>) => Promise<string>,
  documentId: string,
): Promise<void> {
  const { client, walletId: accountId } = await payee(test, '100.00');
  const pno = await payDeposit(client, accountId, '90.31');
  await adjust({ kind: 'correction', accountId, amount: '-170.00' });
  await adjust({ kind: 'chargeback', reference: pno, documentId });
  await adjust({ kind: 'goodwill', accountId, amount: '20.17' });
  const { gateway } = test;
  const ofLast = () =>
    gateway.db.row<{ number: string; open: bigint }>(
      'test.receivable',
      'select number, open from account.receivable order by id desc limit 1',
    );
  await waitFor(async () => (await ofLast()).open === 4983n, 'the set-off');
  await adjust({ kind: 'writeOff', reference: (await ofLast()).number });
}

/** A payment of an unknown order that is credited, and one that is rejected. */
async function suspense(test: TestGateway, credit: (number: string) => Promise<unknown>): Promise<void> {
  for (const pno of ['D991231ONE', 'D991231TWO'])
    await deliver(test, reportOf({ pno, payAmount: '720.00', payCurrency: 'CNY' }));
  const { list } = await staffOf(test, 'anna').ok(staff.suspendedPayments, {});
  const [rejected, credited] = list;
  await staffOf(test, 'anna').ok(staff.rejectSuspended, { id: rejected?.id ?? '', reason: '没有收到' });
  await credit(credited?.number ?? '');
}

async function rewards(test: TestGateway): Promise<void> {
  const [month, introducer] = [monthAt(-1), await approvedIntroducer(test)];
  const friend = await clientOf(test, introducer.inviteCode);
  await agree(test, introducer.id, month);
  await closeTrade(test, friend.mt5Id, at(month, '15T12:00:00'), 1);
  await compute(test);
  const { id = '', amount = '' } = (await commissionIn(test, introducer, month)) ?? {};
  for (const name of ['anna', 'boris'])
    await staffOf(test, name).ok(staff.decideCommission, { id, decision: 'approve', amount });
  await payDeposit(friend.client, friend.mt5Id, '200.00');
  const bonus = () => test.gateway.db.maybe('test.bonus', `select from ledger.journal where kind = 'invite'`);
  await waitFor(async () => (await bonus()) !== undefined, 'the bonus');
}
