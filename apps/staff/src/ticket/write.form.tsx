import { useWriteToCustomerMutation } from '@portal/api-client/staff';
import { boolean, object, string } from '@portal/rules/yup';
import { Form, FormCheckbox, FormTextArea, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useAct } from '../shared/session/act';

const schema = object({
  customerNumber: string().required('请填写客户编号').max(20, '请填写客户编号'),
  subject: string().required('请填写主题').max(80, '主题最多 80 字'),
  text: string().required('请填写内容').max(2000, '最多 2000 字'),
  waits: boolean(),
});

/** Writes to a customer, who is told by message. */
export function WriteForm({ onDone }: { onDone: (no: string) => void }) {
  const act = useAct();
  const [write] = useWriteToCustomerMutation();
  const form = useForm({
    initialValues: { customerNumber: '', subject: '', text: '', waits: false },
    schema,
    onSubmit: async ({ customerNumber, subject, text, waits }) => {
      const { data, error } = await act(() => write({ customerNumber, subject, text, waits }), { quiet: true });
      if (data) onDone(data.no);
      return error;
    },
  });
  return (
    <Form form={form} label="给客户发消息">
      <FormTextField name="customerNumber" label="客户编号" inputMode="numeric" />
      <FormTextField name="subject" label="主题" maxLength={80} />
      <FormTextArea name="text" label="内容" maxLength={2000} />
      <FormCheckbox name="waits" label="需要客户回复" />
      <SubmitButton>发送</SubmitButton>
    </Form>
  );
}
