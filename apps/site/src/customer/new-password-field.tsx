import { portalPasswordChecklist } from '@portal/rules/rules';
import { PasswordChecklist } from '@portal/ui';
import { FormPasswordField, useFormState } from '@portal/ui/form';

/** A new password, with a checklist of its requirements that updates while typing. */
export function NewPasswordField() {
  const { values } = useFormState();
  const typed = values['password'];
  return (
    <FormPasswordField
      name="password"
      label="登录密码"
      autoComplete="new-password"
      hint={<PasswordChecklist checklist={portalPasswordChecklist(typeof typed === 'string' ? typed : '')} />}
    />
  );
}
