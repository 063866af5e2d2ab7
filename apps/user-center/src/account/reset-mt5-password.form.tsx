import { useResetMT5PwdMutation } from '@portal/api-client/account';
import { failureOf } from '@portal/api-client/http';
import type { Account } from '@portal/contract/account';
import { passwordChecklist } from '@portal/rules/rules';
import { PasswordChecklist, useToast } from '@portal/ui';
import { Form, FormPasswordField, SubmitButton, useForm } from '@portal/ui/form';
import { ActCodeFields, acts } from '../shared/forms/act-code-fields';
import { lazySchema } from '../shared/forms/lazy-schema';

const schema = lazySchema(() => import('./reset-mt5-password-schema').then((module) => module.resetMt5PasswordSchema));

/** Sets a new MT5 trading password, verified by a code sent to the customer's phone. */
export function ResetMt5PasswordForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const [resetMT5Pwd] = useResetMT5PwdMutation();
  const toast = useToast();
  const form = useForm({
    initialValues: { password: '', verifyCode: '' },
    schema,
    onSubmit: async ({ password, verifyCode }) => {
      const outcome = await resetMT5Pwd({ id: account.id, password, verifyCode });
      if ('data' in outcome) {
        onDone();
        toast('MT5 交易密码已重置，请用新密码登录 MT5', 'ok');
      }
      return failureOf(outcome);
    },
  });

  return (
    <Form form={form} label="重置 MT5 交易密码">
      <FormPasswordField
        name="password"
        label="新 MT5 交易密码"
        autoComplete="new-password"
        hint={<PasswordChecklist checklist={passwordChecklist(form.values.password)} />}
      />
      <ActCodeFields act={acts.mt5Password} form={form} />
      <SubmitButton tone="secondary">重置 MT5 密码</SubmitButton>
    </Form>
  );
}
