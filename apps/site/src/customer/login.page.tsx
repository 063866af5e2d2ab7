import { useSession } from '@portal/session/react';
import { TextLink } from '@portal/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../shared/page/page-head';
import { AlreadyIn } from './already-in';
import { FormPage } from './form-page';
import { loginDestination } from './login-destination';
import { LoginForm } from './login.form';

export { startSession } from '../shared/installation/start-session';

/** `/login`: signs in and returns to the page before. */
export function LoginPage() {
  const { loggedIn, session } = useSession();
  const { search } = useLocation();
  const [busy, setBusy] = useState(false);
  return (
    <FormPage
      title="登录"
      lede="登录后可查看账户、入金、出金与交易报表。"
      foot={
        <>
          还没有账户？<TextLink href="/register">立即注册</TextLink>
        </>
      }
    >
      <PageHead title="登录" description="使用手机号或客户号登录交易账户。" />
      {loggedIn && !busy ? <AlreadyIn href={loginDestination(session, search)} /> : <LoginForm onBusy={setBusy} />}
    </FormPage>
  );
}
