import { Card, Skeleton, Split, Stack } from '@portal/ui';
import { ProfilePart } from '../account/profile-part';
import { Devices } from '../customer/devices';
import { LoginRecords } from '../customer/login-records';
import { Preferences } from '../customer/preferences';
import { SecurityPart } from '../customer/security-part';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { useFirstLoad } from '../shared/page/use-first-load';
import { useHashTarget } from '../shared/page/use-hash-target';

/** `/user-center/settings`: profile, security, devices, preferences. */
export function SettingsPage() {
  const info = useAccountInfo();
  const waiting = useFirstLoad(info);
  useHashTarget(info.data !== undefined);
  return (
    <Page
      title="设置"
      description="个人资料、登录密码、邮箱、手机号、登录设备与显示偏好。"
      back={{ href: '/user-center/acctInfo', label: '账户总览' }}
    >
      <Stack data-gap={6}>
        <Split data-even data-gap={6}>
          <Loaded
            card
            query={info}
            skeleton={
              <Card title="安全">
                <Skeleton lines={8} />
              </Card>
            }
          >
            {({ custInfo }) => <SecurityPart custInfo={custInfo} />}
          </Loaded>
          {/* Renders with the card above, which is taller than its skeleton on a phone: nothing shifts while it is read. */}
          <Stack key={waiting ? 'waiting' : 'known'} data-gap={6}>
            <Preferences />
            <Devices waiting={waiting} />
          </Stack>
        </Split>
        <ProfilePart />
        <LoginRecords waiting={waiting} />
      </Stack>
    </Page>
  );
}
