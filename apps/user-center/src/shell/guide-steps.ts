import type { Actions, Reason } from '@portal/contract/account';
import type { KycInfo } from '@portal/contract/identity';
import type { Step } from '@portal/ui';

export type GuideStepId = 'identity' | 'bank' | 'mt5' | 'deposit';
export type GuideStep = Step & {
  id: GuideStepId;
  /** Can be worked on now. */
  open: boolean;
};

type PartStatus = KycInfo['identity']['status'];

const states = ['ahead', 'done', 'waiting', 'failed'] as const satisfies readonly Step['state'][];
const stateOf = (status: PartStatus) => states[status] ?? 'ahead';

/** Whether a reason is the questionnaire of the first MT5 account, which stands in the place of the form. */
export const isQuestionnaire = ({ code }: Reason): boolean => code.startsWith('account.appropriateness');

/**
 * The four steps with their actual state. They may overlap: with an identity in review the customer can already send a bank
 * card and open MT5; with an MT5 account they can deposit. The first that can be worked on is the current one.
 */
export function guideSteps(kyc: KycInfo, actions: Actions): GuideStep[] {
  const sent = kyc.identity.status === 1 || kyc.identity.status === 2;
  const funded = kyc.next === 'done';
  const parts: GuideStep[] = [
    { id: 'identity', title: '身份认证', state: stateOf(kyc.identity.status), open: true },
    { id: 'bank', title: '银行卡', state: stateOf(kyc.bank.status), open: sent },
    {
      id: 'mt5',
      title: '开立 MT5',
      state: stateOf(kyc.mt5.status),
      open: actions.openMt5.reasons.every(isQuestionnaire),
    },
    { id: 'deposit', title: '入金', state: funded ? 'done' : 'ahead', open: actions.deposit.allowed },
  ];
  const current = parts.find(({ state, open }) => state === 'ahead' && open);
  return parts.map((step) => (step === current ? { ...step, state: 'current' } : step));
}
