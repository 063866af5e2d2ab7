import type { Account, Actions } from '@portal/contract/account';
import { Copy, DefinitionList, Row, Skeleton, useToast } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { Reasons } from '../kernel/reasons';
import { GuideStepCard } from './guide-step-card';
import type { GuideStep } from './guide-steps';

const NewMt5Form = lazy(() => import('../account/new-mt5.form').then((form) => ({ default: form.NewMt5Form })));

type Props = { step: GuideStep; action: Actions['openMt5']; accounts: readonly Account[] };

/** 开立 MT5 */
export function Mt5Step({ step, action, accounts }: Props) {
  const toast = useToast();
  const mt5 = accounts.filter(({ kind, status }) => kind === 'mt5' && status !== 'archived');
  const done = step.state === 'done';
  return (
    <GuideStepCard
      step={step}
      word={done ? '已开立' : step.state === 'waiting' ? '开立中' : '未开立'}
      summary={
        mt5.length > 0 && (
          <DefinitionList
            items={mt5.map(({ id, account_no, nickname }) => ({
              id,
              term: nickname ?? 'MT5 账号',
              value: (
                <Row data-gap={2} data-justify="end">
                  {account_no}
                  <Copy value={account_no} />
                </Row>
              ),
            }))}
          />
        )
      }
      blocked={!done && <Reasons tone="plain" action={action} />}
      act={done || step.state === 'waiting' ? undefined : '填写'}
    >
      {() => (
        <Suspense fallback={<Skeleton lines={6} />}>
          <NewMt5Form onOpened={({ account_no }) => toast(`MT5 账户 ${account_no} 已开立`, 'ok')} />
        </Suspense>
      )}
    </GuideStepCard>
  );
}
