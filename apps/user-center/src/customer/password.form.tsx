import { useUpdatePassWordMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import { portalPasswordChecklist } from '@portal/rules/rules';
import { useSession } from '@portal/session/react';
import { PasswordChecklist, useToast } from '@portal/ui';
import { Form, FormPasswordField, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';

const schema = lazySchema(() => import('./password-schema').then((module) => module.passwordSchema));

/** Changes the portal password. This session continues with a new token; all other sessions end. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { session } = useSession();
  const [updatePassWord] = useUpdatePassWordMutation();
  const toast = useToast();
  const form = useForm({
    initialValues: { oldPassword: '', newPassword: '' },
    schema,
    onSubmit: async (values) => {
      const outcome = await updatePassWord(values);
      if (outcome.data) {
        session.replaceToken(outcome.data.token);
        onDone();
        toast('登录密码已修改，其他设备已退出登录', 'ok');
      }
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="修改登录密码">
      <FormPasswordField name="oldPassword" label="原密码" autoComplete="current-password" />
      <FormPasswordField
        name="newPassword"
        label="新密码"
        autoComplete="new-password"
        hint={<PasswordChecklist checklist={portalPasswordChecklist(form.values.newPassword)} />}
      />
      <SubmitButton>修改密码</SubmitButton>
    </Form>
  );
}
