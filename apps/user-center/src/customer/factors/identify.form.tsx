import { useSendPhoneCodeMutation } from '@portal/api-client/customer';
import { Form, FormPasswordField, FormTextField, SubmitButton, useForm, type FormFailure } from '@portal/ui/form';
import { checkCode } from '../../shared/forms/check-code';
import { CodeFields } from '../../shared/forms/code-fields';

type Props = {
  /** The name that is offered for the factor. */
  label: string;
  /** Whether it is the first one, which needs the code by SMS that it replaces. */
  first: boolean;
  onSubmit: (values: { label: string; password: string; verifyCode?: string }) => Promise<FormFailure | undefined>;
};

/** The name of a new factor, and what shows that it is the customer. */
export function IdentifyForm({ label, first, onSubmit }: Props) {
  const [send] = useSendPhoneCodeMutation();
  const form = useForm({
    initialValues: { label, password: '', verifyCode: '' },
    validate: (values) => {
      const wrongCode = first && checkCode(values.verifyCode);
      return {
        ...(values.label === '' && { label: '请输入名称' }),
        ...(values.label.length > 40 && { label: '名称最多 40 个字' }),
        ...(values.password === '' && { password: '请输入登录密码' }),
        ...(wrongCode && { verifyCode: wrongCode }),
      };
    },
    onSubmit: ({ verifyCode, ...values }) => onSubmit({ ...values, ...(first && { verifyCode }) }),
  });
  return (
    <Form form={form} label="添加验证方式">
      <FormTextField name="label" label="名称" hint="便于区分不同的设备" />
      <FormPasswordField name="password" label="登录密码" autoComplete="current-password" />
      {first && (
        <CodeFields use="phone" send={(captcha) => send({ ...captcha, use: 'factor' })} onRefused={form.fail} />
      )}
      <SubmitButton>下一步</SubmitButton>
    </Form>
  );
}
