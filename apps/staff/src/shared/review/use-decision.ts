import {
  useApproveBankCardMutation,
  useApproveCoinWithdrawalMutation,
  useApproveIdentityMutation,
  useApproveIntroducerMutation,
  useApproveLinkMutation,
  useApprovePhoneChangeMutation,
  useApproveStopMutation,
  useApproveWithdrawalMutation,
  usePayCoinWithdrawalMutation,
  usePayWithdrawalMutation,
  useRefuseBankCardMutation,
  useRefuseCoinWithdrawalMutation,
  useRefuseIdentityMutation,
  useRefuseIntroducerMutation,
  useRefuseLinkMutation,
  useRefusePhoneChangeMutation,
  useRefuseWithdrawalMutation,
  useResolveQuarantineMutation,
} from '@portal/api-client/staff';
import type { BodyOf } from '@portal/contract/kernel';
import type { ReviewDecision, ReviewKind, staffCalls } from '@portal/contract/staff';

type Calls = typeof staffCalls;
type Hook = ReturnType<typeof useApproveStopMutation>;

/** A decision on an item of a queue, with what its call takes. */
export type Decision = { kind: ReviewKind; id: string; decision: ReviewDecision } & Partial<
  BodyOf<Calls['refuseIdentity']> &
    BodyOf<Calls['approvePhoneChange']> &
    BodyOf<Calls['payWithdrawal']> &
    BodyOf<Calls['payCoinWithdrawal']> &
    BodyOf<Calls['resolveQuarantine']>
>;

/** A payout is known by its number. `createdAt` goes with an identity only, where a new submission keeps the id. */
const argsOf = ({ kind, id, decision: _decision, createdAt, ...body }: Decision) => ({
  ...(kind === 'withdraw' || kind === 'coin' ? { pno: id } : { id }),
  ...(kind === 'identity' && { createdAt }),
  ...body,
});

/** Sends a decision on an item of any queue. Each decision has a call of its own. */
export function useDecision(): [(decision: Decision) => ReturnType<Hook[0]>, { isLoading: boolean }] {
  const calls = {
    identity: { approve: useApproveIdentityMutation(), refuse: useRefuseIdentityMutation() },
    bank: { approve: useApproveBankCardMutation(), refuse: useRefuseBankCardMutation() },
    phone: { approve: useApprovePhoneChangeMutation(), refuse: useRefusePhoneChangeMutation() },
    link: { approve: useApproveLinkMutation(), refuse: useRefuseLinkMutation() },
    introducer: { approve: useApproveIntroducerMutation(), refuse: useRefuseIntroducerMutation() },
    withdraw: {
      approve: useApproveWithdrawalMutation(),
      refuse: useRefuseWithdrawalMutation(),
      pay: usePayWithdrawalMutation(),
    },
    coin: {
      approve: useApproveCoinWithdrawalMutation(),
      refuse: useRefuseCoinWithdrawalMutation(),
      pay: usePayCoinWithdrawalMutation(),
    },
    quarantine: { approve: useResolveQuarantineMutation() },
    stop: { approve: useApproveStopMutation() },
  };
  const decide = (asked: Decision) => {
    const ofKind: Partial<Record<ReviewDecision, unknown>> = calls[asked.kind];
    const [send] = ofKind[asked.decision] as Hook;
    return send(argsOf(asked) as Parameters<Hook[0]>[0]);
  };
  const isLoading = Object.values(calls)
    .flatMap((ofKind) => Object.values(ofKind))
    .some(([, state]) => state.isLoading);
  return [decide, { isLoading }];
}
