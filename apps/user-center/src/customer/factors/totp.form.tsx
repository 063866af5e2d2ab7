import { useAddFactorMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import type { customerCalls } from '@portal/contract/customer';
import type { OkOf } from '@portal/contract/kernel';
import { cleanDigits } from '@portal/rules/cleaning';
import { Copy, Row, Text } from '@portal/ui';
import { QrCode } from '@portal/ui/factor';
import { Form, FormTextField, SubmitButton, useForm } from '@portal/ui/form';

type Added = OkOf<(typeof customerCalls)['addFactor']>;

type Props = { label: string; totp: NonNullable<Added['totp']>; onAdded: (added: Added) => void };

/** The key of a new authenticator app as a picture and as text, and its first code. */
export function TotpForm({ label, totp, onAdded }: Props) {
  const [addFactor] = useAddFactorMutation();
  const form = useForm({
    initialValues: { code: '' },
    validate: ({ code }) => {
      if (code === '') return { code: '请输入验证码' };
      return /^\d{6}$/.test(code) ? {} : { code: '验证码为 6 位数字' };
    },
    onSubmit: async ({ code }) => {
      const outcome = await addFactor({ kind: 'totp', label, code });
      if (outcome.data) onAdded(outcome.data);
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="绑定身份验证器">
      <Text as="p">用身份验证器应用扫描二维码，再输入它显示的 6 位验证码。</Text>
      <QrCode text={totp.uri} label="身份验证器二维码" />
      <Row data-gap={2}>
        <Text data-size={14}>
          {'无法扫描时手动输入密钥 '}
          <code>{totp.secret}</code>
        </Text>
        <Copy value={totp.secret} label="复制密钥" />
      </Row>
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
