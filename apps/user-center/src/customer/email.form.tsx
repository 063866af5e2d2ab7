import { useBindEmailMutation, useGetBindEmailMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import { adviseEmailDomain } from '@portal/rules/rules';
import { Button, Row, useToast } from '@portal/ui';
import { Form, FormPasswordField, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { CodeFields } from '../shared/forms/code-fields';
import { lazySchema } from '../shared/forms/lazy-schema';
import { useDraftKey } from '../shared/forms/use-draft-key';
import { useDebounced } from '../shared/forms/use-debounced';

const schema = lazySchema(() => import('./email-schema').then((module) => module.emailSchema));

/** Binds an e-mail address by a code sent to it, and the login password. An uncommon domain causes a warning and is never refused. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const [getBindEmail] = useGetBindEmailMutation();
  const [bindEmail] = useBindEmailMutation();
  const toast = useToast();
  const draftKey = useDraftKey('email');
  const form = useForm({
    initialValues: { email: '', verifyCode: '', password: '' },
    schema,
    draft: { key: draftKey, fields: ['email'] },
    onSubmit: async (values) => {
      const outcome = await bindEmail(values);
      if (outcome.data) {
        onDone();
        toast(`邮箱 ${outcome.data.email} 已绑定`, 'ok');
      }
      return failureOf(outcome);
    },
  });
  const address = useDebounced(form.values.email);
  const advice = adviseEmailDomain(address);
  const fixed = advice?.near ? `${address.slice(0, address.lastIndexOf('@') + 1)}${advice.suggestion}` : undefined;

  return (
    <Form form={form} label="绑定邮箱">
      <FormTextField
        name="email"
        label="邮箱"
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        warning={
          advice && (
            <Row data-gap={2}>
              {advice.message}
              {fixed && (
                <Button tone="quiet" size="small" onClick={() => form.setValue('email', fixed)}>
                  改为 {fixed}
                </Button>
              )}
            </Row>
          )
        }
      />
      <CodeFields
        use="email"
        label="邮箱验证码"
        ready={() => form.check('email')}
        send={(captcha) => getBindEmail({ ...captcha, email: form.values.email })}
        onRefused={form.fail}
      />
      <FormPasswordField name="password" label="登录密码" autoComplete="current-password" />
      <SubmitButton>绑定邮箱</SubmitButton>
    </Form>
  );
}
