import { failureOf } from '@portal/api-client/http';
import { useCheckFactorMutation, usePasskeyOptionsMutation } from '@portal/api-client/staff';
import { Button, Row, Stack, Text, useToast } from '@portal/ui';
import { askPasskey } from '@portal/ui/factor';
import { Form, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { cleanDigits } from '@portal/rules/cleaning';
import { object, string } from '@portal/rules/yup';
import { useState } from 'react';
import { useSignedIn } from './use-signed-in';

const codeSchema = object({
  code: string()
    .required('请输入验证码')
    .matches(/^\d{6}$/, '验证码为 6 位数字'),
});
const recoverySchema = object({
  code: string()
    .required('请输入恢复码')
    .matches(/^[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$/, '恢复码为 12 位字母和数字'),
});

type Props = { ticket: string; passkey: boolean; onBack: () => void };

/** The second step of a sign-in: a passkey, a code of the authenticator app, or a recovery code. */
export function FactorForm({ ticket, passkey, onBack }: Props) {
  const toast = useToast();
  const signedIn = useSignedIn();
  const [checkFactor] = useCheckFactorMutation();
  const [passkeyOptions, { isLoading }] = usePasskeyOptionsMutation();
  const [recovery, setRecovery] = useState(false);
  const form = useForm({
    initialValues: { code: '' },
    schema: recovery ? recoverySchema : codeSchema,
    onSubmit: async ({ code }) => {
      const factor = recovery ? { recoveryCode: code.toUpperCase() } : { code };
      const outcome = await checkFactor({ ticket, ...factor });
      if (outcome.data) signedIn();
      return failureOf(outcome);
    },
  });
  const withPasskey = async () => {
    const options = await passkeyOptions({ ticket });
    const answer = options.data && (await askPasskey(options.data));
    if (!answer) return toast(failureOf(options)?.msg ?? '没有收到通行密钥，请重试或改用验证码', 'danger');
    const outcome = await checkFactor({ ticket, passkey: answer as never });
    if (outcome.data) signedIn();
    else toast(failureOf(outcome)?.msg ?? '', 'danger');
  };
  return (
    <Stack data-gap={4}>
      {passkey && (
        <Button tone="primary" wide busy={isLoading} onClick={() => void withPasskey()}>
          使用通行密钥
        </Button>
      )}
      <Form form={form} label="第二步验证" key={String(recovery)}>
        <FormTextField
          name="code"
          label={recovery ? '恢复码' : '身份验证器中的 6 位验证码'}
          autoComplete="one-time-code"
          inputMode={recovery ? 'text' : 'numeric'}
          tidy={recovery ? undefined : (text) => cleanDigits(text, 6)}
        />
        <SubmitButton>登录</SubmitButton>
      </Form>
      <Row data-justify="between">
        <Button tone="quiet" size="small" onClick={() => setRecovery(!recovery)}>
          {recovery ? '使用验证码' : '没有验证器？使用恢复码'}
        </Button>
        <Button tone="quiet" size="small" onClick={onBack}>
          返回
        </Button>
      </Row>
      {recovery && (
        <Text data-size={12} data-tone="soft">
          每个恢复码只能使用一次
        </Text>
      )}
    </Stack>
  );
}
