import { useSession } from '@portal/session/react';
import { TextLink } from '@portal/ui';
import { useState } from 'react';
import { useBrand, useConfig } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { userCenterHref } from '../shared/installation/user-center-href';
import { AlreadyIn } from './already-in';
import { FormPage } from './form-page';
import { RegisterForm } from './register.form';
import { Unavailable } from './unavailable';
import { useElsewhere } from './use-elsewhere';

export { startSession } from '../shared/installation/start-session';

/** `/register`: one form; who lives where the brand does not serve is told so instead. */
export function RegisterPage() {
  const { timeZones } = useBrand();
  const away = useElsewhere(timeZones);
  const { loggedIn } = useSession();
  const config = useConfig();
  const [busy, setBusy] = useState(false);
  // What the reader says counts more than their clock.
  const [said, setSaid] = useState<'served' | 'elsewhere'>();
  const outside = said ? said === 'elsewhere' : away;
  const body = outside ? (
    <Unavailable guessed={said === undefined} onServed={() => setSaid('served')} />
  ) : (
    <RegisterForm onElsewhere={() => setSaid('elsewhere')} onBusy={setBusy} />
  );
  return (
    <FormPage
      title="开立账户"
      lede="用手机号注册，约两分钟。注册后再完成身份认证与入金。"
      foot={
        <>
          已有账户？<TextLink href="/login">直接登录</TextLink>
        </>
      }
    >
      <PageHead
        title="开立账户"
        description="使用手机号注册交易账户：短信验证、设置登录密码，随后完成身份认证与入金。"
      />
      {loggedIn && !busy ? <AlreadyIn href={userCenterHref(config, 'deposit-guide')} /> : body}
    </FormPage>
  );
}
