import { cleanPhone } from '@portal/rules/cleaning';
import { object, string } from '@portal/rules/yup';
import { useSession } from '@portal/session/react';
import { ErrorBoundary, Skeleton, TextLink } from '@portal/ui';
import { Form, FormCaptchaField, FormPasswordField, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import type { FactorOptions } from '@portal/contract/kernel';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand, useInstallation } from '../shared/installation/installation';
import { leaveTo } from '../shared/installation/leave-to';
import { captchaProblem } from '../shared/forms/captcha-problem';
import { failureAt } from '../shared/forms/failure-at';
import { handedPhone } from '../shared/registration/handed-phone';
import { loginDestination } from './login-destination';
import { useCaptcha } from '../shared/forms/use-captcha';

const schema = object({
  username: string()
    .required('请输入手机号或客户号')
    .matches(/^\d{6,15}$/, '请输入 11 位手机号，或 6 至 15 位客户号'),
  password: string().required('请输入登录密码'),
});

const FactorStep = lazy(async () => ({ default: (await import('./factor-step')).FactorStep }));

const captchaCodes = new Set(['CAPTCHA', 'customer.captcha']);

/**
 * Signs in by phone or customer number. The image captcha appears only after the gateway has required it, and so does the second step, from
 * which the customer can return to the form as it was.
 */
export function LoginForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const { session } = useSession();
  const { http } = useInstallation();
  const { defaultPrefix } = useBrand();
  const { search, state } = useLocation();
  const [guarded, setGuarded] = useState(false);
  const captcha = useCaptcha('login', guarded);
  const [asked, setAsked] = useState<FactorOptions>();

  const signIn = async (args: Parameters<typeof session.login>[0]) => {
    onBusy(true);
    const answer = await session.login(args);
    if (answer.ok) await leaveTo(loginDestination(session, search));
    onBusy(false);
    return answer;
  };
  const form = useForm({
    initialValues: { username: '', password: '', validate: '' },
    schema,
    validate: ({ validate }) => (guarded ? captchaProblem(validate) : {}),
    onSubmit: async ({ username, password, validate }) => {
      const answer = await signIn({ username, password, ...(guarded && { validate, random: captcha.random }) });
      if (answer.ok) return undefined;
      if (answer.options) {
        setAsked(answer.options);
        if (guarded) captcha.refresh();
        form.setValue('validate', '');
        return false;
      }
      if (guarded) {
        // A captcha image is valid once, even if another field was wrong.
        captcha.refresh();
        form.setValue('validate', '');
      } else {
        setGuarded(captchaCodes.has(answer.code));
      }
      return failureAt(answer);
    },
  });

  // Loads the http layer while the visitor types.
  useEffect(() => void http().catch(() => undefined), [http]);

  const { setValue } = form;
  const given = useRef(false);
  useEffect(() => {
    if (given.current) return;
    given.current = true;
    const phone = handedPhone(state);
    if (phone) setValue('username', phone);
  }, [setValue, state]);

  if (asked) {
    const { username, password } = form.values;
    return (
      <ErrorBoundary>
        <Suspense fallback={<Skeleton lines={4} />}>
          <FactorStep
            options={asked}
            guarded={guarded}
            signIn={(more) => signIn({ username: username.trim(), password, ...more })}
            onBack={(failure) => {
              setAsked(undefined);
              if (failure) form.fail(failure);
            }}
          />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <Form form={form} label="登录">
      <FormTextField
        name="username"
        label="手机号或客户号"
        inputMode="numeric"
        autoComplete="username"
        spellCheck={false}
        tidy={(text) => cleanPhone(text, defaultPrefix)}
      />
      <FormPasswordField
        name="password"
        label="登录密码"
        autoComplete="current-password"
        aside={<TextLink href="/forget-password">忘记密码？</TextLink>}
      />
      {guarded && (
        <FormCaptchaField name="validate" src={captcha.src} spoken={captcha.spoken} onRefresh={captcha.refresh} />
      )}
      <SubmitButton>登录</SubmitButton>
    </Form>
  );
}
