import type { PhoneChange } from '@portal/contract/customer';
import type { KycInfo } from '@portal/contract/identity';
import { Card, Notice, Stack, Tabs, TextLink } from '@portal/ui';
import { useState } from 'react';
import { FormColumn } from '../../shared/forms/form-column';
import { useRestored } from '../../shared/forms/use-restored';
import { CodeWayForm } from './code-way.form';
import { Consequences } from './consequences';
import { LastChange } from './last-change';
import { LostWayForm } from './lost-way.form';
import type { WayProps } from './way-props';

const ways = [
  { id: 'code', label: '旧手机可收验证码' },
  { id: 'lost', label: '旧手机无法使用' },
] as const;

type Way = (typeof ways)[number]['id'];

type Props = Omit<WayProps, 'hours'> & {
  change: PhoneChange;
  identity: KycInfo['identity']['status'];
};

/** The choice of how to change the phone, and its form. An opened form stays mounted while the other one is shown. */
export function ChangeWays({ change, identity, current, onDone }: Props) {
  const props = { current, onDone, hours: change.coolingHours };
  const restored = useRestored('lost-phone');
  const [way, setWay] = useState<Way>(restored || change.status === 3 ? 'lost' : 'code');
  const [begun, setBegun] = useState<readonly Way[]>([way]);
  const choose = (next: Way) => {
    setWay(next);
    setBegun((before) => (before.includes(next) ? before : [...before, next]));
  };
  return (
    <Card title={`当前手机号 ${current}`}>
      <FormColumn>
        <Stack>
          <LastChange change={change} />
          <Notice tone="warn" title="更换之后">
            <Consequences hours={change.coolingHours} />
          </Notice>
          <Tabs label="更换方式" items={ways} value={way} onChange={choose}>
            <div hidden={way !== 'code'}>{begun.includes('code') && <CodeWayForm {...props} />}</div>
            <div hidden={way !== 'lost'}>
              {begun.includes('lost') && (identity === 1 ? <LostWayForm {...props} /> : <IdentityFirst />)}
            </div>
          </Tabs>
        </Stack>
      </FormColumn>
    </Card>
  );
}

/** Staff compare a request with the approved identity. Without one there is nothing to compare. */
function IdentityFirst() {
  return (
    <Notice tone="warn" title="请先完成身份认证">
      旧手机无法使用时，我们凭已通过的身份认证核对您本人。认证不需要短信验证码，
      <TextLink href="/user-center/deposit-guide#identity">前往认证</TextLink>
      ，通过后再申请更换手机号。
    </Notice>
  );
}
