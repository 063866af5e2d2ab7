import { useSession } from '@portal/session/react';
import { Button, Notice, TextLink } from '@portal/ui';
import { useState } from 'react';
import { useBrand, useConfig } from '../shell/installation';
import { PageHead } from '../shell/page-head';
import { userCenterHref } from '../shell/user-center-href';
import { AlreadyIn } from './already-in';
import { FormPage } from './form-page';
import { RegisterForm } from './register.form';
import { useElsewhere } from './use-elsewhere';

export { startSession } from '../shell/start-session';

/** `/register`: one form; who lives where the brand does not serve is told so instead. */
export function RegisterPage() {
  const { texts, timeZones } = useBrand();
  const away = useElsewhere(timeZones);
  const { loggedIn } = useSession();
  const config = useConfig();
  const [busy, setBusy] = useState(false);
  const [elsewhere, setElsewhere] = useState(false);
  const body = elsewhere ? (
    <Notice
      tone="warn"
      title="暂不提供开户服务"
      live
      action={
        <Button size="small" onClick={() => setElsewhere(false)}>
          返回填写手机号
        </Button>
      }
    >
      {texts.unavailable}
    </Notice>
  ) : (
    <>
      {away && (
        <Notice tone="info" title="请确认您所在的地区">
          您设备的时区不属于我们提供服务的地区。{texts.unavailable}
        </Notice>
      )}
      <RegisterForm onElsewhere={() => setElsewhere(true)} onBusy={setBusy} />
    </>
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
