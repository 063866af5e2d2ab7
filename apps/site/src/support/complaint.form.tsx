import { supportRequests } from '@portal/api-client/support/requests';
import type { TicketKind } from '@portal/contract/support';
import { cleanPhone } from '@portal/rules/cleaning';
import { mobile } from '@portal/rules/rules';
import { object, ruleSchema, string } from '@portal/rules/yup';
import { Notice } from '@portal/ui';
import {
  Form,
  FormCaptchaField,
  FormSelect,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useForm,
} from '@portal/ui/form';
import { useState } from 'react';
import { captchaProblem } from '../shared/forms/captcha-problem';
import { failureAt } from '../shared/forms/failure-at';
import { useCaptcha } from '../shared/forms/use-captcha';
import { call } from '../shared/installation/call';
import { useBrand, useInstallation } from '../shared/installation/installation';
import { useBrandPart } from '../shared/installation/use-brand-part';

const kinds = [
  { value: 'complaint', label: '投诉' },
  { value: 'question', label: '咨询' },
] as const;

const schema = object({
  kind: string().required(),
  subject: string().trim().required('请填写主题').max(80, '主题最多 80 字'),
  text: string().trim().required('请填写内容').max(2000, '内容最多 2000 字'),
  mobilePhone: ruleSchema(mobile),
});

/** A question or complaint of somebody who is not signed in. The number is shown once it is registered. */
export function ComplaintForm() {
  const { http } = useInstallation();
  const { defaultPrefix } = useBrand();
  const { questionDays, complaintDays } = useBrandPart('support');
  const captcha = useCaptcha('support');
  const [made, setMade] = useState<{ no: string; kind: TicketKind }>();
  const form = useForm<{ kind: TicketKind; subject: string; text: string; mobilePhone: string; validate: string }>({
    initialValues: { kind: 'complaint', subject: '', text: '', mobilePhone: '', validate: '' },
    schema,
    validate: ({ validate }) => captchaProblem(validate),
    onSubmit: async (values) => {
      const answer = await call(http, supportRequests.openAsVisitor, { ...values, random: captcha.random });
      if (answer.ok) {
        setMade({ no: answer.data.no, kind: values.kind });
        return undefined;
      }
      captcha.refresh();
      return failureAt(answer);
    },
  });
  if (made) {
    return (
      <Notice tone="ok" title={`已登记，编号 ${made.no}`} live>
        请记下编号。我们会在 {made.kind === 'complaint' ? complaintDays : questionDays}{' '}
        个工作日内按您填写的手机号与您联系，不会索要密码或验证码。
      </Notice>
    );
  }
  return (
    <Form form={form} label="投诉与咨询">
      <FormSelect name="kind" label="类型" options={kinds} />
      <FormTextField name="subject" label="主题" maxLength={80} />
      <FormTextArea
        name="text"
        label="内容"
        maxLength={2000}
        hint="事情经过与时间、相关的单号、希望的结果；请勿填写密码与验证码"
      />
      <FormTextField
        name="mobilePhone"
        label="手机号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        before={`+${defaultPrefix}`}
        hint="只用于就这件事与您联系"
        tidy={(text) => cleanPhone(text, defaultPrefix)}
      />
      <FormCaptchaField name="validate" src={captcha.src} spoken={captcha.spoken} onRefresh={captcha.refresh} />
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}
