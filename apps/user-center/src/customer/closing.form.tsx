import { useRequestClosingMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import type { Closing } from '@portal/contract/customer';
import { Notice, Stack, useToast } from '@portal/ui';
import { Form, FormPasswordField, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';

const schema = lazySchema(() => import('./closing-schema').then((module) => module.closingSchema));

/** Asks for the login password, and why, then requests that the customer is closed. */
export function ClosingForm({ onDone }: { onDone: (state: Closing) => void }) {
  const toast = useToast();
  const [requestClosing] = useRequestClosingMutation();
  const form = useForm({
    initialValues: { reason: '', password: '' },
    schema,
    onSubmit: async ({ reason, password }) => {
      const why = reason.trim();
      const outcome = await requestClosing({ password, ...(why && { reason: why }) });
      if (!outcome.data) return failureOf(outcome);
      toast('已提交注销申请，结果会通知您', 'ok');
      onDone(outcome.data);
      return undefined;
    },
  });
  return (
    <Form form={form} label="申请注销客户账户">
      <Stack data-gap={4}>
        <Notice tone="warn">
          注销后不能恢复，登录随即失效。法律要求保存的身份、交易与资金记录保存到期，其余资料删除。
        </Notice>
        <FormTextField name="reason" label="原因" maxLength={300} optional />
        <FormPasswordField name="password" label="登录密码" autoComplete="current-password" />
        <SubmitButton>提交申请</SubmitButton>
      </Stack>
    </Form>
  );
}
