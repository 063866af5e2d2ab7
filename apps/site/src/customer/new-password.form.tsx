import { customerRequests } from '@portal/api-client/customer/requests';
import { password } from '@portal/rules/rules';
import { object, ruleSchema } from '@portal/rules/yup';
import { Form, SubmitButton, useForm } from '@portal/ui/form';
import { call } from '../shared/installation/call';
import { useInstallation } from '../shared/installation/installation';
import { failureAt } from '../shared/forms/failure-at';
import { NewPasswordField } from './new-password-field';
import type { VerifiedPhone } from './verify-phone.form';

const schema = object({ password: ruleSchema(password) });

type Props = {
  verified: VerifiedPhone;
  onDone: () => void;
  /** The ticket is used or expired: the phone must be verified again. */
  onExpired: (msg: string) => void;
};

export function NewPasswordForm({ verified, onDone, onExpired }: Props) {
  const { http } = useInstallation();
  const form = useForm({
    initialValues: { password: '' },
    schema,
    onSubmit: async (values) => {
      const answer = await call(http, customerRequests.resetPwd, { ticket: verified.ticket, ...values });
      if (answer.ok) onDone();
      else if (answer.code === 'customer.ticket') onExpired(answer.msg);
      else return failureAt(answer);
      return undefined;
    },
  });
  return (
    <Form form={form} label="设置新密码">
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={verified.mobilePhone} readOnly hidden />
      <NewPasswordField />
      <SubmitButton>重置密码</SubmitButton>
    </Form>
  );
}
