import { cleanPhone, mobile } from '@portal/rules/rules';
import { Button, Text, TextField } from '@portal/ui';
import { styled } from 'styled-components';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HandedPhone } from '../shared/registration/handed-phone';
import { LoginWithPhone, takenText } from '../shared/registration/login-with-phone';
import { useTakenPhone } from '../shared/registration/use-taken-phone';
import { useBrand } from '../shared/installation/installation';
import { Section } from '../shared/page/section';

const Halves = styled.div`
  display: grid;
  gap: 40px 64px;
  grid-template-columns: minmax(0, 1fr);

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
    align-items: start;
  }
`;

const Steps = styled.ol`
  counter-reset: step;

  > li {
    position: relative;
    counter-increment: step;
    padding: 0 0 28px 56px;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
    color: var(--text-soft);
    font-weight: 500;
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 40px auto 8px 16px;
    border-inline-start: 1px solid var(--line);
  }
  h3 {
    line-height: 32px;
  }
  p {
    max-width: 480px;
    color: var(--text-soft);
  }
`;

const Start = styled.form`
  display: grid;
  gap: 16px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`;

const steps = [
  ['注册', '用手机号注册并设置登录密码，约两分钟。'],
  ['认证', '上传身份证与银行卡。资料加密保存，只用于身份核验与出金。'],
  ['入金', '选择账户级别开立 MT5 账户，入金后即可登录平台。'],
] as const;

/** The steps to open an account, starting with the first field of the real form. */
export function OpenSteps() {
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
      void navigate('/register', { state: { mobilePhone } satisfies HandedPhone });
      return;
    }
    setError(isTaken ? takenText : mobilePhone === '' ? mobile.required : mobile.message);
    ref.current?.querySelector('input')?.focus();
  };
  return (
    <Section id="open" title="三步开户">
      <Halves>
        <Steps>
          {steps.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
        <Start ref={ref} noValidate method="dialog" aria-label="开始开户" onSubmit={submit}>
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
            onChange={(text) => {
              setMobilePhone(cleanPhone(text, defaultPrefix));
              setError(undefined);
            }}
          />
          <Button type="submit" tone="primary" wide>
            下一步
          </Button>
          <Text data-size={12} data-tone="soft" as="p">
            手机号只用于注册与验证。下一步前不会发送短信。
          </Text>
        </Start>
      </Halves>
    </Section>
  );
}
