import { calls } from '@portal/contract';
import { fundedCustomer, newPhone, picture } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { reconcile } from '../core/reconciliation';
import { payUnnoticed } from './channel';
import {
  agree,
  approvedIntroducer,
  at,
  clientOf,
  closeTrade,
  commissionIn,
  compute,
  monthAt,
  tiers,
} from './introducers';
import { giveCode, type Payee } from './payouts';
import { identified } from './phone-changes';
import type { StaffClient } from './staff-client';
import type { TestGateway } from './start-test-gateway';
import { uploadDocument } from './upload-document';

const { staff, withdraw, coin, deposit } = calls;

/** What the second person does after the first one has done their part. */
export interface Prepared {
  /** The code of the answer. */
  second(client: StaffClient): Promise<string>;
  /** The customer whose record it is; absent where it is nobody's. */
  customerNumber?: string;
}

export interface World {
  test: TestGateway;
  /** Has 60,000 USD in the wallet. */
  customer: Payee;
  /** An administrator who is neither the first nor the second person. */
  other: StaffClient;
}

export type TwoPersonAct = (world: World, first: StaffClient) => Promise<Prepared>;

const codeOf = async (answer: Promise<{ code: string }>) => (await answer).code;
type Kind = 'phone' | 'withdraw' | 'coin' | 'quarantine' | 'stop';
const approval =
  (kind: Kind, id: string, more: { resolution?: 'correct' } = {}) =>
  (client: StaffClient) =>
    codeOf(client.call(staff.decide, { kind, id, decision: 'approve', ...more }));

async function withdrawal({ test, customer }: World, amount: string): Promise<string> {
  const { walletId: accountId, bankId } = customer;
  const verifyCode = await giveCode(test, customer, 'withdraw');
  return (await customer.client.ok(withdraw.withdrawSubmit, { accountId, bankId, amount, verifyCode })).pno;
}

/**
 * Every act of staff that needs two people: by the id of the call, and for the review queues by the kind too. The test
 * http/two-persons.test.ts fails for a call of the contract that is missing here.
 */
export const twoPersonActs: Readonly<Record<string, TwoPersonAct>> = {
  'staff.decideMemberChange': async (_world, first) => {
    const member = { email: `${randomUUID()}@broker.test`, name: '新员工', roles: ['support'] };
    const { id } = await first.ok(staff.inviteMember, member);
    return { second: (client) => codeOf(client.call(staff.decideMemberChange, { id, decision: 'approve' })) };
  },
  'staff.liftFreeze': async ({ customer: { customerNumber } }, first) => {
    const { id } = await first.ok(staff.freezeCustomer, { customerNumber, scope: 'money', reason: '核查' });
    return { second: (client) => codeOf(client.call(staff.liftFreeze, { id, reason: '完成' })), customerNumber };
  },
  'staff.decideAdjustment': async ({ customer: { walletId: accountId, customerNumber } }, first) => {
    const proposal = { kind: 'goodwill', accountId, amount: '1.00', reason: '补偿' } as const;
    const { id } = await first.ok(staff.proposeAdjustment, proposal);
    return {
      second: (client) => codeOf(client.call(staff.decideAdjustment, { id, decision: 'approve' })),
      customerNumber,
    };
  },
  'staff.decideSettings': async (_world, first) => {
    const values = [{ name: 'limits.transfer.min' as const, value: '2.00' }];
    const { id } = await first.ok(staff.proposeSettings, { values, reason: '调整' });
    return { second: (client) => codeOf(client.call(staff.decideSettings, { id, decision: 'approve' })) };
  },
  'staff.decideBatch': async (world, first) => {
    const pno = await withdrawal(world, '100.00');
    await world.other.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'approve' });
    const { number } = await first.ok(staff.makeBatch, { format: 'csv', pnos: [pno] });
    return {
      second: (client) => codeOf(client.call(staff.decideBatch, { number, decision: 'release' })),
      customerNumber: world.customer.customerNumber,
    };
  },
  'staff.decideAgreement': async ({ test }, first) => {
    const { id: application, customerNumber } = await approvedIntroducer(test);
    const documentId = await uploadDocument(first);
    const proposal = { id: application, from: monthAt(0), tiers, documentId };
    const { id } = await first.ok(staff.proposeAgreement, proposal);
    return {
      second: (client) => codeOf(client.call(staff.decideAgreement, { id, decision: 'approve' })),
      customerNumber,
    };
  },
  'staff.decideCommission': async ({ test }, first) => {
    const [month, introducer] = [monthAt(-1), await approvedIntroducer(test)];
    const { mt5Id } = await clientOf(test, introducer.inviteCode);
    await agree(test, introducer.id, month);
    await closeTrade(test, mt5Id, at(month, '15T12:00:00'), 1);
    await compute(test);
    const due = await commissionIn(test, introducer, month);
    const args = { id: due?.id ?? '', decision: 'approve', amount: due?.amount ?? '' } as const;
    await first.ok(staff.decideCommission, args);
    return {
      second: (client) => codeOf(client.call(staff.decideCommission, args)),
      customerNumber: introducer.customerNumber,
    };
  },
  'staff.decide phone': async ({ test }, first) => {
    const { customerNumber } = await identified(test);
    const upload = async () => {
      const body = new FormData();
      body.set('file', picture(), 'card.png');
      const path = staff.uploadCustomerFile.path.replace(':customerNumber', customerNumber);
      return (await first.request<{ fileId: string }>(path, { method: 'POST', body })).data.fileId;
    };
    const [frontFileId, backFileId, holdingFileId] = [await upload(), await upload(), await upload()];
    const files = { frontFileId, backFileId, holdingFileId };
    const proposal = { customerNumber, mobilePhone: newPhone(), reason: '手机丢失', ...files };
    const { id } = await first.ok(staff.proposePhone, proposal);
    return { second: approval('phone', id), customerNumber };
  },
  'staff.decide withdraw': async (world, first) => {
    const id = await withdrawal(world, '10000.00');
    await first.ok(staff.decide, { kind: 'withdraw', id, decision: 'approve' });
    return { second: approval('withdraw', id), customerNumber: world.customer.customerNumber };
  },
  'staff.decide coin': async ({ test, customer }, first) => {
    const { client, walletId: accountId, customerNumber } = customer;
    const { id: addressId } = await client.ok(coin.addOutCoinAddress, {
      coin: 'USDT',
      chain: 'TRC20',
      address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
      label: '钱包',
      verifyCode: await giveCode(test, customer, 'coinAddress'),
    });
    const verifyCode = await giveCode(test, customer, 'coin');
    const { pno: id } = await client.ok(coin.submitWithdrawCoinV2, {
      accountId,
      addressId,
      amount: '10000.00',
      verifyCode,
    });
    await first.ok(staff.decide, { kind: 'coin', id, decision: 'approve' });
    return { second: approval('coin', id), customerNumber };
  },
  'staff.decide quarantine': async ({ test }, first) => {
    const { customerNumber, mt5Id } = await fundedCustomer(test.url);
    // The platform has one cent that the ledger does not know of.
    await test.gateway.db.rows(
      'test.drift',
      `update mt5.user set balance = balance + 1 where login = (select login::bigint from account.account where id = $1::bigint)`,
      [mt5Id],
    );
    await reconcile(test.gateway);
    const { list } = await first.ok(staff.reviews, { kind: 'quarantine', status: 1, pageSize: 100 });
    const id = list.find((review) => review.customerNumber === customerNumber)?.id ?? '';
    const second = approval('quarantine', id, { resolution: 'correct' });
    if ((await second(first)) !== 'OK') throw new Error('the account is not in quarantine');
    return { second, customerNumber };
  },
  'staff.acceptBreak': async ({ test }, first) => {
    const { client, walletId: accountId, customerNumber } = await fundedCustomer(test.url);
    const { pno } = await client.ok(deposit.submitData, { accountId, channel: 'EGPAY', amount: '60.00' });
    await payUnnoticed(test, pno);
    await reconcile(test.gateway);
    const [found] = (await first.ok(staff.reconciliationBreaks, { subject: pno })).list;
    const args = { id: found?.id ?? '', reason: '渠道已确认' };
    await first.ok(staff.acceptBreak, args);
    return { second: (client) => codeOf(client.call(staff.acceptBreak, args)), customerNumber };
  },
  'staff.decide stop': async (_world, first) => {
    const { id } = await first.ok(staff.stopPayouts, { reason: '演练' });
    const second = approval('stop', id);
    if ((await second(first)) !== 'OK') throw new Error('the stop has no first approval');
    return { second };
  },
};
