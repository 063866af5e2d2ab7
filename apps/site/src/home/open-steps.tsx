import { cleanPhone } from '@portal/rules/cleaning';
import { mobile } from '@portal/rules/rules';
import { Button, ErrorBoundary, Text, TextField } from '@portal/ui';
import { styled } from 'styled-components';
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HandedPhone } from '../shared/registration/handed-phone';
import { LoginWithPhone, takenText } from '../shared/registration/login-with-phone';
import { useTakenPhone } from '../shared/registration/use-taken-phone';
import { useUnsupportedRegion } from '../shared/registration/use-unsupported-region';
import { useBrand } from '../shared/installation/installation';
import { StepIllustration } from '../shared/illustrations/step-illustration';
import { Section } from '../shared/page/section';

const Unavailable = lazy(() =>
  import('../shared/registration/unavailable').then((module) => ({ default: module.Unavailable })),
);

const Halves = styled.div`
  display: grid;
  gap: 32px 48px;
  grid-template-columns: minmax(0, 1fr);

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
    align-items: stretch;
  }
`;

const Steps = styled.ol`
  counter-reset: step;
  display: grid;
  gap: 16px;

  > li {
    counter-increment: step;
    display: grid;
    align-content: start;
    gap: 4px;
    padding: 24px;
    border-radius: var(--radius-large);
    background: var(--sunken);
  }
  svg {
    margin-bottom: 12px;
  }
  h3::before {
    content: counter(step) '. ';
    color: var(--action-text);
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (max-width: 639.98px) {
    gap: 8px;

    > li {
      grid-template-columns: 96px minmax(0, 1fr);
      gap: 4px 16px;
      padding: 16px;
    }
    svg {
      grid-row: 1 / 3;
      width: 96px;
      height: 58px;
      margin: 0;
    }
  }
`;

const Start = styled.div`
  display: grid;
  align-content: center;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > form {
    display: grid;
    gap: 16px;
  }
`;

const steps = [
  ['register', '注册', '用手机号注册并设置登录密码，约两分钟。'],
  ['verify', '认证', '上传身份证与银行卡。资料加密保存，只用于身份核验与出金。'],
  ['fund', '入金', '选择账户级别开立 MT5 账户，入金后即可登录平台。'],
] as const;

type Props = {
  /** The visitor has said to be in a served region. */
  isServed: boolean;
};

/** The first field of the registration, which goes on with it. */
function FirstField({ isServed }: Props) {
  const { defaultPrefix } = useBrand();
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const [mobilePhone, setMobilePhone] = useState('');
  const [error, setError] = useState<string>();
  const [taken, setTaken] = useState('');
  const isTaken = taken !== '' && taken === mobilePhone;
  useTakenPhone(mobilePhone, (phone) => {
    setTaken(phone);
    setError(takenText);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mobile.test(mobilePhone) && !isTaken) {
      void navigate('/register', { state: { mobilePhone, ...(isServed && { isServed }) } satisfies HandedPhone });
      return;
    }
    setError(isTaken ? takenText : mobilePhone === '' ? mobile.required : mobile.message);
    ref.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={ref} noValidate method="dialog" aria-label="开始开户" onSubmit={submit}>
      <TextField
        name="mobilePhone"
        label="手机号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        before={`+${defaultPrefix}`}
        value={mobilePhone}
        error={error}
        hint={isTaken && <LoginWithPhone mobilePhone={mobilePhone} />}
        tidy={(text) => cleanPhone(text, defaultPrefix)}
        onChange={(text) => {
          setMobilePhone(text);
          setError(undefined);
        }}
      />
      <Button type="submit" tone="primary" wide>
        下一步
      </Button>
      <Text data-size={12} data-tone="soft" as="p">
        手机号只用于注册与验证。下一步前不会发送短信。
      </Text>
    </form>
  );
}

/** The steps to open an account, with the first field of the real form, or the notice for regions that are not served. */
export function OpenSteps() {
  const { timeZones } = useBrand();
  const guessedOutside = useUnsupportedRegion(timeZones);
  const [isServed, setIsServed] = useState(false);
  return (
    <Section id="open" raised title="三步开户">
      <Halves>
        <Steps>
          {steps.map(([drawing, title, text]) => (
            <li key={title}>
              <StepIllustration of={drawing} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
        <Start>
          {guessedOutside && !isServed ? (
            <ErrorBoundary around={(message) => message}>
              <Suspense>
                <Unavailable guessed onServed={() => setIsServed(true)} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <FirstField isServed={isServed} />
          )}
        </Start>
      </Halves>
    </Section>
  );
}
