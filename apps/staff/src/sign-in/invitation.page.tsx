import { failureOf } from '@portal/api-client/http';
import { useAcceptInvitationMutation, useCheckFactorMutation } from '@portal/api-client/staff';
import { cleanDigits } from '@portal/rules/cleaning';
import { object, string } from '@portal/rules/yup';
import { Button, Card, Container, Copy, Notice, Stack, Text } from '@portal/ui';
import { QrCode } from '@portal/ui/factor';
import { Form, FormPasswordField, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from './use-signed-in';

const passwordSchema = object({
  password: string().required('请设置密码').min(12, '密码至少 12 个字符').max(128, '密码最多 128 个字符'),
  again: string().required('请再次输入密码'),
});
const codeSchema = object({
  code: string()
    .required('请输入验证码')
    .matches(/^\d{6}$/, '验证码为 6 位数字'),
});

type Enrolment = { ticket: string; totp: { secret: string; uri: string } };

function NewPasswordForm({ onDone }: { onDone: (enrolment: Enrolment) => void }) {
  const [acceptInvitation] = useAcceptInvitationMutation();
  // The token is behind the hash, which a browser does not send and a server does not log.
  const token = window.location.hash.slice(1);
  const form = useForm({
    initialValues: { password: '', again: '' },
    schema: passwordSchema,
    validate: ({ password, again }) => (again && again !== password ? { again: '两次输入的密码不一致' } : {}),
    onSubmit: async ({ password }) => {
      const outcome = await acceptInvitation({ token, password });
      if (outcome.data) onDone(outcome.data);
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="设置密码">
      <FormPasswordField name="password" label="新密码" autoComplete="new-password" hint="至少 12 个字符" />
      <FormPasswordField name="again" label="再次输入" autoComplete="new-password" />
      <SubmitButton>下一步</SubmitButton>
    </Form>
  );
}

function EnrolForm({ ticket, totp, onDone }: Enrolment & { onDone: (codes: readonly string[]) => void }) {
  const [checkFactor] = useCheckFactorMutation();
  const form = useForm({
    initialValues: { code: '' },
    schema: codeSchema,
    onSubmit: async ({ code }) => {
      const outcome = await checkFactor({ ticket, code });
      if (outcome.data) onDone(outcome.data.recoveryCodes ?? []);
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="绑定身份验证器">
      <Text>用身份验证器扫描二维码，再输入它显示的 6 位验证码。</Text>
      <QrCode text={totp.uri} label="身份验证器二维码" />
      <Text data-size={14}>
        {'无法扫描时手动输入密钥 '}
        <code>{totp.secret}</code>
      </Text>
      <Copy value={totp.secret} label="复制密钥" />
      <FormTextField
        name="code"
        label="6 位验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        tidy={(text) => cleanDigits(text, 6)}
      />
      <SubmitButton>完成</SubmitButton>
    </Form>
  );
}

/** A new member sets a password and binds an authenticator app. The recovery codes are shown once. */
export function InvitationPage() {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  return (
    <Container as="main" data-width="form" id="main">
      <Stack data-gap={4} style={{ paddingBlock: 32 }}>
        <h1>启用员工账号</h1>
        <Card>
          {codes ? (
            <Stack data-gap={4}>
              <Notice tone="warn" title="请保存恢复码">
                没有身份验证器时可用恢复码登录，每个只能使用一次。离开本页后不再显示。
              </Notice>
              <pre>{codes.join('\n')}</pre>
              <Copy value={codes.join('\n')} label="复制恢复码" />
              <Button
                tone="primary"
                onClick={() => {
                  void navigate('/', { replace: true });
                  signedIn();
                }}
              >
                已保存，进入后台
              </Button>
            </Stack>
          ) : enrolment ? (
            <EnrolForm {...enrolment} onDone={setCodes} />
          ) : (
            <NewPasswordForm onDone={setEnrolment} />
          )}
        </Card>
      </Stack>
    </Container>
  );
}
