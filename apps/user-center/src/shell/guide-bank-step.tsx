import type { KycInfo } from '@portal/contract/identity';
import { Notice, Skeleton } from '@portal/ui';
import { BankCards } from '../identity/bank-cards';
import { lazyPart } from '../shared/page/lazy';
import { GuideStepCard } from './guide-step-card';
import type { GuideStep } from './guide-steps';

const BankForm = lazyPart(() => import('../identity/bank.form').then((form) => form.BankForm), <Skeleton lines={8} />);

type Props = { step: GuideStep; bank: KycInfo['bank'] };

/** 银行卡 */
export function BankStep({ step, bank }: Props) {
  const { status, cards } = bank;
  return (
    <GuideStepCard
      step={step}
      form="bank"
      summary={cards.length > 0 && <BankCards cards={cards} />}
      blocked={<Notice tone="plain">提交身份认证后即可填写，无需等待审核。</Notice>}
      act={status === 0 ? '填写' : status === 3 ? '重新提交' : undefined}
    >
      {(close) => <BankForm onSent={close} />}
    </GuideStepCard>
  );
}
