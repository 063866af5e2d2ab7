import type { Actions } from '@portal/contract/account';
import { LinkButton, Notice, Row, Skeleton } from '@portal/ui';
import { Reasons } from '../shared/forms/reasons';
import { TradeLink } from '../shared/accounts/trade-link';
import { lazyPart } from '../shared/page/lazy';
import { GuideStepCard } from './guide-step-card';
import type { GuideStep } from './guide-steps';

const FirstDeposit = lazyPart(
  () => import('../deposit/first-deposit').then((form) => form.FirstDeposit),
  <Skeleton lines={8} />,
);

/** 入金 */
export function DepositStep({ step, action }: { step: GuideStep; action: Actions['deposit'] }) {
  const done = step.state === 'done';
  return (
    <GuideStepCard
      step={step}
      word={done ? '已完成' : '未入金'}
      summary={
        done && (
          <>
            <Notice tone="ok">首次入金已到账，可以登录 MT5 开始交易。</Notice>
            <Row>
              <TradeLink tone="primary" />
              <LinkButton href="/user-center/acctInfo">账户总览</LinkButton>
              <LinkButton href="/user-center/assets/deposit">再入一笔</LinkButton>
            </Row>
          </>
        )
      }
      blocked={!done && <Reasons tone="plain" action={action} />}
      act={done ? undefined : '填写'}
    >
      {() => <FirstDeposit />}
    </GuideStepCard>
  );
}
