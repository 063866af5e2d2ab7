import { Card, Skeleton, Split, Stack } from '@portal/ui';
import { ProfilePart } from '../account/profile-part';
import { RegisteredPart } from '../account/registered-part';
import { Consents } from '../customer/consents';
import { Devices } from '../customer/devices';
import { LoginRecords } from '../customer/login-records';
import { Preferences } from '../customer/preferences';
import { SecurityPart } from '../customer/security-part';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { lazyCard } from '../shared/page/lazy';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { useFirstLoad } from '../shared/page/with-others';
import { useHashTarget } from '../shared/page/use-hash-target';

const OwnData = lazyCard('我的资料', () => import('../customer/own-data').then((part) => part.OwnData));
const ClosingCard = lazyCard('注销客户账户', () => import('../customer/closing').then((card) => card.ClosingCard));
const FactorsCard = lazyCard('两步验证', () =>
  import('../customer/factors/factors-card').then((card) => card.FactorsCard),
);
const GuardrailsCard = lazyCard('自我限制', () =>
  import('../customer/guardrails-card').then((card) => card.GuardrailsCard),
);

const PreferencesCard = lazyCard('消息通知', () =>
  import('../message/preferences-card').then((card) => card.PreferencesCard),
);

const skeleton = (
  <Card title="安全">
    <Skeleton lines={10} />
  </Card>
);

/** `/user-center/settings`: security, profile, devices, preferences. */
export function SettingsPage() {
  const info = useAccountInfo();
  const waiting = useFirstLoad(info);
  const custInfo = info.data?.custInfo;
  // Where the customer is not known, the other cards would only repeat the failure.
  const isShown = waiting || custInfo !== undefined;
  // Parts below a card render with it, because it may be taller than its skeleton: nothing shifts while it is read.
  const key = waiting ? 'waiting' : 'known';
  useHashTarget(custInfo !== undefined);
  return (
    <Page
      title="设置"
      description="个人资料、登录密码、两步验证、邮箱、手机号、登录设备、消息通知、自我限制与显示偏好。"
      back={{ href: '/user-center/acctInfo', label: '账户总览' }}
    >
      <Split data-gap={6}>
        <Stack data-gap={6}>
          <Loaded card query={info} skeleton={skeleton}>
            {(known) => <SecurityPart custInfo={known.custInfo} />}
          </Loaded>
          {isShown && (
            <Stack key={key} data-gap={6}>
              <ProfilePart />
              <Devices waiting={waiting} />
              <LoginRecords waiting={waiting} />
              <Consents waiting={waiting} />
              {custInfo && <FactorsCard />}
              {custInfo && <PreferencesCard hasMail={custInfo.email !== undefined} />}
              <OwnData />
              <ClosingCard />
            </Stack>
          )}
        </Stack>
        <Stack key={key} data-gap={6}>
          {custInfo && <RegisteredPart custInfo={custInfo} />}
          {waiting && (
            <Card title="注册信息">
              <Skeleton lines={6} />
            </Card>
          )}
          {custInfo && <GuardrailsCard />}
          <Preferences />
        </Stack>
      </Split>
    </Page>
  );
}
