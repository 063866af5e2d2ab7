import { calls, type ArgsOf, type CallSpec } from '@portal/contract';
import { doneWhere } from './done-where';
import { payee } from './payouts';
import type { TwoPersonAct } from './two-person-acts';

const { staff } = calls;

/** The arguments of staff.decide. */
type Decided = ArgsOf<typeof staff.decide>;
type Kind = 'phone' | 'withdraw' | 'coin' | 'quarantine' | 'stop';

/** An act of two people whose first part is done by staff.decide, and which a decision's own call completes. */
const byOwnCall = <C extends CallSpec>(
  act: TwoPersonAct,
  call: C,
  argsOf: (args: Decided) => ArgsOf<C>,
): TwoPersonAct => ({
  needs: act.needs,
  async begin(world, first) {
    // The amounts of several acts are more than one customer has.
    const customer = await payee(world.test, '20000.00');
    const { args, ...more } = await act.begin({ ...world, customer }, first);
    return { ...more, call, args: argsOf(args as Decided) };
  },
});

const byNumber = ({ id: pno }: Decided) => ({ pno });

/** The acts of two people that can be completed by a decision's own call, by its id. */
export function decisionActs(acts: Readonly<Record<`staff.decide ${Kind}`, TwoPersonAct>>) {
  const of = <C extends CallSpec>(
    kind: Kind,
    call: C,
    argsOf: (args: Decided) => ArgsOf<C>,
  ): [string, TwoPersonAct] => [call.id, byOwnCall(acts[`staff.decide ${kind}`], call, argsOf)];
  const refusal: TwoPersonAct = {
    needs: 'review.phone',
    async begin(world, first) {
      const { args, customerNumber = '' } = await acts['staff.decide phone'].begin(world, first);
      const { id } = args as Decided;
      const done = doneWhere(world.test, 'customer.phone_change', 'status = 3', id);
      return { call: staff.refusePhoneChange, args: { id, reason: '照片不符' }, customerNumber, done };
    },
  };
  return Object.fromEntries([
    of('phone', staff.approvePhoneChange, ({ id, verifyCode = '' }) => ({ id, verifyCode })),
    [staff.refusePhoneChange.id, refusal],
    of('withdraw', staff.approveWithdrawal, byNumber),
    of('withdraw', staff.payWithdrawal, byNumber),
    of('coin', staff.approveCoinWithdrawal, byNumber),
    of('coin', staff.payCoinWithdrawal, byNumber),
    of('quarantine', staff.resolveQuarantine, ({ id, resolution = 'correct' }) => ({ id, resolution })),
    of('stop', staff.approveStop, ({ id }) => ({ id })),
  ]);
}
