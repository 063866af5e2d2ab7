import { useQueryKycInfoQuery } from '@portal/api-client/identity';
import type { PhoneChange } from '@portal/contract/customer';
import { useSession } from '@portal/session/react';
import { Card, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../../shared/page/loaded';
import { Page } from '../../shared/page/page';
import { useAccountInfo } from '../../shared/accounts/use-account-info';
import { withOthers } from '../../shared/page/with-others';
import { ChangeWays } from './change-ways';
import { PhoneResult } from './phone-result';
import { usePhoneChange } from './use-phone-change';

const skeleton = (
  <Card>
    <Skeleton shape="title" width="half" />
    <Skeleton lines={8} />
  </Card>
);

/** `/user-center/changePhone`: changes the phone by a code to the old one or by a new identity check. */
export function ChangePhonePage() {
  const info = useAccountInfo();
  const kyc = useQueryKycInfoQuery();
  const change = withOthers(usePhoneChange(), info, kyc);
  // The page needs all three queries, so an error in one of them is an error of the page.
  const query = info.error || kyc.error ? { ...change, data: undefined, error: info.error ?? kyc.error } : change;
  return (
    <Page
      title="更换手机号"
      description="更换登录与接收验证码的手机号，旧手机丢失时也可凭身份资料申请。"
      lede="手机号用于登录与接收验证码。旧手机可以收短信时立即更换；无法使用时，由工作人员核对身份后更换。"
      back={{ href: '/user-center/settings#security', label: '设置' }}
    >
      <Loaded card query={query} skeleton={skeleton}>
        {(data) => (
          <Change
            change={data}
            current={info.data?.custInfo.mobilePhone ?? ''}
            identity={kyc.data?.identity.status ?? 0}
          />
        )}
      </Loaded>
    </Page>
  );
}

type Props = { change: PhoneChange; current: string; identity: 0 | 1 | 2 | 3 };

function Change({ change, current, identity }: Props) {
  const { session } = useSession();
  // The change submitted or seen in review during this visit. Its status replaces the forms.
  const [watched, setWatched] = useState<PhoneChange>();
  if (change.status === 2 && watched?.id !== change.id) setWatched(change);
  if (watched) {
    return <PhoneResult change={change.id === watched.id ? change : watched} onAgain={() => setWatched(undefined)} />;
  }
  return (
    <ChangeWays
      change={change}
      current={current}
      identity={identity}
      onDone={(made) => {
        setWatched(made);
        if (made.status === 1) void session.refresh();
      }}
    />
  );
}
