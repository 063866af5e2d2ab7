import { commonRequests } from '@portal/api-client/common/requests';
import { useSession } from '@portal/session/react';
import { TextLink } from '@portal/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand, useConfig } from '../shared/installation/installation';
import { publicQuery, type PageQueries } from '../shared/data/public-query';
import { isHandedServed } from '../shared/registration/handed-phone';
import { Unavailable } from '../shared/registration/unavailable';
import { useUnsupportedRegion } from '../shared/registration/use-unsupported-region';
import { PageHead } from '../shared/page/page-head';
import { userCenterHref } from '../shared/installation/user-center-href';
import { registrationTexts } from './agreed';
import { AlreadyIn } from './already-in';
import { FormPage } from './form-page';
import { RegisterForm } from './register.form';

export const queries: PageQueries = () => [publicQuery(commonRequests.getCommonConfig, undefined, registrationTexts)];
export { startSession } from '../shared/installation/start-session';

/** `/register`: the form, or a notice for visitors from a region that the brand does not serve. */
export function RegisterPage() {
  const { timeZones } = useBrand();
  const guessedOutside = useUnsupportedRegion(timeZones);
  const { loggedIn } = useSession();
  const config = useConfig();
  const [busy, setBusy] = useState(false);
  // The visitor's own choice overrides the guess.
  const [answer, setAnswer] = useState<'served' | 'outside'>();
  const isServed = isHandedServed(useLocation().state);
  const outside = answer ? answer === 'outside' : guessedOutside && !isServed;
  const body = outside ? (
    <Unavailable guessed={answer === undefined} onServed={() => setAnswer('served')} />
  ) : (
    <RegisterForm onUnsupportedRegion={() => setAnswer('outside')} onBusy={setBusy} />
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
        title="外汇开户：注册 MT5 交易账户"
        description="使用手机号注册交易账户：短信验证、设置登录密码，随后完成身份认证与入金。"
      />
      {loggedIn && !busy ? <AlreadyIn href={userCenterHref(config, 'deposit-guide')} /> : body}
    </FormPage>
  );
}
