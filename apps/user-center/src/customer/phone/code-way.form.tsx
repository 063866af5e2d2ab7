import { useChangePhoneMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import { Form, FormPasswordField, SubmitButton, useForm } from '@portal/ui/form';
import { useInstallation } from '../../shared/browser/installation';
import { lazySchema } from '../../shared/forms/lazy-schema';
import { useDraftKey } from '../../shared/forms/use-draft-key';
import { useReview } from '../../shared/review/use-review';
import { NewPhoneFields } from './new-phone-fields';
import { OldPhoneFields } from './old-phone-fields';
import { phoneReview } from './phone-review';
import type { WayProps } from './way-props';

const schema = lazySchema(() => import('./code-way-schema').then((module) => module.codeWaySchema));

/** Changes the phone at once, by a code to the old phone and one to the new phone. */
export function CodeWayForm({ current, hours, onDone }: WayProps) {
  const [changePhone] = useChangePhoneMutation();
  const { defaultPrefix } = useInstallation().brand;
  const draftKey = useDraftKey('change-phone');
  const { review, dialog } = useReview();
  const form = useForm({
    initialValues: { oldCode: '', mobilePhone: '', newCode: '', password: '' },
    schema,
    draft: { key: draftKey, fields: ['mobilePhone'] },
    onSubmit: async (values) =>
      review({
        ...phoneReview({ current, mobilePhone: values.mobilePhone, hours }),
        confirmLabel: '确认更换',
        act: async () => {
          const outcome = await changePhone({ ...values, nationCode: defaultPrefix });
          if (outcome.data) onDone(outcome.data);
          return failureOf(outcome);
        },
      }),
  });
  const { mobilePhone } = form.values;
  return (
    <>
      <Form form={form} label="用旧手机验证码更换">
        <OldPhoneFields current={current} />
        <NewPhoneFields codeName="newCode" mobilePhone={mobilePhone} />
        <FormPasswordField name="password" label="登录密码" autoComplete="current-password" />
        <SubmitButton>下一步</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
