import { useAskTaskMutation } from '@portal/api-client/staff';
import type { StaffTask } from '@portal/contract/staff';
import { object, string } from '@portal/rules/yup';
import { Form, FormSelect, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useAct } from '../shared/session/act';
import { taskKinds } from './task-kinds';

const schema = object({
  text: string()
    .max(300, '说明最多 300 字')
    .when('kind', ([kind], text) => (kind === 'other' ? text.required('请写明需要客户提交什么') : text)),
});

type Values = { kind: StaffTask['kind']; text: string };

/** Asks the customer for a document. */
export function AskTaskForm({ customerNumber, onDone }: { customerNumber: string; onDone: () => void }) {
  const act = useAct();
  const [ask] = useAskTaskMutation();
  const form = useForm<Values>({
    initialValues: { kind: 'address', text: '' },
    schema,
    onSubmit: async ({ kind, text }) => {
      const send = () => ask({ customerNumber, kind, ...(text && { text }) });
      const { error } = await act(send, { quiet: true, done: '已通知客户' });
      if (!error) onDone();
      return error;
    },
  });
  const options = Object.entries(taskKinds).map(([value, label]) => ({ value, label }));
  return (
    <Form form={form} label="要求客户提交资料">
      <FormSelect name="kind" label="资料" options={options} />
      <FormTextField
        name="text"
        label="说明"
        maxLength={300}
        optional={form.values.kind !== 'other'}
        hint="客户会看到这段说明"
      />
      <SubmitButton>通知客户</SubmitButton>
    </Form>
  );
}
