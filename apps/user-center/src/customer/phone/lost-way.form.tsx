import { useRequestPhoneChangeMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import { cleanIdNumber } from '@portal/rules/cleaning';
import { Notice } from '@portal/ui';
import { Form, FormPasswordField, FormTextField, FormUploadField, SubmitButton, useForm } from '@portal/ui/form';
import { useInstallation } from '../../shared/browser/installation';
import { lazySchema } from '../../shared/forms/lazy-schema';
import { Pair } from '../../shared/forms/pair';
import { useDraftKey } from '../../shared/forms/use-draft-key';
import { useReview } from '../../shared/review/use-review';
import { useUploadPicture } from '../../shared/forms/use-upload-picture';
import { FieldGroup } from './field-group';
import { NewPhoneFields } from './new-phone-fields';
import { phoneReview } from './phone-review';
import type { WayProps } from './way-props';

const schema = lazySchema(() => import('./lost-way-schema').then((module) => module.lostWaySchema));

/** Requests a phone change by staff, because the present phone can no longer receive codes. */
export function LostWayForm({ current, hours, onDone }: WayProps) {
  const [requestPhoneChange] = useRequestPhoneChangeMutation();
  const { defaultPrefix } = useInstallation().brand;
  const upload = useUploadPicture();
  const draftKey = useDraftKey('lost-phone');
  const { review, dialog } = useReview();
  const form = useForm({
    initialValues: {
      mobilePhone: '',
      verifyCode: '',
      password: '',
      idDocumentNumber: '',
      frontFileId: '',
      backFileId: '',
      holdingFileId: '',
    },
    schema,
    draft: { key: draftKey, fields: ['mobilePhone', 'frontFileId', 'backFileId', 'holdingFileId'] },
    onSubmit: async (values) =>
      review({
        ...phoneReview({ current, mobilePhone: values.mobilePhone, hours }),
        confirmLabel: '提交申请',
        next: '提交后由工作人员核对身份，通过后手机号才会更换。审核期间可以取消。',
        act: async () => {
          const outcome = await requestPhoneChange({ ...values, nationCode: defaultPrefix });
          if (outcome.data) onDone(outcome.data);
          return failureOf(outcome);
        },
      }),
  });
  const { mobilePhone } = form.values;
  return (
    <>
      <Form form={form} label="提交身份资料更换">
        <NewPhoneFields codeName="verifyCode" mobilePhone={mobilePhone} />
        <FieldGroup>
          <legend>核对身份</legend>
          <FormPasswordField name="password" label="登录密码" autoComplete="current-password" />
          <FormTextField
            name="idDocumentNumber"
            label="身份证号"
            autoComplete="off"
            spellCheck={false}
            hint="与已通过认证的身份证一致"
            tidy={cleanIdNumber}
          />
          <Pair data-fold>
            <FormUploadField name="frontFileId" label="身份证人像面" upload={upload} />
            <FormUploadField name="backFileId" label="身份证国徽面" upload={upload} />
          </Pair>
          <FormUploadField name="holdingFileId" label="手持身份证照片" upload={upload} />
          <Notice tone="plain">请本人手持身份证人像面拍摄，面部与证件文字都要清晰。每张照片不超过 10 MB。</Notice>
        </FieldGroup>
        <SubmitButton>下一步</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
