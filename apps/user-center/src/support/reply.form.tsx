import { failureOf } from '@portal/api-client/http';
import { useReplyMutation } from '@portal/api-client/support';
import { Form, FormTextArea, FormUploadField, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';
import { useUploadPicture } from '../shared/forms/use-upload-picture';

const schema = lazySchema(() => import('./support-schemas').then((module) => module.replySchema));

/** Adds a message to a ticket that is not closed. */
export function ReplyForm({ no }: { no: string }) {
  const [reply] = useReplyMutation();
  const upload = useUploadPicture();
  const form = useForm({
    initialValues: { text: '', fileId: '' },
    schema,
    onSubmit: async ({ text, fileId }) => {
      const outcome = await reply({ id: no, text, ...(fileId && { fileIds: [fileId] }) });
      if (outcome.data) form.reset();
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="补充">
      <FormTextArea name="text" label="补充说明" maxLength={2000} hint="请勿填写密码与验证码" />
      <FormUploadField name="fileId" label="附件图片（选填）" upload={upload} />
      <SubmitButton>发送</SubmitButton>
    </Form>
  );
}
