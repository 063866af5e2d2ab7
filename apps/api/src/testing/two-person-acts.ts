import { calls, type ArgsOf, type CallSpec, type Permission } from '@portal/contract';
import { fundedCustomer, newPhone, picture, registerCustomer } from '@portal/testkit';
import { randomInt } from 'node:crypto';
import { reconcile } from '../core/reconciliation';
import { payUnnoticed } from './channel';
import { decisionActs } from './decision-acts';
import { doneWhere } from './done-where';
import { addTotp } from './factors';
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
import { memberChangeActs } from './member-change-acts';
import { giveCode, type Payee } from './payouts';
import { givePhoneCode, identified } from './phone-changes';
import type { StaffClient } from './staff-client';
import type { TestGateway } from './start-test-gateway';
import { uploadDocument } from './upload-document';

const { staff, withdraw, coin, deposit } = calls;

/** An act of two people of which the first person has done their part. */
export interface Begun {
  /** The call that completes it, with its arguments. */
  call: CallSpec;
  args: ArgsOf<CallSpec>;
  /** The customer whose record it is; absent where it is nobody's. */
  customerNumber?: string;
  /** Whether it has taken effect, by whatever call. */
  done(): Promise<boolean>;
}

export interface World {
  test: TestGateway;
  /** Has 60,000 USD in the wallet. */
  customer: Payee;
  /** An administrator who is neither the first nor the second person. */
  other: StaffClient;
}

export interface TwoPersonAct {
  /** The permission that the first part needs. */
  needs: Permission;
  begin(world: World, first: StaffClient): Promise<Begun>;
}

const begun = <C extends CallSpec>(call: C, args: ArgsOf<C>, more: Omit<Begun, 'call' | 'args'>): Begun => ({
  call,
  args,
  ...more,
});

async function withdrawal({ test, customer }: World, amount: string): Promise<string> {
  const { walletId: accountId, bankId } = customer;
  const verifyCode = await giveCode(test, customer, 'withdraw');
  return (await customer.client.ok(withdraw.withdrawSubmit, { accountId, bankId, amount, verifyCode })).pno;
}

const acts = {
  ...memberChangeActs,
  'staff.liftFreeze': {
    needs: 'customer.freeze',
    async begin({ test, customer: { customerNumber } }, first) {
      const { id } = await first.ok(staff.freezeCustomer, { customerNumber, scope: 'money', reason: '核查' });
      const done = doneWhere(test, 'customer.freeze', 'lifted_at is not null or until <= now()', id);
      return begun(staff.liftFreeze, { id, reason: '完成' }, { customerNumber, done });
    },
  },
  'staff.decideFactorReset': {
    needs: 'review.phone',
    async begin({ test }, first) {
      const person = await registerCustomer(test.url);
      const { id: factorId } = await addTotp(person);
      const { customerNumber } = person;
      const { id } = await first.ok(staff.proposeFactorReset, { customerNumber, reason: '手机丢失' });
      const done = async () => !(await doneWhere(test, 'customer.factor', 'true', factorId)());
      return begun(staff.decideFactorReset, { id, decision: 'approve' }, { customerNumber, done });
    },
  },
  'staff.decideAdjustment': {
    needs: 'adjustment.propose',
    async begin({ test, customer: { walletId: accountId, customerNumber } }, first) {
      const proposal = { kind: 'goodwill', accountId, amount: '1.00', reason: '补偿' } as const;
      const { id } = await first.ok(staff.proposeAdjustment, proposal);
      const done = doneWhere(test, 'account.adjustment', 'status = 2', id);
      return begun(staff.decideAdjustment, { id, decision: 'approve' }, { customerNumber, done });
    },
  },
  'staff.decideOutcome': {
    needs: 'customer.note',
    async begin({ test, customer: { client, customerNumber } }, first) {
      const { no } = await client.ok(calls.support.open, { kind: 'complaint', subject: '出金', text: '太慢' });
      const proposal = { no, version: 1, outcome: 'upheld', text: '已改进' } as const;
      const { version } = await first.ok(staff.proposeOutcome, proposal);
      const done = doneWhere(test, 'support.ticket', `status = 'closed'`, no.slice(1));
      return begun(staff.decideOutcome, { no, version, decision: 'approve' }, { customerNumber, done });
    },
  },
  'staff.decideCase': {
    needs: 'customer.manage',
    async begin({ test, customer: { customerNumber } }, first) {
      const { no } = await first.ok(staff.openCase, { customerNumber, subject: '可疑交易', text: '多笔分拆入金' });
      const proposal = { no, version: 2, outcome: 'report', text: '上报' } as const;
      const { version } = await first.ok(staff.proposeCaseOutcome, proposal);
      const done = doneWhere(test, 'support.suspicious_case', `status = 'reported'`, no.slice(1));
      return begun(staff.decideCase, { no, version, decision: 'approve' }, { customerNumber, done });
    },
  },
  'staff.decideSettings': {
    needs: 'settings.propose',
    async begin({ test }, first) {
      const value = `${randomInt(2, 1e6)}.00`;
      const values = [{ name: 'limits.invite.bonus' as const, value }];
      const { id } = await first.ok(staff.proposeSettings, { values, reason: '调整' });
      const done = doneWhere(test, 'common.settings_change', 'status = 2', id);
      return begun(staff.decideSettings, { id, decision: 'approve' }, { done });
    },
  },
  'staff.decideBatch': {
    needs: 'payout.pay',
    async begin(world, first) {
      const pno = await withdrawal(world, '100.00');
      await world.other.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'approve' });
      const { number } = await first.ok(staff.makeBatch, { format: 'csv', pnos: [pno] });
      const { customerNumber } = world.customer;
      const done = doneWhere(world.test, 'payout.batch', 'status in (2, 3)', number, 'number');
      return begun(staff.decideBatch, { number, decision: 'release' }, { customerNumber, done });
    },
  },
  'staff.decideAgreement': {
    needs: 'agreement.propose',
    async begin({ test }, first) {
      const { id: application, customerNumber } = await approvedIntroducer(test);
      const documentId = await uploadDocument(first);
      const proposal = { id: application, from: monthAt(0), tiers, documentId };
      const { id } = await first.ok(staff.proposeAgreement, proposal);
      const done = doneWhere(test, 'recommend.agreement', 'status = 2', id);
      return begun(staff.decideAgreement, { id, decision: 'approve' }, { customerNumber, done });
    },
  },
  'staff.decideCommission': {
    needs: 'commission.approve',
    async begin({ test }, first) {
      const [month, introducer] = [monthAt(-1), await approvedIntroducer(test)];
      const { mt5Id } = await clientOf(test, introducer.inviteCode);
      await agree(test, introducer.id, month);
      await closeTrade(test, mt5Id, at(month, '15T12:00:00'), 1);
      await compute(test);
      const due = await commissionIn(test, introducer, month);
      const args = { id: due?.id ?? '', decision: 'approve', amount: due?.amount ?? '' } as const;
      await first.ok(staff.decideCommission, args);
      const done = doneWhere(test, 'recommend.commission', 'status = 3', args.id);
      return begun(staff.decideCommission, args, { customerNumber: introducer.customerNumber, done });
    },
  },
  'staff.decide phone': {
    needs: 'review.phone',
    async begin({ test }, first) {
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
      const done = doneWhere(test, 'customer.phone_change', 'status = 1', id);
      const verifyCode = await givePhoneCode(test, { customerNumber }, 'phoneNew', proposal.mobilePhone);
      return begun(staff.decide, { kind: 'phone', id, decision: 'approve', verifyCode }, { customerNumber, done });
    },
  },
  'staff.decide withdraw': {
    needs: 'payout.decide',
    async begin(world, first) {
      const args = { kind: 'withdraw', id: await withdrawal(world, '10000.00'), decision: 'approve' } as const;
      await first.ok(staff.decide, args);
      const done = doneWhere(world.test, 'payout.proposal', 'status in (2, 3)', args.id, 'pno');
      return begun(staff.decide, args, { customerNumber: world.customer.customerNumber, done });
    },
  },
  'staff.decide coin': {
    needs: 'payout.decide',
    async begin({ test, customer }, first) {
      const { client, walletId: accountId, customerNumber } = customer;
      const { id: addressId } = await client.ok(coin.addOutCoinAddress, {
        coin: 'USDT',
        chain: 'TRC20',
        address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
        label: '钱包',
        verifyCode: await giveCode(test, customer, 'coinAddress'),
      });
      const verifyCode = await giveCode(test, customer, 'coin');
      const form = { accountId, addressId, amount: '10000.00', verifyCode };
      const { pno: id } = await client.ok(coin.submitWithdrawCoinV2, form);
      const args = { kind: 'coin', id, decision: 'approve' } as const;
      await first.ok(staff.decide, args);
      const done = doneWhere(test, 'payout.proposal', 'status in (2, 3)', id, 'pno');
      return begun(staff.decide, args, { customerNumber, done });
    },
  },
  'staff.decide quarantine': {
    needs: 'reconciliation.resolve',
    async begin({ test }, first) {
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
      const args = { kind: 'quarantine', id, decision: 'approve', resolution: 'correct' } as const;
      await first.ok(staff.decide, args);
      const done = doneWhere(test, 'account.quarantine', 'resolved_at is not null', id);
      return begun(staff.decide, args, { customerNumber, done });
    },
  },
  'staff.acceptBreak': {
    needs: 'reconciliation.resolve',
    async begin({ test }, first) {
      const { client, walletId: accountId, customerNumber } = await fundedCustomer(test.url);
      const { pno } = await client.ok(deposit.submitData, { accountId, channel: 'EGPAY', amount: '60.00' });
      await payUnnoticed(test, pno);
      await reconcile(test.gateway);
      const [found] = (await first.ok(staff.reconciliationBreaks, { subject: pno })).list;
      const args = { id: found?.id ?? '', reason: '渠道已确认' };
      await first.ok(staff.acceptBreak, args);
      const done = doneWhere(test, 'reconciliation.break', `resolution = 'accept'`, args.id);
      return begun(staff.acceptBreak, args, { customerNumber, done });
    },
  },
  'staff.decide stop': {
    needs: 'reconciliation.resolve',
    async begin({ test }, first) {
      const { id } = await first.ok(staff.stopPayouts, { reason: '演练' });
      const args = { kind: 'stop', id, decision: 'approve' } as const;
      await first.ok(staff.decide, args);
      const done = doneWhere(test, 'kernel.payout_stop', 'released_at is not null', id);
      return begun(staff.decide, args, { done });
    },
  },
} satisfies Record<string, TwoPersonAct>;

/**
 * Every act of staff that needs two people: by the id of the call, and for staff.decide and staff.decideMemberChange by the kind too.
 * The test http/two-persons.test.ts fails for an act of the contract that is missing here.
 */
export const twoPersonActs: Readonly<Record<string, TwoPersonAct>> = { ...acts, ...decisionActs(acts) };
