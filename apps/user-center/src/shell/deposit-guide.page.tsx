import { Card, Skeleton, Split, Stack, Stepper } from '@portal/ui';
import { useKyc } from '../identity/use-kyc';
import { lazyCard, lazyPart } from '../shared/page/lazy';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { useHashTarget } from '../shared/page/use-hash-target';
import { BankStep } from './guide-bank-step';
import { DepositStep } from './guide-deposit-step';
import { IdentityStep } from './guide-identity-step';
import { Mt5Step } from './guide-mt5-step';
import { guideSteps } from './guide-steps';

const TasksCard = lazyPart(() => import('../identity/tasks-card').then((card) => card.TasksCard), null);

const GuidePreparation = lazyCard('开始前请准备', () =>
  import('./guide-preparation').then((card) => card.GuidePreparation),
);
const GuideNext = lazyCard('接下来', () => import('./guide-next').then((card) => card.GuideNext));

const skeleton = (
  <Stack data-gap={6}>
    <Card>
      <Skeleton shape="title" />
    </Card>
    <Split data-gap={6}>
      <Stack>
        <Card title="身份认证">
          <Skeleton lines={8} />
        </Card>
        <Card title="银行卡">
          <Skeleton lines={2} />
        </Card>
      </Stack>
      <Card title="开始前请准备">
        <Skeleton lines={4} />
      </Card>
    </Split>
  </Stack>
);

/** `/user-center/deposit-guide`: the four steps to a funded account, each completed on this page. */
export function DepositGuidePage() {
  const kyc = useKyc();
  const info = useAccountInfo();
  useHashTarget(kyc.data !== undefined && info.data !== undefined);
  return (
    <Page
      title="新手引导"
      description="身份认证、银行卡、开立 MT5、入金，四步完成开户。"
      lede="四步完成开户。审核期间可以继续后面的步骤，填到一半的内容会为您保留。"
    >
      <Loaded card query={kyc} skeleton={skeleton}>
        {(kycInfo) => (
          <Loaded card query={info} skeleton={skeleton}>
            {({ actions, accounts }) => {
              const steps = guideSteps(kycInfo, actions);
              const [identity, bank, mt5, deposit] = steps;
              return (
                <Stack data-gap={6}>
                  <Card>
                    <Stepper label="开户进度" steps={steps} />
                  </Card>
                  <TasksCard />
                  <Split data-gap={6}>
                    <Stack>
                      {identity && <IdentityStep step={identity} identity={kycInfo.identity} />}
                      {bank && <BankStep step={bank} bank={kycInfo.bank} />}
                      {mt5 && <Mt5Step step={mt5} action={actions.openMt5} accounts={accounts} />}
                      {deposit && <DepositStep step={deposit} action={actions.deposit} />}
                    </Stack>
                    {steps.every(({ state }) => state === 'done') ? <GuideNext /> : <GuidePreparation />}
                  </Split>
                </Stack>
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}
