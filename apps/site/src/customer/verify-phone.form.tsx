import { customerRequests } from '@portal/api-client/customer/requests';
import { mobile, smsCode } from '@portal/rules/rules';
import { object, ruleSchema } from '@portal/rules/yup';
import { Form, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { call } from '../shared/installation/call';
import { useBrand, useInstallation } from '../shared/installation/installation';
import { captchaProblem } from '../shared/forms/captcha-problem';
import { failureAt } from '../shared/forms/failure-at';
import { PhoneFields } from './phone-fields';
import { useCodeRequest } from './use-code-request';

const schema = object({ mobilePhone: ruleSchema(mobile), verifyCode: ruleSchema(smsCode) });

export interface VerifiedPhone {
  mobilePhone: string;
  /** Valid for one password reset, within ten minutes. */
  ticket: string;
}

type Props = { mobilePhone: string; onVerified: (verified: VerifiedPhone) => void };

/** Verifies the phone. The gateway and this form respond the same whether or not the phone is registered. */
export function VerifyPhoneForm({ mobilePhone, onVerified }: Props) {
  const { http } = useInstallation();
  const { defaultPrefix } = useBrand();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    initialValues: { mobilePhone, validate: '', verifyCode: '' },
    schema,
    validate: (values) => (sentTo !== '' && sentTo === values.mobilePhone ? {} : captchaProblem(values.validate)),
    onSubmit: async (values) => {
      const received = { mobilePhone: values.mobilePhone, verifyCode: values.verifyCode };
      const answer = await call(http, customerRequests.validResetPwdCaptcha, received);
      if (!answer.ok) return failureAt(answer);
      onVerified({ mobilePhone: received.mobilePhone, ticket: answer.data.ticket });
      return undefined;
    },
  });
  const code = useCodeRequest(
    'resetPwd',
    form,
    (args) => call(http, customerRequests.getResetPwdCaptcha, { ...args, nationCode: defaultPrefix }),
    setSentTo,
  );
  return (
    <Form form={form} label="验证手机号">
      <PhoneFields code={code} sentTo={sentTo === form.values.mobilePhone ? sentTo : ''} />
      <SubmitButton>下一步</SubmitButton>
    </Form>
  );
}
