import { failureOf } from '@portal/api-client/http';
import { useOpenMutation } from '@portal/api-client/support';
import type { TicketKind } from '@portal/contract/support';
import { Form, FormSelect, FormTextArea, FormTextField, FormUploadField, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';
import { useDraftKey } from '../shared/forms/use-draft-key';
import { useUploadPicture } from '../shared/forms/use-upload-picture';
import { kinds } from './ticket-texts';

const schema = lazySchema(() => import('./support-schemas').then((module) => module.openSchema));
const options = Object.entries(kinds).map(([value, label]) => ({ value, label }));

/** Opens a question or a complaint, which may be about a document of the customer. */
export function OpenTicketForm({ about, onOpened }: { about: string; onOpened: (no: string) => void }) {
  const [open] = useOpenMutation();
  const upload = useUploadPicture();
  const draftKey = useDraftKey('support');
  const form = useForm<{ kind: TicketKind; subject: string; text: string; ref: string; fileId: string }>({
    initialValues: { kind: 'question', subject: '', text: '', ref: about, fileId: '' },
    schema,
    draft: { key: draftKey, fields: ['kind', 'subject', 'text', 'fileId'] },
    onSubmit: async ({ kind, subject, text, ref, fileId }) => {
      const outcome = await open({
        kind,
        subject,
        text,
        ...(ref && { ref }),
        ...(fileId && { fileIds: [fileId] }),
      });
      if (outcome.data) onOpened(outcome.data.no);
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="提交工单">
      <FormSelect name="kind" label="类型" options={options} />
      <FormTextField name="subject" label="主题" maxLength={80} />
      <FormTextField name="ref" label="关联单号（选填）" maxLength={40} hint="入金、出金、转账单号或持仓号" />
      <FormTextArea name="text" label="内容" maxLength={2000} hint="请勿填写密码与验证码" />
      <FormUploadField name="fileId" label="附件图片（选填）" upload={upload} />
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}
