import { recommendRequests } from '@portal/api-client/recommend/requests';
import { cleanPhone } from '@portal/rules/cleaning';
import { chineseName, email, mobile } from '@portal/rules/rules';
import { object, ruleSchema, string } from '@portal/rules/yup';
import { trackParameters } from '@portal/session/core';
import { Notice } from '@portal/ui';
import { Form, FormCaptchaField, FormSelect, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useRef, useState } from 'react';
import { captchaProblem } from '../shared/forms/captcha-problem';
import { failureAt } from '../shared/forms/failure-at';
import { randomId } from '../shared/forms/random-id';
import { useCaptcha } from '../shared/forms/use-captcha';
import { call } from '../shared/installation/call';
import { useBrand, useInstallation } from '../shared/installation/installation';

const channels = [
  { value: 'community', label: '社群与朋友圈' },
  { value: 'media', label: '自媒体与内容' },
  { value: 'education', label: '培训与课程' },
  { value: 'institution', label: '机构与工作室' },
  { value: 'other', label: '其他' },
] as const;
type Channel = (typeof channels)[number]['value'];

const schema = object({
  chineseName: ruleSchema(chineseName),
  mobilePhone: ruleSchema(mobile),
  email: ruleSchema(email),
  city: string().trim().required('请填写所在城市').max(40, '城市不超过 40 个字'),
  channel: string().required('请选择主要推广渠道'),
  note: string().max(500, '说明不超过 500 个字'),
});

const empty = { chineseName: '', mobilePhone: '', email: '', city: '', channel: '', note: '', validate: '' };

/** The application of an introducer. After a lost response a retry is safe: the request id marks it as the same application. */
export function ApplyForm() {
  const { http } = useInstallation();
  const { defaultPrefix } = useBrand();
  const captcha = useCaptcha('introducer');
  const requestId = useRef<string>(undefined);
  const [submitted, setSubmitted] = useState(false);
  const form = useForm({
    initialValues: empty,
    schema,
    validate: ({ validate }) => captchaProblem(validate),
    onSubmit: async ({ channel, note, ...values }) => {
      requestId.current ??= randomId();
      const answer = await call(http, recommendRequests.applyIntroducer, {
        ...values,
        channel: channel as Channel,
        ...(note.trim() !== '' && { note: note.trim() }),
        requestId: requestId.current,
        random: captcha.random,
        trackParameters: trackParameters(),
      });
      if (answer.ok) {
        setSubmitted(true);
        return undefined;
      }
      // A corrected form is a new application. The id is reused only if the outcome is unknown (no response).
      if (answer.status !== 0) requestId.current = undefined;
      captcha.refresh();
      return failureAt(answer);
    },
  });
  if (submitted) {
    return (
      <Notice tone="ok" title="申请已提交" live>
        我们会按您填写的手机号或邮箱与您联系，请保持畅通。同一手机号在审核期间无需重复提交。
      </Notice>
    );
  }
  return (
    <Form form={form} label="介绍人申请">
      <FormTextField name="chineseName" label="姓名" autoComplete="name" maxLength={15} />
      <FormTextField
        name="mobilePhone"
        label="手机号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        before={`+${defaultPrefix}`}
        tidy={(text) => cleanPhone(text, defaultPrefix)}
      />
      <FormTextField name="email" label="邮箱" type="email" inputMode="email" autoComplete="email" maxLength={64} />
      <FormTextField name="city" label="所在城市" autoComplete="address-level2" maxLength={40} />
      <FormSelect name="channel" label="主要推广渠道" placeholder="请选择" options={channels} />
      <FormTextField name="note" label="补充说明" optional maxLength={500} />
      <FormCaptchaField name="validate" src={captcha.src} spoken={captcha.spoken} onRefresh={captcha.refresh} />
      <SubmitButton>提交申请</SubmitButton>
    </Form>
  );
}
