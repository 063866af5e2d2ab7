import { failureOf } from '@portal/api-client/http';
import { useCheckPasswordMutation } from '@portal/api-client/staff';
import { demoStaff, demoStaffPassword } from '@portal/contract/sandbox';
import { Notice } from '@portal/ui';
import { Form, FormPasswordField, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { object, string } from '@portal/rules/yup';
import { useInstallation } from '../shared/browser/installation';

const schema = object({
  email: string().trim().required('请输入邮箱').email('邮箱格式不正确'),
  password: string().required('请输入密码'),
});

type Props = {
  email: string;
  reason?: string;
  onDone: (ticket: { ticket: string; passkey: boolean; email: string }) => void;
};

/** The first step of a sign-in. */
export function PasswordForm({ email, reason, onDone }: Props) {
  const { sandbox } = useInstallation();
  const [checkPassword] = useCheckPasswordMutation();
  const demo = sandbox && demoStaff.some((member) => member.email === email);
  const form = useForm({
    initialValues: { email, password: demo ? demoStaffPassword : '' },
    schema,
    onSubmit: async (values) => {
      const outcome = await checkPassword(values);
      if (outcome.data) onDone({ ...outcome.data, email: values.email });
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="邮箱和密码">
      {reason && <Notice tone="warn">{reason}</Notice>}
      <FormTextField name="email" label="工作邮箱" type="email" autoComplete="username" />
      <FormPasswordField name="password" label="密码" autoComplete="current-password" />
      <SubmitButton>下一步</SubmitButton>
    </Form>
  );
}
