import { Notice, Stack, Stepper, TextLink, type StepState } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../shared/page/page-head';
import { FormPage } from './form-page';
import type { HandedPhone } from '../shared/registration/handed-phone';
import { LostPhone } from './lost-phone';
import { NewPasswordForm } from './new-password.form';
import { VerifyPhoneForm, type VerifiedPhone } from './verify-phone.form';

const titles = ['验证手机号', '设置新密码', '完成'];

type Step =
  | { at: 0; mobilePhone: string; expired?: string }
  | { at: 1; verified: VerifiedPhone }
  | { at: 2; mobilePhone: string };

const stateOf = (index: number, at: number): StepState => {
  if (index < at || at === titles.length - 1) return 'done';
  return index === at ? 'current' : 'ahead';
};

export { startSession } from '../shared/installation/start-session';

/** `/forget-password`: verifies the phone, sets a new password, and links to the login. */
export function ForgetPasswordPage() {
  const [step, setStep] = useState<Step>({ at: 0, mobilePhone: '' });
  return (
    <FormPage
      title="找回登录密码"
      lede="用注册时的手机号验证身份，再设置新的登录密码。"
      foot={
        <>
          想起密码了？<TextLink href="/login">返回登录</TextLink>
        </>
      }
    >
      <PageHead title="找回登录密码" description="通过手机号与短信验证码重置登录密码。" />
      <Stack data-gap={6}>
        <Stepper
          label="找回密码的步骤"
          steps={titles.map((title, index) => ({ id: title, title, state: stateOf(index, step.at) }))}
        />
        {step.at === 0 && step.expired && (
          <Notice tone="warn" live>
            {step.expired}
          </Notice>
        )}
        {step.at === 0 && (
          <VerifyPhoneForm mobilePhone={step.mobilePhone} onVerified={(verified) => setStep({ at: 1, verified })} />
        )}
        {step.at === 0 && <LostPhone />}
        {step.at === 1 && (
          <NewPasswordForm
            verified={step.verified}
            onDone={() => setStep({ at: 2, mobilePhone: step.verified.mobilePhone })}
            onExpired={(expired) => setStep({ at: 0, mobilePhone: step.verified.mobilePhone, expired })}
          />
        )}
        {step.at === 2 && (
          <Notice
            tone="ok"
            title="密码已重置"
            live
            action={
              <Link to="/login" state={{ mobilePhone: step.mobilePhone } satisfies HandedPhone}>
                用新密码登录
              </Link>
            }
          >
            为了安全，您在其他设备上的登录均已退出。
          </Notice>
        )}
      </Stack>
    </FormPage>
  );
}
