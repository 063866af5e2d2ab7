import { failureOf } from '@portal/api-client/http';
import { useAddIdCardMutation } from '@portal/api-client/identity';
import { cleanIdNumber } from '@portal/rules/cleaning';
import { Notice } from '@portal/ui';
import { Form, FormTextField, FormUploadField, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';
import { Pair } from '../shared/forms/pair';
import { useDraftKey } from '../shared/forms/use-draft-key';
import { useUploadPicture } from '../shared/forms/use-upload-picture';
import { ConsentField, useAgreements } from './consent-field';

const schema = lazySchema(() => import('./identity-schema').then((module) => module.identitySchema));

/** Submits the identity card for review. */
export function IdentityForm({ onSent }: { onSent?: () => void }) {
  const [addIdCard] = useAddIdCardMutation();
  const { texts, agreements } = useAgreements('identity');
  const upload = useUploadPicture();
  const draftKey = useDraftKey('identity');
  const form = useForm({
    initialValues: { chineseName: '', idDocumentNumber: '', frontFileId: '', backFileId: '', agreements: false },
    schema,
    draft: { key: draftKey, fields: ['chineseName', 'frontFileId', 'backFileId'] },
    onSubmit: async (values) => {
      const outcome = await addIdCard({ ...values, agreements });
      if ('data' in outcome) onSent?.();
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="身份认证">
      <FormTextField name="chineseName" label="真实姓名" autoComplete="name" hint="与身份证上的姓名一致" />
      <FormTextField
        name="idDocumentNumber"
        label="身份证号"
        autoComplete="off"
        spellCheck={false}
        tidy={cleanIdNumber}
      />
      <Pair data-fold>
        <FormUploadField name="frontFileId" label="身份证人像面" upload={upload} />
        <FormUploadField name="backFileId" label="身份证国徽面" upload={upload} />
      </Pair>
      <Notice tone="plain">照片需四角完整、文字清晰、无反光遮挡，每张不超过 10 MB。</Notice>
      <ConsentField texts={texts} data="证件号码、证件照片与面部影像" />
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}
